// Listeners of every screen that come after the first interaction: lost focus, dropped and pasted files.
import { useFocusRestoration } from '../hooks/dom/focusRestoration.ts';
import { useFileDropAndPaste } from '../hooks/dom/useFileDropAndPaste.ts';

export default function InteractionListeners() {
  useFocusRestoration();
  useFileDropAndPaste();
  return null;
}

// A prerendered form whose HTML a browser extension has changed does not hydrate: React replaces it. The typed form is kept
// until the new one has taken over its values, the caret and a held submit.
import { HYDRATABLE_FORM } from './earlySubmit.ts';

let typed: HTMLFormElement | null = null;
let caret: HTMLInputElement | null = null;

/** Call before hydration. */
export function captureTypedForm(root: HTMLElement): void {
  typed = root.querySelector<HTMLFormElement>(`form[${HYDRATABLE_FORM}]`);
  const follow = ({ target }: Pick<Event, 'target'>) => {
    caret = target instanceof HTMLInputElement && target.form === typed ? target : null;
  };
  follow({ target: document.activeElement });
  typed?.addEventListener('focusin', follow);
}

/** The form that `form` replaces; null if React kept it. Returns it once. */
export function takeCapturedForm(form: HTMLFormElement): HTMLFormElement | null {
  const before = typed;
  typed = null;
  return before === form ? null : before;
}

/** Restores the caret of the previous form. */
export function restoreCaret(form: HTMLFormElement): void {
  const field = caret && form.elements.namedItem(caret.name);
  if (!caret || !(field instanceof HTMLInputElement) || document.activeElement !== document.body) return;
  field.focus();
  field.setSelectionRange(caret.selectionStart, caret.selectionEnd);
}

// A browser that is too old for the app is told so, not left to break somewhere: part of the inline script.
import { tellAbove } from './bar.ts';

/** Of what the app is built on this came last: Chrome 120, Safari 17, Firefox 125 (docs/operations.md). */
const isNewEnough = (): boolean => 'popover' in HTMLElement.prototype && 'canParse' in URL;

// assumed: who comes with an older one is told so, not turned away: much of the app works there
export function tellOldBrowser(): void {
  if (isNewEnough()) return;
  addEventListener('DOMContentLoaded', () =>
    tellAbove('Этот браузер устарел, часть разделов в нём не работает. Обновите его или войдите из другого.'),
  );
}

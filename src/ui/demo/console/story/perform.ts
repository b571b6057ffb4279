// Performs a step of the story: uses its highlighted controls one by one until the condition holds.
import { attachFile, fillField } from '../../fillField.ts';
import { findHighlighted } from './highlight.ts';

/** Between two uses, so that a viewer can follow. */
const PACE_MS = 350;
const LOOK_EVERY_MS = 50;
/** A control without effect is used again: its page may not have been ready. */
const RETRY_MS = 4_000;
/** Without any change for so long the step is left to the visitor; a page that loads may take longer. */
const PATIENCE_MS = 15_000;
const LOADING_MS = 45_000;
const BUSY = '[aria-busy=true]';

/** `frame` is read each time, because a navigation replaces its document. */
export async function performStep(
  frame: () => HTMLIFrameElement | null,
  isReached: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  let used: string | null = null;
  let since = Date.now();
  let usedAt = 0;
  let wasLoading = false;
  while (!(await isReached())) {
    signal.throwIfAborted();
    const control = findHighlighted(frame());
    const mark = control === null ? null : markOf(control);
    if (control !== null && (mark !== used || Date.now() - usedAt > RETRY_MS)) {
      await pause(PACE_MS);
      // The page may have replaced the control meanwhile.
      if (findHighlighted(frame()) !== control || markOf(control) !== mark) continue;
      operate(control);
      usedAt = Date.now();
      if (mark !== used) since = usedAt;
      used = mark;
    }
    const loads = isLoading(frame());
    if (wasLoading && !loads) since = Date.now();
    wasLoading = loads;
    if (Date.now() - since > (loads ? LOADING_MS : PATIENCE_MS)) throw new Error('the control of a step is missing');
    await pause(LOOK_EVERY_MS);
  }
  await pause(PACE_MS);
}

function isLoading(frame: HTMLIFrameElement | null): boolean {
  const page = frame?.contentDocument;
  return page?.readyState !== 'complete' || page.querySelector('main') === null || page.querySelector(BUSY) !== null;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Distinguishes controls of the same name: the confirmation of a dialog repeats the name of its opener. */
function markOf(control: HTMLElement): string {
  const { tagName, id, textContent, ownerDocument } = control;
  const place = control.closest('dialog') ? 'dialog' : ownerDocument.location.pathname;
  return [place, tagName, id, control.getAttribute('aria-label') ?? textContent].join(' ');
}

function operate(control: HTMLElement): void {
  const page = control.ownerDocument.defaultView;
  const text = control.dataset['story'] ?? '';
  control.focus({ preventScroll: true });
  if (page === null || text === '') return control.click();
  if (!isField(page, control)) return;
  if (control.type === 'file') attachFile(page, control, text);
  else fillField(page, control, text);
}

type PageWindow = Window & typeof globalThis;

const isField = (
  page: PageWindow,
  control: HTMLElement,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  control instanceof page.HTMLInputElement ||
  control instanceof page.HTMLTextAreaElement ||
  control instanceof page.HTMLSelectElement;

// The hand-over of a form that was submitted before React arrived: early.ts keeps it, useHydratedForm takes it.

/** What the inline script leaves on `window` until the first adopted form takes over. */
export interface EarlySubmit {
  /** The form whose submit was held back, if any. */
  form: EventTarget | null;
  /** Ends holding submits back. */
  stop(): void;
}

declare global {
  interface Window {
    earlySubmit?: EarlySubmit;
  }
}

/** Marks a form as one whose submit may be held back until the app is there: spread into the form's attributes. */
export const HYDRATABLE_FORM = 'data-adoptable';

/** Holds back submits of adoptable forms until somebody takes over. */
export function captureSubmits(): void {
  const held: EarlySubmit = { form: null, stop: () => removeEventListener('submit', hold, true) };
  function hold(event: Event) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute(HYDRATABLE_FORM)) return;
    event.preventDefault();
    form.ariaBusy = 'true';
    held.form = form;
  }
  addEventListener('submit', hold, true);
  window.earlySubmit = held;
}

/** Takes over from the inline script. Returns whether `form` was submitted before. */
export function takeCapturedSubmit(form: HTMLFormElement): boolean {
  const held = window.earlySubmit;
  if (!held) return false;
  held.stop();
  delete window.earlySubmit;
  if (held.form !== form) return false;
  form.ariaBusy = null;
  return true;
}

// Hand-over of a form submitted before hydration: inlineScript.ts holds it, useHydratedForm takes it.

/** Set on `window` by the inline script until the first hydrated form takes over. */
export interface EarlySubmit {
  /** The form whose submit was held back, if any. */
  form: EventTarget | null;
  /** Stops holding back submits. */
  stop(): void;
}

declare global {
  interface Window {
    earlySubmit?: EarlySubmit;
  }
}

/** Marks a form whose submit may be held back until the app is loaded: spread into its attributes. */
export const HYDRATABLE_FORM = 'data-adoptable';

/** Holds back submits of marked forms until a form takes over. */
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

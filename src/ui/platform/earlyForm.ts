// A prerendered form whose HTML a browser extension has changed does not hydrate: React replaces it. The typed form is kept
// until the new one has taken over its values, the caret and a held submit.
import { HYDRATABLE_FORM } from './earlySubmit.ts';

/** The form as it was before hydration. */
export interface EarlyForm {
  /** The form that `form` replaces; null if React kept it. Returns it once. */
  readonly claim: (form: HTMLFormElement) => HTMLFormElement | null;
  /** Restores the caret of the previous form. */
  readonly restoreCaret: (form: HTMLFormElement) => void;
}

/** Call before hydration. */
export function captureEarlyForm(root: HTMLElement): EarlyForm {
  let typed = root.querySelector<HTMLFormElement>(`form[${HYDRATABLE_FORM}]`);
  let caret: HTMLInputElement | null = null;
  const follow = ({ target }: Pick<Event, 'target'>) => {
    caret = target instanceof HTMLInputElement && target.form === typed ? target : null;
  };
  follow({ target: document.activeElement });
  typed?.addEventListener('focusin', follow);
  return {
    claim(form) {
      const before = typed;
      typed = null;
      return before === form ? null : before;
    },
    restoreCaret(form) {
      const field = caret && form.elements.namedItem(caret.name);
      if (!caret || !(field instanceof HTMLInputElement) || document.activeElement !== document.body) return;
      field.focus();
      field.value = caret.value; // React renders it later, which would move the caret to the end
      field.setSelectionRange(caret.selectionStart, caret.selectionEnd);
    },
  };
}

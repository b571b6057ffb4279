// Ties a prerendered form to its machine: what was typed or submitted before React came is handed over in the same
// commit that hydrates, so that no key can fall in between (stack.md 11.2, 11.4).
import { useEffectEvent, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { HYDRATABLE_FORM, takeCapturedSubmit } from '../../platform/earlySubmit.ts';
import { restoreCaret, takeCapturedForm } from '../../platform/typedForm.ts';

/** The text fields of a form by name; files and unchecked boxes are left out. */
export type EarlyFormValues = Record<string, string>;

interface Commands {
  /** Gets what the form holds when React takes it over; send it to the machine as it stands. */
  readonly onAdopt: (values: EarlyFormValues) => void;
  /** Gets what the form holds at each submit, the one held back before hydration included. */
  readonly onSubmit: (values: EarlyFormValues) => void;
}

/**
 * Returns the attributes of the form element. The machine's actor must run before the form hydrates, else its fields
 * are rendered from values that do not know yet what was typed.
 */
export function useHydratedForm({ onAdopt, onSubmit }: Commands) {
  const ref = useRef<HTMLFormElement>(null);
  const adopt = useEffectEvent((form: HTMLFormElement) => {
    const replaced = takeCapturedForm(form);
    const typed = valuesOf(replaced ?? form);
    onAdopt(typed);
    if (replaced) restoreCaret(form);
    if (takeCapturedSubmit(replaced ?? form)) onSubmit(typed);
  });
  useLayoutEffect(() => {
    if (ref.current) adopt(ref.current); // once, at the hand-over: later changes reach the machine by its own events
  }, []);
  return {
    ref,
    method: 'post' as const, // a submit that escapes must not carry the password in the URL
    [HYDRATABLE_FORM]: '',
    suppressHydrationWarning: true, // a held submit has marked the form busy
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      onSubmit(valuesOf(event.currentTarget));
    },
  };
}

function valuesOf(form: HTMLFormElement): EarlyFormValues {
  const values: EarlyFormValues = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

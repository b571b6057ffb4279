// Ties a prerendered form to its machine: what was typed or submitted before React came is handed over in the same
// commit that hydrates, so that no key can fall in between (stack.md 11.2, 11.4).
import { useEffectEvent, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { ADOPTABLE, takeEarlySubmit } from '../../platform/earlySubmit.ts';
import { restoreCaret, takeTypedForm } from '../../platform/typedForm.ts';

/** The text fields of a form by name; files and unchecked boxes are left out. */
export type FormValues = Record<string, string>;

interface Commands {
  /** Gets what the form holds when React takes it over; send it to the machine as it stands. */
  readonly onAdopt: (values: FormValues) => void;
  /** Gets what the form holds at each submit, the one held back before hydration included. */
  readonly onSubmit: (values: FormValues) => void;
}

/**
 * Returns the attributes of the form element. The machine's actor must run before the form hydrates, else its fields
 * are rendered from values that do not know yet what was typed.
 */
export function useAdoptedForm({ onAdopt, onSubmit }: Commands) {
  const ref = useRef<HTMLFormElement>(null);
  const adopt = useEffectEvent((form: HTMLFormElement) => {
    const replaced = takeTypedForm(form);
    const typed = valuesOf(replaced ?? form);
    onAdopt(typed);
    if (replaced) restoreCaret(form);
    if (takeEarlySubmit(replaced ?? form)) onSubmit(typed);
  });
  useLayoutEffect(() => {
    if (ref.current) adopt(ref.current); // once, at the hand-over: later changes reach the machine by its own events
  }, []);
  return {
    ref,
    method: 'post' as const, // a submit that escapes must not carry the password in the URL
    [ADOPTABLE]: '',
    suppressHydrationWarning: true, // a held submit has marked the form busy
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      onSubmit(valuesOf(event.currentTarget));
    },
  };
}

function valuesOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

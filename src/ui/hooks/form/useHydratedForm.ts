// Connects a prerendered form to its machine: input and a submit from before hydration are handed over in the commit that
// hydrates, so that no key is lost in between.
import { createContext, use, useEffectEvent, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { HYDRATABLE_FORM, takeCapturedSubmit } from '../../platform/earlySubmit.ts';
import type { EarlyForm } from '../../platform/earlyForm.ts';

/** The form typed into before hydration; null when nothing is hydrated. */
export const EarlyFormContext = createContext<EarlyForm | null>(null);

/** Text fields of a form by name; files and unchecked boxes are omitted. */
export type EarlyFormValues = Record<string, string>;

interface Commands {
  /** Receives the form's values at hydration; forward them to the machine unchanged. */
  readonly onAdopt: (values: EarlyFormValues) => void;
  /** Receives the values of each submit, including one held back before hydration. */
  readonly onSubmit: (values: EarlyFormValues) => void;
}

/**
 * Returns the attributes of the form element. The machine's actor must be running before the form hydrates, else its fields
 * are rendered without the early input.
 */
export function useHydratedForm({ onAdopt, onSubmit }: Commands) {
  const ref = useRef<HTMLFormElement>(null);
  const typedForm = use(EarlyFormContext);
  const adopt = useEffectEvent((form: HTMLFormElement) => {
    const replaced = typedForm?.claim(form) ?? null;
    const typed = valuesOf(replaced ?? form);
    onAdopt(typed);
    if (replaced) typedForm?.restoreCaret(form);
    if (takeCapturedSubmit(replaced ?? form)) onSubmit(typed);
  });
  useLayoutEffect(() => {
    if (ref.current) adopt(ref.current); // once, at hydration: later changes reach the machine by events
  }, []);
  return {
    ref,
    method: 'post' as const, // a native submit must not put the password in the URL
    [HYDRATABLE_FORM]: '',
    suppressHydrationWarning: true, // a held submit has set aria-busy on the form
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

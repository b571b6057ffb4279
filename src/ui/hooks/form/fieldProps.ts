// Field props of the kit from the values and errors of a form, whichever machine holds them.
import { useMemo } from 'react';
import type { FieldErrors, FieldValue, FormValues } from '../../../machines/form/form.machine.ts';

export interface TextFieldBinding extends Pick<FieldActs, 'onBlur'> {
  name: string;
  value: string;
  error: string | undefined;
  quiet: boolean | undefined;
  onChange: FieldActs['onText'];
}
export interface CheckboxBinding {
  name: string;
  checked: boolean;
  error: string | undefined;
  onChange: FieldActs['onCheck'];
}

export interface FieldBindings {
  readonly text: (name: string) => TextFieldBinding;
  readonly check: (name: string) => CheckboxBinding;
  /** Takes a value from a field that formats its own text (a mask, an amount). */
  readonly setter: (name: string) => FieldActs['onValue'];
}

/** Handlers of one field. */
interface FieldActs {
  readonly onText: (event: { target: { value: string } }) => void;
  readonly onCheck: (event: { target: { checked: boolean } }) => void;
  readonly onValue: (value: FieldValue) => void;
  readonly onBlur: () => void;
}

export type FieldEvent =
  | { type: 'field.change'; name: string; value: FieldValue }
  | { type: 'field.blur'; name: string };

/** The actor behind a form. */
interface FieldActor {
  readonly send: (event: FieldEvent) => void;
}

/** Handlers by field, stable for the life of the actor, so that unchanged fields do not re-render. */
export function useFieldHandlers({ send }: FieldActor): (name: string) => FieldActs {
  return useMemo(() => fieldActs(send), [send]);
}

function fieldActs(send: FieldActor['send']): (name: string) => FieldActs {
  const known = new Map<string, FieldActs>();
  return (name) => {
    const acts = known.get(name) ?? actsOf(name, send);
    known.set(name, acts);
    return acts;
  };
}

function actsOf(name: string, send: FieldActor['send']): FieldActs {
  const onValue = (value: FieldValue) => send({ type: 'field.change', name, value });
  return {
    onText: ({ target }) => onValue(target.value),
    onCheck: ({ target }) => onValue(target.checked),
    onValue,
    onBlur: () => send({ type: 'field.blur', name }),
  };
}

interface Source {
  readonly values: FormValues;
  /** Errors to show. */
  readonly errors: FieldErrors;
  /** After a refused submit, errors are not announced field by field. */
  readonly quiet?: boolean;
  readonly acts: (name: string) => FieldActs;
}

/** Field props of a form, by name. */
export function createFieldBindings({ values, errors, quiet, acts }: Source): FieldBindings {
  return {
    text(name) {
      const value = values[name];
      const { onText, onBlur } = acts(name);
      return {
        name,
        value: typeof value === 'string' ? value : '',
        error: errors[name],
        quiet,
        onChange: onText,
        onBlur,
      };
    },
    check: (name) => ({
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: acts(name).onCheck,
    }),
    setter: (name) => acts(name).onValue,
  };
}

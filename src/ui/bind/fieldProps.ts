// Props of the kit's fields from the values and errors of a form, whichever machine holds them.
import type { Errors, FieldValue, Values } from '../../machines/form.ts';

/** Props of a text-like field. */
export interface TextProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}
/** Props of a checkbox. */
export interface CheckProps {
  name: string;
  checked: boolean;
  error: string | undefined;
  onChange: (event: { target: { checked: boolean } }) => void;
}

export interface FieldProps {
  readonly text: (name: string) => TextProps;
  readonly check: (name: string) => CheckProps;
}

interface Source {
  readonly values: Values;
  /** Errors to show now. */
  readonly errors: Errors;
  readonly change: (name: string, value: FieldValue) => void;
  readonly leave: (name: string) => void;
}

export function fieldProps({ values, errors, change, leave }: Source): FieldProps {
  return {
    text(name) {
      const value = values[name];
      return {
        name,
        value: typeof value === 'string' ? value : '',
        error: errors[name],
        onChange: ({ target }) => change(name, target.value),
        onBlur: () => leave(name),
      };
    },
    check: (name) => ({
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: ({ target }) => change(name, target.checked),
    }),
  };
}

// What a form knows of its files: those it holds, and why a field with a pick that has not passed may not be sent yet.
import type { Errors, Values } from '../../../machines/form/form.machine.ts';

const HELD = 'held:';

/** Under which name the form's values say why the field `name` holds the submit; '' when it does not. */
export const holdOf = (name: string): string => HELD + name;

/** The rules of a form, and before them that no pick may be left out silently. */
export const withHeld =
  (validate: (values: Values) => Errors) =>
  (values: Values): Errors => {
    const held = Object.entries(values).flatMap(([name, why]) =>
      name.startsWith(HELD) && typeof why === 'string' && why !== '' ? [[name.slice(HELD.length), why]] : [],
    );
    return { ...validate(values), ...Object.fromEntries(held) };
  };

/** Files of a field, one or several. */
export function filesIn(values: Values, name: string): readonly File[] {
  const value = values[name];
  const files = Array.isArray(value) ? value : [value];
  return files.filter((file) => file instanceof File);
}

/** Something is picked: no draft can keep it. */
export const hasFiles = (values: Values): boolean =>
  Object.keys(values).some((name) => filesIn(values, name).length > 0 || (values[holdOf(name)] ?? '') !== '');

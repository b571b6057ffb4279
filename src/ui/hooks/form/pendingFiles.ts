// What a form knows of its files: those it holds, and why a field with a pick that has not passed may not be sent yet.
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';

const HELD = 'held:';

/** Under which name the form's values say why the field `name` holds the submit; '' when it does not. */
export const pendingFileKey = (name: string): string => HELD + name;

/** The rules of a form, and before them that no pick may be left out silently. */
export const withPendingFileErrors =
  (validate: (values: FormValues) => FieldErrors) =>
  (values: FormValues): FieldErrors => {
    const held = Object.entries(values).flatMap(([name, why]) =>
      name.startsWith(HELD) && typeof why === 'string' && why !== '' ? [[name.slice(HELD.length), why]] : [],
    );
    return { ...validate(values), ...Object.fromEntries(held) };
  };

/** Files of a field, one or several. */
export function getFiles(values: FormValues, name: string): readonly File[] {
  const value = values[name];
  const files = Array.isArray(value) ? value : [value];
  return files.filter((file) => file instanceof File);
}

/** Something is picked: no draft can keep it. */
export const hasFiles = (values: FormValues): boolean =>
  Object.keys(values).some((name) => getFiles(values, name).length > 0 || (values[pendingFileKey(name)] ?? '') !== '');

// Files of a form: those it holds, and why a field with an unchecked or rejected file blocks the submit.
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';

const HELD = 'held:';

/** Key of the form values that holds the blocking reason of the field `name`; '' when it does not block. */
export const pendingFileKey = (name: string): string => HELD + name;

/** Adds to a form's rules that no picked file may be dropped silently. */
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

/** True if a file is picked, which drafts cannot keep. */
export const hasFiles = (values: FormValues): boolean =>
  Object.keys(values).some((name) => getFiles(values, name).length > 0 || (values[pendingFileKey(name)] ?? '') !== '');

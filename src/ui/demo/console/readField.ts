// A native form keeps its own state (design.md section 4): the console reads a field when a button is pressed.

/** The value of a field by its name; empty where there is none. */
export function getFieldValue(form: HTMLFormElement | null, name: string): string {
  const value = form === null ? null : new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

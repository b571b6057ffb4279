// Reads uncontrolled form fields when a button is pressed.

/** The value of a named field; empty when it is missing. */
export function getFieldValue(form: HTMLFormElement | null, name: string): string {
  const value = form === null ? null : new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

// Format validators: pure functions shared by forms and the mock server.

/** Russian message; null for a valid value. */
export type ValidationError = string | null;
/** Validates a trimmed, non-empty value. */
export type Validator = (value: string) => ValidationError;

export const REQUIRED_MESSAGE = 'Заполните поле';

/** A required value, validated by `check` if given. */
export const requiredValidator =
  (check: Validator = anything): Validator =>
  (value) =>
    value.trim() === '' ? REQUIRED_MESSAGE : check(value.trim());

/** An optional value. */
export const optionalValidator =
  (check: Validator): Validator =>
  (value) =>
    value.trim() === '' ? null : check(value.trim());

/** Maximum length. The field does not truncate pasted text, since its end would be lost silently. */
export const maxLengthValidator =
  (longest: number): Validator =>
  (value) =>
    value.length > longest ? `Не больше ${longest} знаков: сократите текст` : null; // assumed: the contract names no lengths

/** Keeps only the fields with an error. */
export const collectErrors = (found: Readonly<Record<string, ValidationError>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(found).flatMap(([name, wrong]) => (wrong === null ? [] : [[name, wrong]])));

const anything: Validator = () => null;

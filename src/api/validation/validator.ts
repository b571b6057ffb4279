// What a format check is. Checks are pure and know nothing of forms: screens and the mock server ask the same ones.

/** What is wrong with a value, in the Russian words of domain.md section 6; null when it is right. */
export type ValidationError = string | null;
/** Judges a trimmed value that is not empty. */
export type Validator = (value: string) => ValidationError;

export const REQUIRED_MESSAGE = 'Заполните поле';

/** A value that must be given; anything at all is right unless `check` objects. */
export const requiredValidator =
  (check: Validator = anything): Validator =>
  (value) =>
    value.trim() === '' ? REQUIRED_MESSAGE : check(value.trim());

/** A value that may be left out. */
export const optionalValidator =
  (check: Validator): Validator =>
  (value) =>
    value.trim() === '' ? null : check(value.trim());

/** A text of at most so many characters; a field that cuts what is pasted would lose the end of it unsaid. */
export const maxLengthValidator =
  (longest: number): Validator =>
  (value) =>
    value.length > longest ? `Не больше ${longest} знаков: сократите текст` : null; // assumed: the contract names no lengths

/** Of what was found of each field, the fields that are wrong, with the words for it. */
export const collectErrors = (found: Readonly<Record<string, ValidationError>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(found).flatMap(([name, wrong]) => (wrong === null ? [] : [[name, wrong]])));

const anything: Validator = () => null;

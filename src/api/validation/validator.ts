// What a format check is. Checks are pure and know nothing of forms: screens and the mock server ask the same ones.

/** What is wrong with a value, in the Russian words of domain.md section 6; null when it is right. */
export type Complaint = string | null;
/** Judges a trimmed value that is not empty. */
export type Check = (value: string) => Complaint;

export const REQUIRED = 'Заполните поле';

/** A value that must be given; anything at all is right unless `check` objects. */
export const required =
  (check: Check = anything): Check =>
  (value) =>
    value.trim() === '' ? REQUIRED : check(value.trim());

/** A value that may be left out. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value.trim() === '' ? null : check(value.trim());

/** A text of at most so many characters; a field that cuts what is pasted would lose the end of it unsaid. */
export const atMost =
  (longest: number): Check =>
  (value) =>
    value.length > longest ? `Не больше ${longest} знаков: сократите текст` : null; // assumed: the contract names no lengths

/** Of what was found of each field, the fields that are wrong, with the words for it. */
export const complaints = (found: Readonly<Record<string, Complaint>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(found).flatMap(([name, wrong]) => (wrong === null ? [] : [[name, wrong]])));

const anything: Check = () => null;

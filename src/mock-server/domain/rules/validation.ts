// What a call got wrong beyond its types: the checks the forms ask too, gathered into one refusal (domain.md section 2).
import { type ValidationError, REQUIRED_MESSAGE } from '../../../api/validation/validator.ts';
import { validationError } from '../../http/response.ts';

/** Throws V with every complaint there is. */
export function assertValid(complaints: Readonly<Record<string, ValidationError>>): void {
  const found = Object.entries(complaints).flatMap(([field, text]) => (text === null ? [] : [[field, text] as const]));
  if (found.length > 0) throw validationError(Object.fromEntries(found));
}

/** A field that this caller must fill. */
export const checkRequired = (value: string | undefined): ValidationError =>
  value === undefined ? REQUIRED_MESSAGE : null;

// Throws form validation errors as one refusal.
import { type ValidationError, REQUIRED_MESSAGE } from '../../../api/validation/validator.ts';
import { validationError } from '../../http/response.ts';

/** Throws V with every validation error. */
export function assertValid(complaints: Readonly<Record<string, ValidationError>>): void {
  const found = Object.entries(complaints).flatMap(([field, text]) => (text === null ? [] : [[field, text] as const]));
  if (found.length > 0) throw validationError(Object.fromEntries(found));
}

/** A field required for this caller. */
export const checkRequired = (value: string | undefined): ValidationError =>
  value === undefined ? REQUIRED_MESSAGE : null;

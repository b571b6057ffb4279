// What a call got wrong beyond its types: the checks the forms ask too, gathered into one refusal (domain.md section 2).
import { type Complaint, REQUIRED } from '../../../api/validation/validator.ts';
import { invalid } from '../../http/response.ts';

/** Throws V with every complaint there is. */
export function refuse(complaints: Readonly<Record<string, Complaint>>): void {
  const found = Object.entries(complaints).flatMap(([field, text]) => (text === null ? [] : [[field, text] as const]));
  if (found.length > 0) throw invalid(Object.fromEntries(found));
}

/** A field that this caller must fill. */
export const filled = (value: string | undefined): Complaint => (value === undefined ? REQUIRED : null);

// The reason of a decision, kept under the name of its record, whatever status that has: somebody else may decide first.
import type { FormValues } from '../../machines/form/form.machine.ts';
import { type FormWithDraft, textValue } from '../hooks/form/useMutationForm.ts';

/** What a decision is about. */
export interface DecisionRecord {
  /** As its kept reason is named: `withdrawal:601`. */
  readonly record: string;
  /** The status it is decided from; null for a record that is no longer found. */
  readonly status: string | null;
}

/** Fields of the form that holds the reason: the words, and the status they were typed for. */
export const REASON_FIELD: FormValues = { comment: '', from: '' };

/** Name of the draft of a reason, by the record it is about. */
export const reasonDraftKey = (record: string): string => `reason:${record}`;

/** For `drafted` of the form: the status alone is worth nothing. */
export const getReason = ({ comment = '', from = '' }: FormValues): FormValues =>
  comment === '' ? {} : { comment, from };

/** What a question about `of` begins with: the words that were kept, for the status the record has now. */
export const findReasonDraft = ({ status }: DecisionRecord, { draft, values }: FormWithDraft): FormValues => ({
  comment: textValue(draft.stored() ?? values, 'comment'),
  from: status,
});

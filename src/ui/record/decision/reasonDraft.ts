// Draft of a decision's reason, keyed by the record and independent of its status, since somebody else may decide first.
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { type FormWithDraft, getTextValue } from '../../hooks/form/useMutationForm.ts';

/** Record of a decision. */
export interface DecisionRecord {
  /** Name of the draft: `withdrawal:601`. */
  readonly record: string;
  /** Current status; null if the record no longer exists. */
  readonly status: string | null;
}

/** Form fields: the reason, and the status it was typed for. */
export const EMPTY_REASON: FormValues = { comment: '', from: '' };

export const reasonDraftKey = (record: string): string => `reason:${record}`;

/** For `toDraft` of the form: without a reason the status is not stored. */
export const toReasonDraft = ({ comment = '', from = '' }: FormValues): FormValues =>
  comment === '' ? {} : { comment, from };

/** Initial values of a confirmation for a record: the kept reason with the current status. */
export const getReasonValues = ({ status }: DecisionRecord, { draft, values }: FormWithDraft): FormValues => ({
  comment: getTextValue(draft.stored() ?? values, 'comment'),
  from: status,
});

// Comment form with conflict detection. The record is refetched before saving, since the contract has no versions and the
// screen does not poll.
import { maxLengthValidator, requiredValidator } from '../../../api/validation/validator.ts';
import type { Endpoint, EndpointInput } from '../../../api/endpoint.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { fetchRecord } from '../../../machines/data/lists/findInList.ts';
import {
  type ConflictChoice,
  type ConcurrentEdit,
  resolveConflict,
  mergeServerText,
  isConflicting,
  createConflictFailure,
  getConflictingText,
} from '../../../machines/form/concurrentEdit.ts';
import { useServices } from '../../hooks/core/services.ts';
import { type FormWithDraft, getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useOnChange } from '../../hooks/core/useOnChange.ts';
import { useFocusRequest } from '../../hooks/dom/useFocusRequest.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import type { LookupCall } from '../../hooks/list/useSelectedRecord.ts';

/** A record with a comment, and its read and write endpoints. */
export interface CommentableRecord<E extends Endpoint> {
  /** Kind of record in the draft's name: `deposit`. A status change keeps the draft. */
  readonly kind: string;
  readonly record: { readonly id: RecordId; readonly status: string | null; readonly comment: string | null };
  /** List that contains the record. */
  readonly lookupCall: LookupCall<PageOf<{ readonly id: RecordId; readonly comment: string | null }>>;
  /** Write endpoint and its input. */
  readonly target: E;
  readonly inputOf: (comment: string) => EndpointInput<E>;
}

export interface CommentForm {
  readonly form: FormWithDraft;
  /** Comment that somebody else wrote meanwhile; null without a conflict. */
  readonly conflictingComment: string | null;
  /** The field was updated to the newer comment, because nothing had been typed. */
  readonly wasUpdated: boolean;
  readonly choose: (choice: ConflictChoice) => void;
}

/** Focus target after a refused save: the choice of versions, else the first invalid field. */
const CHOICE_OR_WRONG = 'dialog[open] [data-choice] button, dialog[open] [aria-invalid="true"]';

/**
 * `first`: comment when the dialog opened; `opened`: comment that the input is based on. They differ after the first
 * choice.
 */
const EMPTY: FormValues = { comment: '', opened: '', theirs: '', first: '' };
const textOf = (values: FormValues): ConcurrentEdit => ({
  opened: getTextValue(values, 'opened'),
  theirs: getTextValue(values, 'theirs'),
  mine: getTextValue(values, 'comment'),
});

function errorsIn(values: FormValues): FieldErrors {
  // Not a field error: the choice is shown and focused instead.
  if (isConflicting(textOf(values))) return { theirs: '' };
  const wrong = requiredValidator(maxLengthValidator(1000))(getTextValue(values, 'comment'));
  return wrong === null ? {} : { comment: wrong };
}

/** An empty or untouched field is not stored. */
const draftIn = ({ comment = '', opened = '' }: FormValues): FormValues =>
  comment === '' || comment === opened ? {} : { comment, opened };

// assumed: author and time of the other change are not shown, because the record does not contain them; between the refetch
// and the save another change may still be lost, since the contract has no conditional write
/** Mount with the dialog. A text is saved only over the comment it is based on, after comparing it with the server's. */
export function useComment<E extends Endpoint>(commented: CommentableRecord<E>, onDone: () => void): CommentForm {
  const { kind, record, lookupCall, target, inputOf } = commented;
  const { requests, invalidations } = useServices();
  const notify = useNotify();
  const wrong = useFocusRequest(CHOICE_OR_WRONG);
  const field = useFocusRequest('dialog[open] textarea');
  const serverText = record.comment?.trim() ?? '';
  const form = useMutationForm(target, {
    initial: EMPTY,
    found: (draft) => ({
      comment: serverText,
      opened: draft ? '' : serverText,
      ...draft,
      theirs: serverText,
      first: serverText,
    }),
    draft: `comment:${kind}:${record.id}`,
    toDraft: draftIn,
    validate: errorsIn,
    async beforeSend(values, signal) {
      const now = await fetchRecord(record.id, lookupCall, requests, signal);
      if ('failure' in now) return now.failure;
      const theirs = now.row?.comment?.trim() ?? '';
      return now.row && isConflicting({ ...textOf(values), theirs }) ? createConflictFailure(theirs) : null;
    },
    input: (values) => inputOf(getTextValue(values, 'comment')),
    onDone() {
      notify('done', 'Комментарий сохранён');
      onDone();
    },
    onInvalid: wrong.request,
    onRejected(failure) {
      const theirs = getConflictingText(failure);
      if (theirs === null) return;
      take(mergeServerText(text, theirs));
      wrong.request();
      invalidations.publish(target.invalidates);
    },
  });
  const text = textOf(form.values);
  const take = ({ opened, theirs, mine }: ConcurrentEdit) => {
    form.change('opened', opened);
    form.change('theirs', theirs);
    if (mine !== text.mine) form.change('comment', mine);
  };
  useOnChange(serverText, () => take(mergeServerText(text, serverText)));
  return {
    form: form.failure && getConflictingText(form.failure) !== null ? { ...form, failure: null } : form,
    conflictingComment: isConflicting(text) ? text.theirs : null,
    wasUpdated: text.mine === text.opened && text.opened !== getTextValue(form.values, 'first'),
    choose(choice) {
      take(resolveConflict(text, choice));
      field.request();
    },
  };
}

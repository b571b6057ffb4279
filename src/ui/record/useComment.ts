// The form of a comment that others may write too. The record is read again before a save, as nothing else tells of a
// change: the contract has no versions and the screen asks for nothing by itself.
import { maxLengthValidator, requiredValidator } from '../../api/validation/validator.ts';
import type { Endpoint, EndpointInput } from '../../api/endpoint.ts';
import type { PageOf } from '../../api/schemas/reader.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { FieldErrors, FormValues } from '../../machines/form/form.machine.ts';
import { fetchRecord } from '../../machines/data/findInList.ts';
import {
  type ConflictChoice,
  type ConcurrentEdit,
  resolveConflict,
  mergeServerText,
  isConflicting,
  findConflict,
  getConflictingText,
} from '../../machines/form/concurrentEdit.ts';
import { useServices } from '../hooks/core/services.ts';
import { type FormWithDraft, textValue, useMutationForm } from '../hooks/form/useMutationForm.ts';
import { useOnChange } from '../hooks/core/useOnChange.ts';
import { useFocusRequest } from '../hooks/dom/useFocusRequest.ts';
import { useNotify } from '../hooks/session/useNotices.ts';
import type { LookupCall } from '../hooks/list/useSelectedRecord.ts';

/** A record with a comment, and how both are called for. */
export interface CommentableRecord<E extends Endpoint> {
  /** The record, as its draft is named: `deposit`. What was typed outlives a status that changes meanwhile. */
  readonly of: string;
  readonly record: { readonly id: RecordId; readonly status: string | null; readonly comment: string | null };
  /** The list it stands in. */
  readonly whole: LookupCall<PageOf<{ readonly id: RecordId; readonly comment: string | null }>>;
  /** The call that writes it, and its input. */
  readonly target: E;
  readonly inputOf: (comment: string) => EndpointInput<E>;
}

export interface CommentForm {
  readonly form: FormWithDraft;
  /** What somebody else has written meanwhile; null where there is nothing to choose. */
  readonly rival: string | null;
  /** The field shows another text than the one it was opened with, and nothing was typed over that. */
  readonly followed: boolean;
  readonly choose: (choice: ConflictChoice) => void;
}

/** Where the choice stands there is no other thing to mend. */
const CHOICE_OR_WRONG = 'dialog[open] [data-choice] button, dialog[open] [aria-invalid="true"]';

/** `first` is what the dialog was opened with, `opened` what is typed over: the two part with the first choice. */
const EMPTY: FormValues = { comment: '', opened: '', theirs: '', first: '' };
const textOf = (values: FormValues): ConcurrentEdit => ({
  opened: textValue(values, 'opened'),
  theirs: textValue(values, 'theirs'),
  mine: textValue(values, 'comment'),
});

function errorsIn(values: FormValues): FieldErrors {
  // No error of a field: the choice says it, and the focus goes there.
  if (isConflicting(textOf(values))) return { theirs: '' };
  const wrong = requiredValidator(maxLengthValidator(1000))(textValue(values, 'comment'));
  return wrong === null ? {} : { comment: wrong };
}

/** An emptied field is worth nothing, nor one that nobody has typed into. */
const draftIn = ({ comment = '', opened = '' }: FormValues): FormValues =>
  comment === '' || comment === opened ? {} : { comment, opened };

// assumed: neither who changed it nor when is told, as the record does not say; between the read and the save another
// change may still be lost, as the contract has no condition to save under
/** To be mounted with the dialog. A text is sent only over the one it was typed over; nothing goes out uncompared. */
export function useComment<E extends Endpoint>(commented: CommentableRecord<E>, onDone: () => void): CommentForm {
  const { of, record, whole, target, inputOf } = commented;
  const { requests, touches } = useServices();
  const notify = useNotify();
  const wrong = useFocusRequest(CHOICE_OR_WRONG);
  const field = useFocusRequest('dialog[open] textarea');
  const told = record.comment?.trim() ?? '';
  const form = useMutationForm(target, {
    initial: EMPTY,
    found: (draft) => ({ comment: told, opened: draft ? '' : told, ...draft, theirs: told, first: told }),
    draft: `comment:${of}:${record.id}`,
    drafted: draftIn,
    validate: errorsIn,
    async before(values, signal) {
      const now = await fetchRecord(record.id, whole, requests, signal);
      if ('failure' in now) return now.failure;
      const theirs = now.row?.comment?.trim() ?? '';
      return now.row && isConflicting({ ...textOf(values), theirs }) ? findConflict(theirs) : null;
    },
    input: (values) => inputOf(textValue(values, 'comment')),
    onDone() {
      notify('done', 'Комментарий сохранён');
      onDone();
    },
    onInvalid: wrong.ask,
    onRejected(failure) {
      const theirs = getConflictingText(failure);
      if (theirs === null) return;
      take(mergeServerText(text, theirs));
      wrong.ask();
      touches.publish(target.touches);
    },
  });
  const text = textOf(form.values);
  const take = ({ opened, theirs, mine }: ConcurrentEdit) => {
    form.change('opened', opened);
    form.change('theirs', theirs);
    if (mine !== text.mine) form.change('comment', mine);
  };
  useOnChange(told, () => take(mergeServerText(text, told)));
  return {
    form: form.failure && getConflictingText(form.failure) !== null ? { ...form, failure: null } : form,
    rival: isConflicting(text) ? text.theirs : null,
    followed: text.mine === text.opened && text.opened !== textValue(form.values, 'first'),
    choose(choice) {
      take(resolveConflict(text, choice));
      field.ask();
    },
  };
}

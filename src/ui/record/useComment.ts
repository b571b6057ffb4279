// The form of a comment that others may write too. The record is read again before a save, as nothing else tells of a
// change: the contract has no versions and the screen asks for nothing by itself.
import { atMost, required } from '../../api/validation/validator.ts';
import type { Endpoint, InputOf } from '../../api/endpoint.ts';
import type { Page } from '../../api/schemas/reader.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { Errors, Values } from '../../machines/form/form.machine.ts';
import { rowNow } from '../../machines/data/findInList.ts';
import {
  type Choice,
  type ConcurrentEdit,
  resolved,
  withServerText,
  isConflicting,
  conflictWith,
  conflictingText,
} from '../../machines/form/concurrentEdit.ts';
import { useServices } from '../hooks/core/services.ts';
import { type DraftedForm, textIn, useCallForm } from '../hooks/form/useMutationForm.ts';
import { useChanged } from '../hooks/core/useOnChange.ts';
import { useFocusWhenAsked } from '../hooks/dom/useFocusRequest.ts';
import { useNotify } from '../hooks/session/useNotices.ts';
import type { Whole } from '../hooks/list/useSelectedRecord.ts';

/** A record with a comment, and how both are called for. */
export interface Commented<E extends Endpoint> {
  /** The record, as its draft is named: `deposit`. What was typed outlives a status that changes meanwhile. */
  readonly of: string;
  readonly record: { readonly id: RecordId; readonly status: string | null; readonly comment: string | null };
  /** The list it stands in. */
  readonly whole: Whole<Page<{ readonly id: RecordId; readonly comment: string | null }>>;
  /** The call that writes it, and its input. */
  readonly target: E;
  readonly inputOf: (comment: string) => InputOf<E>;
}

export interface CommentForm {
  readonly form: DraftedForm;
  /** What somebody else has written meanwhile; null where there is nothing to choose. */
  readonly rival: string | null;
  /** The field shows another text than the one it was opened with, and nothing was typed over that. */
  readonly followed: boolean;
  readonly choose: (choice: Choice) => void;
}

/** Where the choice stands there is no other thing to mend. */
const CHOICE_OR_WRONG = 'dialog[open] [data-choice] button, dialog[open] [aria-invalid="true"]';

/** `first` is what the dialog was opened with, `opened` what is typed over: the two part with the first choice. */
const EMPTY: Values = { comment: '', opened: '', theirs: '', first: '' };
const textOf = (values: Values): ConcurrentEdit => ({
  opened: textIn(values, 'opened'),
  theirs: textIn(values, 'theirs'),
  mine: textIn(values, 'comment'),
});

function errorsIn(values: Values): Errors {
  // No error of a field: the choice says it, and the focus goes there.
  if (isConflicting(textOf(values))) return { theirs: '' };
  const wrong = required(atMost(1000))(textIn(values, 'comment'));
  return wrong === null ? {} : { comment: wrong };
}

/** An emptied field is worth nothing, nor one that nobody has typed into. */
const draftIn = ({ comment = '', opened = '' }: Values): Values =>
  comment === '' || comment === opened ? {} : { comment, opened };

// assumed: neither who changed it nor when is told, as the record does not say; between the read and the save another
// change may still be lost, as the contract has no condition to save under
/** To be mounted with the dialog. A text is sent only over the one it was typed over; nothing goes out uncompared. */
export function useComment<E extends Endpoint>(commented: Commented<E>, onDone: () => void): CommentForm {
  const { of, record, whole, target, inputOf } = commented;
  const { requests, touches } = useServices();
  const notify = useNotify();
  const wrong = useFocusWhenAsked(CHOICE_OR_WRONG);
  const field = useFocusWhenAsked('dialog[open] textarea');
  const told = record.comment?.trim() ?? '';
  const form = useCallForm(target, {
    initial: EMPTY,
    found: (draft) => ({ comment: told, opened: draft ? '' : told, ...draft, theirs: told, first: told }),
    draft: `comment:${of}:${record.id}`,
    drafted: draftIn,
    validate: errorsIn,
    async before(values, signal) {
      const now = await rowNow(record.id, whole, requests, signal);
      if ('failure' in now) return now.failure;
      const theirs = now.row?.comment?.trim() ?? '';
      return now.row && isConflicting({ ...textOf(values), theirs }) ? conflictWith(theirs) : null;
    },
    input: (values) => inputOf(textIn(values, 'comment')),
    onDone() {
      notify('done', 'Комментарий сохранён');
      onDone();
    },
    onInvalid: wrong.ask,
    onRejected(failure) {
      const theirs = conflictingText(failure);
      if (theirs === null) return;
      take(withServerText(text, theirs));
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
  useChanged(told, () => take(withServerText(text, told)));
  return {
    form: form.failure && conflictingText(form.failure) !== null ? { ...form, failure: null } : form,
    rival: isConflicting(text) ? text.theirs : null,
    followed: text.mine === text.opened && text.opened !== textIn(form.values, 'first'),
    choose(choice) {
      take(resolved(text, choice));
      field.ask();
    },
  };
}

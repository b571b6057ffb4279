// The draft of a form in a dialog: its texts and ticks outlive Esc, a reload and the end of the session.
import * as v from 'valibot';
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { type SentValues, readDraft } from '../../../machines/form/draft.machine.ts';
import { getAccountId } from '../../../machines/session/context.ts';
import { useServices } from '../core/services.ts';
import { useDraft } from './useDraft.ts';
import { useSession } from '../session/useSession.ts';

export interface FormDraft {
  /** What was kept when the form was mounted; null without it. */
  readonly found: FormValues | null;
  /** When it was kept last, ISO 8601; null where nothing had been found, or it was thrown away. */
  readonly savedAt: string | null;
  /** The storage keeps nothing: what is typed lives as long as the page. */
  readonly unkept: boolean;
  /** What of it had gone out without an answer when the form was mounted. */
  readonly sent: SentValues<FormValues> | null;
  /** `sent`: null where nothing is unanswered any more; left out: as before. */
  readonly keep: (values: FormValues, sent?: SentValues<FormValues> | null) => void;
  readonly drop: () => void;
  /** What is kept by now. */
  readonly stored: () => FormValues | null;
  /** The form takes files, which no draft keeps. */
  readonly fileless: boolean;
  /** The values a form without a draft begins with, its files apart. */
  readonly empty: FormValues;
}

const kept = v.record(v.string(), v.union([v.string(), v.boolean()]));
/** What may be kept: no files. */
const plain = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => v.is(kept.value, value)));

// assumed: a dialog for a new record keeps what was typed until it is sent or thrown away, as a new trade request does
/** `name` is one of the user's own; without it nothing is kept. Read once, as is `initial`. */
export function useFormDraft(name: string | undefined, initial: FormValues): FormDraft {
  const { user } = useSession();
  const { session, env } = useServices();
  const place = {
    // Whose it is may be known only after the form has been drawn, where the token does not tell it.
    get name() {
      return `${getAccountId(session.getSnapshot().context) ?? 0}:form:${name ?? ''}`;
    },
    schema: kept,
  };
  const draft = useDraft<FormValues>(place);
  const empty = plain(initial);
  return {
    found: draft.found,
    savedAt: draft.found === null ? null : draft.savedAt,
    empty,
    fileless: Object.keys(empty).length < Object.keys(initial).length,
    drop: draft.drop,
    unkept: draft.unkept,
    sent: draft.sent,
    stored: () => readDraft(place, env.storage, env.tabStorage),
    keep(values, sent) {
      if (name === undefined || user === null) return;
      // What stands as it began is no draft: it may begin otherwise the next time.
      const typed = Object.entries(plain(values)).filter(
        ([field, value]) => Object.hasOwn(empty, field) && value !== empty[field],
      );
      if (typed.length === 0) draft.drop();
      else draft.keep(Object.fromEntries(typed), sent && { ...sent, values: plain(sent.values) });
    },
  };
}

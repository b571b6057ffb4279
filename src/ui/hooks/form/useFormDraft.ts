// Draft of a dialog's form: texts and checkboxes survive Esc, a reload and the end of the session.
import * as v from 'valibot';
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { type SentValues, readDraft } from '../../../machines/form/draft.machine.ts';
import { getUserId } from '../../../machines/session/context.ts';
import { useServices } from '../core/services.ts';
import { useDraft } from './useDraft.ts';
import { useSession } from '../session/useSession.ts';

export interface FormDraft {
  /** The draft found on mount; null if there was none. */
  readonly found: FormValues | null;
  /** Last saved, ISO 8601; null if no draft was found, or it was discarded. */
  readonly savedAt: string | null;
  /** The storage is unavailable: the input lasts as long as the page. */
  readonly isStorageUnavailable: boolean;
  /** Values of an unanswered write found on mount. */
  readonly sent: SentValues<FormValues> | null;
  /** `sent`: null when no write is unanswered any more; unchanged if omitted. */
  readonly save: (values: FormValues, sent?: SentValues<FormValues> | null) => void;
  readonly drop: () => void;
  /** Current draft. */
  readonly stored: () => FormValues | null;
  /** The form takes files, which drafts do not keep. */
  readonly hasFiles: boolean;
  /** Initial values without a draft, files excluded. */
  readonly empty: FormValues;
}

const kept = v.record(v.string(), v.union([v.string(), v.boolean()]));
/** Values without files. */
const plain = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => v.is(kept.value, value)));

// assumed: a dialog for a new record keeps its draft until it is submitted or discarded, as a new trade request does
/** `name` is unique per user; without it no draft is kept. Both arguments are read once. */
export function useFormDraft(name: string | undefined, initial: FormValues): FormDraft {
  const { user } = useSession();
  const { session, env } = useServices();
  const place = {
    // The owner may be known only after the form was rendered, if the token does not name it.
    get name() {
      return `${getUserId(session.getSnapshot().context) ?? 0}:form:${name ?? ''}`;
    },
    schema: kept,
  };
  const draft = useDraft<FormValues>(place);
  const empty = plain(initial);
  return {
    found: draft.found,
    savedAt: draft.found === null ? null : draft.savedAt,
    empty,
    hasFiles: Object.keys(empty).length < Object.keys(initial).length,
    drop: draft.drop,
    isStorageUnavailable: draft.isStorageUnavailable,
    sent: draft.sent,
    stored: () => readDraft(place, env.storage, env.tabStorage),
    save(values, sent) {
      if (name === undefined || user === null) return;
      // Values equal to the initial ones are not stored: the initial value may differ next time.
      const typed = Object.entries(plain(values)).filter(
        ([field, value]) => Object.hasOwn(empty, field) && value !== empty[field],
      );
      if (typed.length === 0) draft.drop();
      else draft.save(Object.fromEntries(typed), sent && { ...sent, values: plain(sent.values) });
    },
  };
}

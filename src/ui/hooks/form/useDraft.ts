// Stores the input of a form on this device until it is submitted or discarded.
import { useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import {
  type DraftDefinition,
  type SentValues,
  draftMachine,
  readDraft,
  readSentValues,
} from '../../../machines/form/draft.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';

export interface Draft<T = unknown> {
  /** The draft found on mount; null if there was none. */
  readonly found: T | null;
  /** Last saved, ISO 8601; null without a draft. */
  readonly savedAt: string | null;
  /** The storage is unavailable: the input lasts as long as the page. */
  readonly isStorageUnavailable: boolean;
  /** Values of an unanswered write found on mount. */
  readonly sent: SentValues<T> | null;
  /** `sent`: null when no write is unanswered any more; unchanged if omitted. */
  readonly save: (values: unknown, sent?: SentValues | null) => void;
  readonly drop: () => void;
}

/** `definition` is read once. */
export function useDraft<T>(definition: DraftDefinition<T>): Draft<T> {
  const { storage, tabStorage, storageEvents, now } = useServices().env;
  // React state: constant after mount and typed by the definition; later the machine holds the draft
  const [found] = useState(() => readDraft(definition, storage, tabStorage));
  const [sent] = useState(() => readSentValues(definition, storage, tabStorage));
  const input = { definition, storage, tabStorage, storageEvents, now };
  const actor = useActorRef(draftMachine, { ...useActorOptions(), input });
  const snapshot = useSelector(actor, (current) => current);
  return {
    found,
    savedAt: snapshot.context.savedAt,
    isStorageUnavailable: snapshot.matches('refused'),
    sent,
    save: (values, newSent) => actor.send({ type: 'draft.save', values, sent: newSent }),
    drop: () => actor.send({ type: 'draft.discard' }),
  };
}

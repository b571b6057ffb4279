// Keeps what is typed into a form on this device until it is sent or thrown away.
import { useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import {
  type DraftDefinition,
  type SentValues,
  draftMachine,
  readDraft,
  foundSent,
} from '../../../machines/form/draft.machine.ts';
import { useServices } from '../core/services.ts';
import { useActorOptions } from '../core/useActorOptions.ts';

export interface Draft<T = unknown> {
  /** What was kept when the view was mounted; null without it. */
  readonly found: T | null;
  /** When it was kept last, ISO 8601; null when there is none. */
  readonly savedAt: string | null;
  /** The storage keeps nothing: what is typed lives as long as the page. */
  readonly unkept: boolean;
  /** What of it had gone out without an answer when the view was mounted. */
  readonly sent: SentValues<T> | null;
  /** `sent`: null where nothing is unanswered any more; left out: as before. */
  readonly keep: (values: unknown, sent?: SentValues | null) => void;
  readonly drop: () => void;
}

/** `place` is read once. */
export function useDraft<T>(place: DraftDefinition<T>): Draft<T> {
  const { storage, tabStorage, now } = useServices().env;
  // React's: a constant of the mount, typed by the place; from there on the machine knows what is kept
  const [found] = useState(() => readDraft(place, storage, tabStorage));
  const [sent] = useState(() => foundSent(place, storage, tabStorage));
  const actor = useActorRef(draftMachine, { ...useActorOptions(), input: { place, storage, tabStorage, now } });
  const snapshot = useSelector(actor, (current) => current);
  return {
    found,
    savedAt: snapshot.context.savedAt,
    unkept: snapshot.matches('refused'),
    sent,
    keep: (values, newSent) => actor.send({ type: 'KEEP', values, sent: newSent }),
    drop: () => actor.send({ type: 'DROP' }),
  };
}

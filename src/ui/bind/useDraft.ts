// Keeps what is typed into a form on this device until it is sent or thrown away.
import { useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { type DraftPlace, draftMachine, foundDraft } from '../../machines/form/draft.machine.ts';
import { useServices } from './services.ts';
import { useSurroundings } from './useSurroundings.ts';

export interface Draft<T = unknown> {
  /** What was kept when the view was mounted; null without it. */
  readonly found: T | null;
  /** When it was kept last, ISO 8601; null when there is none. */
  readonly savedAt: string | null;
  /** The storage keeps nothing: what is typed lives as long as the page. */
  readonly unkept: boolean;
  readonly keep: (values: unknown) => void;
  readonly drop: () => void;
}

/** `place` is read once. */
export function useDraft<T>(place: DraftPlace<T>): Draft<T> {
  const { storage, now } = useServices().env;
  // React's: a constant of the mount, typed by the place; from there on the machine knows what is kept
  const [found] = useState(() => foundDraft(place, storage));
  const actor = useActorRef(draftMachine, { ...useSurroundings(), input: { place, storage, now } });
  const snapshot = useSelector(actor, (current) => current);
  return {
    found,
    savedAt: snapshot.context.savedAt,
    unkept: snapshot.matches('refused'),
    keep: (values) => actor.send({ type: 'KEEP', values }),
    drop: () => actor.send({ type: 'DROP' }),
  };
}

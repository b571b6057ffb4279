// Binds a stored choice to a view: what was chosen last in this browser, followed across its tabs.
import { useActorRef, useSelector } from '@xstate/react';
import { type Choice, chosenOf, selectionMachine } from '../../../machines/data/selection.machine.ts';
import { useServices } from '../core/services.ts';
import { useSurroundings } from '../core/useActorOptions.ts';

export interface Selection<T> {
  /** Null when nothing is chosen, or what is stored is stale or forged. */
  readonly chosen: T | null;
  readonly choose: (value: T) => void;
  readonly clear: () => void;
}

/** `choice` is read once: one of the constants of machines/selection.ts. */
export function useSelection<T>(choice: Choice<T>): Selection<T> {
  const { storage, storageEvents } = useServices().env;
  const actor = useActorRef(selectionMachine, {
    ...useSurroundings(),
    input: { choice, storage, ...(storageEvents ? { storageEvents } : {}) },
  });
  const snapshot = useSelector(actor, (current) => current);
  return {
    chosen: chosenOf(choice, snapshot),
    choose: (value) => actor.send({ type: 'CHOSEN', value }),
    clear: () => actor.send({ type: 'CLEARED' }),
  };
}

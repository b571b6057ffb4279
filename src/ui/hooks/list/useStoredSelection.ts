// Binds a stored choice to a view: what was chosen last in this browser, followed across its tabs.
import { useActorRef, useSelector } from '@xstate/react';
import { type SelectionDefinition, getSelected, selectionMachine } from '../../../machines/data/selection.machine.ts';
import { useServices } from '../core/services.ts';
import { useActorOptions } from '../core/useActorOptions.ts';

export interface StoredSelection<T> {
  /** Null when nothing is chosen, or what is stored is stale or forged. */
  readonly chosen: T | null;
  readonly choose: (value: T) => void;
  readonly clear: () => void;
}

/** `choice` is read once: one of the constants of machines/selection.ts. */
export function useStoredSelection<T>(choice: SelectionDefinition<T>): StoredSelection<T> {
  const { storage, storageEvents } = useServices().env;
  const actor = useActorRef(selectionMachine, {
    ...useActorOptions(),
    input: { choice, storage, ...(storageEvents ? { storageEvents } : {}) },
  });
  const snapshot = useSelector(actor, (current) => current);
  return {
    chosen: getSelected(choice, snapshot),
    choose: (value) => actor.send({ type: 'CHOSEN', value }),
    clear: () => actor.send({ type: 'CLEARED' }),
  };
}

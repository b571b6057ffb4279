// Binds a stored selection of this browser to a view; synchronized between tabs.
import { useActorRef, useSelector } from '@xstate/react';
import { type SelectionDefinition, getSelected, selectionMachine } from '../../../machines/data/selection.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';

export interface StoredSelection<T> {
  /** Null when nothing is selected, or the stored value is outdated or invalid. */
  readonly chosen: T | null;
  readonly choose: (value: T) => void;
  readonly clear: () => void;
}

/** `choice` is read once: one of the constants of the selection machine. */
export function useStoredSelection<T>(choice: SelectionDefinition<T>): StoredSelection<T> {
  const { storage, storageEvents } = useServices().env;
  const actor = useActorRef(selectionMachine, {
    ...useActorOptions(),
    input: { choice, storage, ...(storageEvents ? { storageEvents } : {}) },
  });
  const snapshot = useSelector(actor, (current) => current);
  return {
    chosen: getSelected(choice, snapshot),
    choose: (value) => actor.send({ type: 'selection.set', value }),
    clear: () => actor.send({ type: 'selection.clear' }),
  };
}

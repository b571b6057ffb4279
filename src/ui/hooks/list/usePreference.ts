// A small choice of this browser (open menu groups, collapsed sidebar), kept under `meridian:` and read through a schema.
// What another tab keeps is seen here at once: a list of views is kept whole, and an old one would be written over a new one.
import { useCallback, useSyncExternalStore } from 'react';
import type * as v from 'valibot';
import { writeStorage, readStorage } from '../../../api/storage/storage.ts';
import { parseJson } from '../../../api/storage/storageJson.ts';
import { useServices } from '../core/services.ts';

const listeners = new Set<() => void>();

/** What can be kept as JSON. */
type Storable = string | boolean | readonly Storable[] | { readonly [name: string]: Storable };

/** `[value, set]` of the preference `name`; a missing, old or forged value gives `fallback`. */
export function usePreference<T extends Storable>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
): [T, (value: T) => void] {
  const { storage, storageEvents } = useServices().env;
  const key = `meridian:${name}`;
  const stored = useSyncExternalStore(
    useCallback(
      (listener) => {
        listeners.add(listener);
        storageEvents?.addEventListener('storage', listener);
        return () => {
          listeners.delete(listener);
          storageEvents?.removeEventListener('storage', listener);
        };
      },
      [storageEvents],
    ),
    () => readStorage(storage, key),
    () => null,
  );
  const set = useCallback(
    (value: T) => {
      writeStorage(storage, key, JSON.stringify(value));
      listeners.forEach((listener) => listener());
    },
    [storage, key],
  );
  return [parseJson(stored, schema) ?? fallback, set];
}

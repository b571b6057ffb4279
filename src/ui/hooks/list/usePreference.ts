// A preference of this browser (open menu groups, collapsed side bar), stored under `meridian:` and validated by a schema.
// Changes in other tabs are applied at once: a list of views is stored as a whole, and a stale one would overwrite a newer
// one.
import { useCallback, useSyncExternalStore } from 'react';
import type * as v from 'valibot';
import { writeStorage, readStorage } from '../../../api/storage/storage.ts';
import { parseJson } from '../../../api/storage/storageJson.ts';
import { useServices } from '../core/services.ts';

const listeners = new Set<() => void>();

/** JSON values. */
type Storable = string | boolean | readonly Storable[] | { readonly [name: string]: Storable };

/** `[value, set]` of the preference `name`; a missing, outdated or invalid value gives `fallback`. */
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

// A small choice of this browser (open menu groups, collapsed sidebar), kept under `meridian:` and read through a schema.
// What another tab keeps is seen here at once: a list of views is kept whole, and an old one would be written over a new one.
import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { useServices } from './services.ts';

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
    () => read(storage, key),
    () => null,
  );
  const set = useCallback(
    (value: T) => {
      write(storage, key, JSON.stringify(value));
      listeners.forEach((listener) => listener());
    },
    [storage, key],
  );
  return [parsed(stored, schema) ?? fallback, set];
}

function parsed<T>(stored: string | null, schema: v.GenericSchema<unknown, T>): T | null {
  if (stored === null) return null;
  try {
    const result = v.safeParse(schema, JSON.parse(stored));
    return result.success ? result.output : null;
  } catch {
    return null; // not JSON: somebody else's or damaged
  }
}

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null; // storage forbidden: the preference lives only as its fallback
  }
}

function write(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // full or forbidden: a lost preference harms nobody
  }
}

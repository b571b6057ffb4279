// JSON values of the storage, validated by a schema. Separate from storage.ts: the first screen reads texts only and
// must not load the validator.
import * as v from 'valibot';
import { readStorage } from './storage.ts';

/** The JSON value of `text`; null when it is missing or does not match the schema. */
export function parseJson<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null; // not JSON
  }
}

/** The JSON value under `key`; null when it is missing or does not match the schema. */
export const readStorageJson = <T>(storage: Storage, key: string, schema: v.GenericSchema<unknown, T>): T | null =>
  parseJson(readStorage(storage, key), schema);

// What the browser keeps as JSON (kept.ts), read through a schema. Apart from it: the first screen reads texts alone, and loads
// nothing that checks them.
import * as v from 'valibot';
import { readStorage } from './storage.ts';

/** The value that `text` holds as JSON, typed by the schema that lets it in; null for what is missing, old or forged. */
export function parseJson<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return result.success ? result.output : null;
  } catch {
    return null; // no JSON
  }
}

/** The value that stands under `key`. */
export const readStorageJson = <T>(storage: Storage, key: string, schema: v.GenericSchema<unknown, T>): T | null =>
  parseJson(readStorage(storage, key), schema);

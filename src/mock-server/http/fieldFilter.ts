// What leaves the server: of a record, the fields its endpoint names and no other; the world keeps more of it.
import type { Endpoint } from '../../api/endpoint.ts';
import { HttpError, StatusResponse } from './response.ts';

type Picked = (value: unknown) => unknown;

/** Of an outcome, what `returns` knows of it; values stay as they are stored. Worked out once, by the first answer. */
export function createFieldFilter({ returns }: Pick<Endpoint, 'returns'>): Picked {
  let made: Picked | null = null;
  const pick: Picked = (value) => (made ??= pickerOf(returns))(value);
  return (outcome) => {
    if (outcome instanceof HttpError) return outcome;
    return outcome instanceof StatusResponse ? new StatusResponse(outcome.status, pick(outcome.body)) : pick(outcome);
  };
}

const whole: Picked = (value) => value;

/** Walks the parts of a schema that valibot shows: fields, rows and what is wrapped; records.ts picks from variants. */
function pickerOf(schema: unknown): Picked {
  if (!isRecord(schema)) return whole;
  const { entries, item, wrapped } = schema;
  if (isRecord(entries)) return fieldsOf(Object.entries(entries).map(([name, of]) => [name, pickerOf(of)]));
  if (isRecord(item)) {
    const pick = remembered(pickerOf(item));
    return (rows) => (Array.isArray(rows) ? rows.map(pick) : rows);
  }
  return pickerOf(wrapped);
}

/** Rows are frozen (world/store.ts): what leaves of one stays the same, and a list is read again and again. */
function remembered(pick: Picked): Picked {
  const known = new WeakMap<object, unknown>();
  return (row) => {
    if (!isRecord(row) || !Object.isFrozen(row)) return pick(row);
    const before = known.get(row);
    if (before !== undefined) return before;
    const picked = pick(row);
    known.set(row, picked);
    return picked;
  };
}

function fieldsOf(fields: readonly (readonly [name: string, pick: Picked])[]): Picked {
  return (value) => {
    if (!isRecord(value)) return value;
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) picked[name] = pick(value[name]);
    return picked;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// Response filter: reduces a record to the fields that its endpoint declares; rows hold more.
import type { Endpoint } from '../../api/endpoint.ts';
import { HttpError, StatusResponse } from './response.ts';

type Picked = (value: unknown) => unknown;

/** Filters a result by the endpoint's `returns`; values stay unchanged. Compiled lazily by the first response. */
export function createFieldFilter({ response: returns }: Pick<Endpoint, 'response'>): Picked {
  let made: Picked | null = null;
  const pick: Picked = (value) => (made ??= pickerOf(returns))(value);
  return (outcome) => {
    if (outcome instanceof HttpError) return outcome;
    return outcome instanceof StatusResponse ? new StatusResponse(outcome.status, pick(outcome.body)) : pick(outcome);
  };
}

const whole: Picked = (value) => value;

/** Walks the schema: objects, arrays and wrappers; records.ts picks from variants. */
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

/** Memoizes by row. Rows are frozen (db/store.ts), so the result never changes. */
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

// What leaves the server: of a record, the fields its endpoint names and no other; the world keeps more of it.
import type { Endpoint } from '../api/endpoint.ts';
import { Refusal, Reply } from './reply.ts';

type Picked = (value: unknown) => unknown;

/** Of an outcome, what `returns` knows of it; values stay as they are stored. Worked out once, by the first answer. */
export function publicFields({ returns }: Pick<Endpoint, 'returns'>): Picked {
  let made: Picked | null = null;
  const pick: Picked = (value) => (made ??= pickerOf(returns))(value);
  return (outcome) => {
    if (outcome instanceof Refusal) return outcome;
    return outcome instanceof Reply ? new Reply(outcome.status, pick(outcome.body)) : pick(outcome);
  };
}

const whole: Picked = (value) => value;

/** Walks the parts of a schema that valibot shows: fields, rows and what is wrapped; records.ts picks from variants. */
function pickerOf(schema: unknown): Picked {
  if (!isRecord(schema)) return whole;
  const { entries, item, wrapped } = schema;
  if (isRecord(entries)) return fieldsOf(Object.entries(entries).map(([name, of]) => [name, pickerOf(of)]));
  if (isRecord(item)) {
    const pick = pickerOf(item);
    return (rows) => (Array.isArray(rows) ? rows.map(pick) : rows);
  }
  return pickerOf(wrapped);
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

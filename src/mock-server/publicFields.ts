// What leaves the server: of a record, the fields its endpoint names and no other; the world keeps more of it.
import type { Endpoint } from '../api/endpoint.ts';
import { FileReply, Refusal, Reply } from './reply.ts';

type Picked = (value: unknown) => unknown;

/** Of an outcome, what `returns` knows of it; values stay as they are stored. Worked out once, by the first answer. */
export function publicFields({ returns }: Pick<Endpoint, 'returns'>): Picked {
  let made: Picked | null = null;
  const pick: Picked = (value) => (made ??= pickerOf(returns))(value);
  return (outcome) => {
    if (outcome instanceof Refusal || outcome instanceof FileReply) return outcome;
    return outcome instanceof Reply ? new Reply(outcome.status, pick(outcome.body)) : pick(outcome);
  };
}

const whole: Picked = (value) => value;

/** Walks the parts of a schema that valibot shows: fields, rows, what is wrapped, and variants by their key. */
function pickerOf(schema: unknown): Picked {
  if (!isRecord(schema) || schema['type'] === 'loose_object') return whole;
  const { entries, item, wrapped, options, key } = schema;
  if (isRecord(entries)) return fieldsOf(Object.entries(entries).map(([name, of]) => [name, pickerOf(of)]));
  if (isRecord(item)) {
    const pick = pickerOf(item);
    return (rows) => (Array.isArray(rows) ? rows.map(pick) : rows);
  }
  if (isRecord(wrapped)) return pickerOf(wrapped);
  return Array.isArray(options) && typeof key === 'string' ? variantOf(key, options) : whole;
}

function fieldsOf(fields: readonly (readonly [name: string, pick: Picked])[]): Picked {
  return (value) => {
    if (!isRecord(value)) return value;
    const told: Record<string, unknown> = {};
    for (const [name, pick] of fields) if (name in value) told[name] = pick(value[name]);
    return told;
  };
}

function variantOf(key: string, options: readonly unknown[]): Picked {
  const picks = new Map(options.map((option) => [literalOf(option, key), pickerOf(option)]));
  return (value) => (isRecord(value) ? (picks.get(value[key]) ?? whole)(value) : value);
}

function literalOf(option: unknown, key: string): unknown {
  const field = isRecord(option) && isRecord(option['entries']) ? option['entries'][key] : undefined;
  return isRecord(field) ? field['literal'] : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// What leaves the server: of a record, the fields its endpoint names and no other; the world keeps more of it.
import * as v from 'valibot';
import type { Endpoint } from '../api/endpoint.ts';
import { FileReply, Refusal, Reply } from './reply.ts';

/** The handler's outcome without the fields that `returns` does not know; values stay as they are stored. */
export function publicFields({ returns }: Endpoint, outcome: unknown): unknown {
  if (typeof returns === 'string' || outcome instanceof Refusal || outcome instanceof FileReply) return outcome;
  if (outcome instanceof Reply) return new Reply(outcome.status, known(returns, outcome.body));
  return known(returns, outcome);
}

function known(returns: v.GenericSchema, body: unknown): unknown {
  const parsed = v.safeParse(returns, body);
  return parsed.success ? shared(body, parsed.output) : body;
}

/** `stored`, with the keys that `told` has, too. */
function shared(stored: unknown, told: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(told)) return stored.map((row, place) => shared(row, told[place]));
  if (!isRecord(stored) || !isRecord(told)) return stored;
  const fields = Object.entries(stored).filter(([key]) => Object.hasOwn(told, key));
  return Object.fromEntries(fields.map(([key, value]) => [key, shared(value, told[key])]));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// Replaces every string of a response that its schema allows by a hostile one, as a counterparty or a broken server may send.
import * as v from 'valibot';
import { BINARY_RESPONSE, type Endpoint } from '../../src/api/endpoint.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { API_BASE } from '../../src/api/basePaths.ts';
import { createRouter } from '../../src/mock-server/http/router.ts';

export interface HostileAnswers {
  /** The response to a GET with hostile texts; `url` is absolute. */
  readonly poisoned: (url: string, body: unknown) => unknown;
  /** Fields that took hostile texts. */
  readonly fields: ReadonlySet<string>;
  /** Texts that were handed out, by the mark each begins with: so they are found again in the page. */
  readonly placed: ReadonlyMap<string, string>;
}

const find = createRouter(Object.values<Endpoint>(endpoints));
/** The profile decides which screens exist; hostile texts in it would prove nothing. */
const KEPT = /(^|\.)(account_type|account_state|role|is_read|type)$/;
const PROBE = '‹0›<b>';

/** Prefix of a text; `g`, so that all are found in a page. */
export const TEXT_MARK = /‹\d+›/g;

/** `texts` are handed out one after the other; every third string becomes one of `addresses`, unmarked. */
export function createHostileAnswers(texts: readonly string[], addresses: readonly string[], from = 0): HostileAnswers {
  const takes = new Map<string, boolean>();
  const fields = new Set<string>();
  const placed = new Map<string, string>();
  let next = from;

  function hostile(): string {
    next += 1;
    if (next % 3 === 0) return addresses[next % addresses.length] ?? '';
    const mark = `‹${next}›`;
    const text = `${mark}${texts[next % texts.length]}`;
    placed.set(mark, text);
    return text;
  }

  return {
    fields,
    placed,
    poisoned(url, body) {
      const { pathname, searchParams } = new URL(url);
      const path = pathname.slice(pathname.indexOf(API_BASE) + API_BASE.length);
      const found = find('GET', path, searchParams);
      if (found.kind !== 'route' || found.route.response === BINARY_RESPONSE) return body;
      const schema = found.route.response;
      const result = structuredClone(body);
      walk(result, found.route.path, (holder, key, field) => {
        if (KEPT.test(field)) return;
        const original = holder[key];
        holder[key] = PROBE;
        const isFree = takes.get(field) ?? v.is(schema, result);
        takes.set(field, isFree);
        holder[key] = isFree ? hostile() : original;
        if (isFree) fields.add(field);
      });
      return result;
    },
  };
}

type Holder = Record<string, unknown>;
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Visits every string below `value`; the rows of a list are one field. */
function walk(value: unknown, field: string, visit: (holder: Holder, key: string, field: string) => void): void {
  if (!isHolder(value)) return;
  for (const key of Object.keys(value)) {
    const below = Array.isArray(value) ? field : `${field}.${key}`;
    if (typeof value[key] === 'string') visit(value, key, below);
    else walk(value[key], below, visit);
  }
}

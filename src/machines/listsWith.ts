// A list read from its beginning as far as one of its records, which has no call of its own (domain.md C10).
import * as v from 'valibot';
import { wholeLists } from './allPages.ts';
import type { RequestPorts } from './ports.ts';

const anyPage = v.looseObject({ results: v.array(v.unknown()) });

/** A list may be so long that nobody waits for its end. */
// assumed: a record beyond ten thousand others, 100 a page, is told to be missing
const MOST_PAGES = 100;

/** Ports that answer a question for a list with its rows until the record `id` has come, or to its end. */
export function listsWith(id: number, requests: RequestPorts): RequestPorts {
  const it = v.looseObject({ id: v.literal(id) });
  let pages = 0;
  return wholeLists({
    ...requests,
    async send(call, signal, token) {
      pages = call.url === undefined ? 1 : pages + 1;
      const page = v.parse(anyPage, await requests.send(call, signal, token));
      const isEnough = pages >= MOST_PAGES || page.results.some((row) => v.is(it, row));
      return isEnough ? { ...page, next: null } : page;
    },
  });
}

// Reads a whole list page by page: follows `next` and stops when a URL repeats.
import * as v from 'valibot';
import { type Call, createPageCall } from '../../../api/endpoint.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import { type PageOf, countSkippedRows } from '../../../api/schemas/reader.ts';
import type { RequestPorts } from '../ports.ts';
import { runRequest } from '../request.machine.ts';

export type AllPagesResult<Row> =
  | { readonly ok: true; readonly rows: readonly Row[]; readonly next: string | null; readonly pages: number }
  | { readonly ok: false; readonly failure: Failure };

interface Walk<Row> {
  readonly first: Call;
  /** Casts a parsed response: `(value) => castResult(chatList, value)`. */
  readonly castResult: (value: unknown) => PageOf<Row>;
  /** Called after every page with all rows so far; true stops reading. Without it the list is read to its end. */
  readonly isEnough?: (rows: readonly Row[]) => boolean;
}

/** Rows of all pages in the order of the server. `next` is the URL where reading stopped, null at the end. */
export async function fetchAllPages<Row>(
  walk: Walk<Row>,
  requests: RequestPorts,
  signal: AbortSignal,
): Promise<AllPagesResult<Row>> {
  const { first, isEnough } = walk;
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (let call: Call = { ...first, isPagedByCaller: true }, pages = 1; ; pages += 1) {
    const outcome = await runRequest(call, requests, signal);
    if (!outcome.ok) return outcome;
    const { results, next } = walk.castResult(outcome.value);
    rows.push(...results);
    if (next === null || seen.has(next)) return { ok: true, rows, next: null, pages };
    if (isEnough?.(rows)) return { ok: true, rows, next, pages };
    seen.add(next);
    call = createPageCall(first.endpoint, next);
  }
}

const anyPage = v.looseObject({ results: v.array(v.unknown()), next: v.nullish(v.string(), null) });

/** Wraps ports so that a list call returns all rows as one page. */
export function withAllPages(requests: RequestPorts): RequestPorts {
  return {
    ...requests,
    async send(first, signal, token) {
      const rows: unknown[] = [];
      let lost = 0;
      const seen = new Set<string>();
      for (let call: Call = { ...first, isPagedByCaller: true }; ;) {
        const page = v.parse(anyPage, await requests.send(call, signal, token));
        rows.push(...page.results);
        lost += countSkippedRows(page);
        if (page.next === null || seen.has(page.next))
          return { ...page, results: rows, next: null, ...(lost > 0 && { lost }) };
        seen.add(page.next);
        call = createPageCall(first.endpoint, page.next);
      }
    },
  };
}

// Finds a record that has no call of its own (domain.md C10): its list is read from the beginning until the record comes.
import * as v from 'valibot';
import type { Call } from '../../api/endpoint.ts';
import type { Failure } from '../../api/errors/failure.ts';
import type { PageOf } from '../../api/schemas/reader.ts';
import type { RecordId } from '../../api/recordId.ts';
import { withAllPages } from './allPages.ts';
import type { RequestPorts } from './ports.ts';
import { runRequest } from './request.machine.ts';

const anyPage = v.looseObject({ results: v.array(v.unknown()) });

/** A list may be so long that nobody waits for its end. */
// assumed: a record beyond ten thousand others, 100 a page, is told to be missing
const MOST_PAGES = 100;

/** Ports that answer a question for a list with its rows until the record `id` has come, or to its end. */
export function withPagesUntil(id: RecordId, requests: RequestPorts): RequestPorts {
  const it = v.looseObject({ id: v.literal(id) });
  let pages = 0;
  return withAllPages({
    ...requests,
    async send(call, signal, token) {
      pages = call.url === undefined ? 1 : pages + 1;
      const page = v.parse(anyPage, await requests.send(call, signal, token));
      const isEnough = pages >= MOST_PAGES || page.results.some((row) => v.is(it, row));
      return isEnough ? { ...page, next: null } : page;
    },
  });
}

/** The list of a record that has no call of its own, and what its answers are. */
interface Whole<Row> {
  readonly call: Call;
  readonly typed: (value: unknown) => PageOf<Row>;
}

/** The record `id` as the server has it now, before something is written over it; undefined where there is none. */
export async function fetchRecord<Row extends { readonly id: RecordId }>(
  id: RecordId,
  { call, typed }: Whole<Row>,
  requests: RequestPorts,
  signal: AbortSignal,
): Promise<{ readonly row: Row | undefined } | { readonly failure: Failure }> {
  const outcome = await runRequest(call, withPagesUntil(id, requests), signal);
  return outcome.ok ? { row: typed(outcome.value).results.find((row) => row.id === id) } : { failure: outcome.failure };
}

// Finds a record that has no call of its own by reading its list until the record appears.
import * as v from 'valibot';
import type { Call } from '../../../api/endpoint.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { withAllPages } from './allPages.ts';
import type { RequestPorts } from '../ports.ts';
import { runRequest } from '../request.machine.ts';

const anyPage = v.looseObject({ results: v.array(v.unknown()) });

/** Bounds the search in a long list. */
// assumed: a record beyond the first ten thousand (100 per page) is reported as missing
const MOST_PAGES = 100;

/** Wraps ports so that a list call returns the rows up to the record `id`, or all rows. */
export function withPagesUntilRecord(id: RecordId, requests: RequestPorts): RequestPorts {
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

/** The list of a record that has no call of its own. */
interface Whole<Row> {
  readonly call: Call;
  readonly castResult: (value: unknown) => PageOf<Row>;
}

/** The current record `id` on the server, read before it is overwritten; undefined when it is missing. */
export async function fetchRecord<Row extends { readonly id: RecordId }>(
  id: RecordId,
  { call, castResult }: Whole<Row>,
  requests: RequestPorts,
  signal: AbortSignal,
): Promise<{ readonly row: Row | undefined } | { readonly failure: Failure }> {
  const outcome = await runRequest(call, withPagesUntilRecord(id, requests), signal);
  return outcome.ok
    ? { row: castResult(outcome.value).results.find((row) => row.id === id) }
    : { failure: outcome.failure };
}

// Orders of the mock server that arm faults, shared by the tabs of both audiences.
import type { CatalogueEntry } from '../../../../api/errors/catalogue.ts';
import { isTokenRejection } from '../../../../api/errors/tokenRejection.ts';
import type { ControlRequest } from '../frames/control.ts';

export const SLOW_MS = 5_000;
const PAUSE_S = 60;

/** assumed: notifications are requested on every navigation without a user action, so faults meant for user actions exclude them */
export const MATCH_EXCEPT_NOTIFICATIONS = '!notifications/unread/';

/** Error body by text, because two rows can share a modal. */
export const getCatalogueResponse = ({ status, channel, text }: CatalogueEntry) => ({
  status,
  body: { [channel]: text },
});

/** The client retries these calls automatically, by the catalogue's retry or after a token refresh. */
const isTriedTwice = ({ retry, status, channel, text }: CatalogueEntry): boolean =>
  retry || isTokenRejection(status, { [channel]: text });

interface Extent {
  readonly times: number | 'always';
  /** Empty for any call. */
  readonly match: string;
}

const matching = (match: string) => (match === '' ? {} : { match });

/** `row` of the catalogue, when `kind` is its refusal: calls that are retried automatically fail twice. */
export function createFaultRequest(kind: unknown, { times, match }: Extent, row?: CatalogueEntry): ControlRequest {
  const body = {
    kind,
    times,
    again: row !== undefined && isTriedTwice(row),
    ...(kind === 'slow' ? { after_ms: SLOW_MS } : {}),
    ...(row?.status === 429 ? { retry_after: PAUSE_S } : {}),
    ...matching(match === '' && times !== 'always' ? MATCH_EXCEPT_NOTIFICATIONS : match),
  };
  return { method: 'POST', name: 'faults', body };
}

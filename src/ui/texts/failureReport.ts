// Report of a refused call for support.
import type { RecentFailure } from '../../machines/app/failures.machine.ts';
import { formatFailureDetails } from './failures.ts';

/** Time (ISO 8601, UTC), call, status and the server's message, one line each; never a token, body or query. */
export function formatFailureReport({ at, failure }: RecentFailure): string {
  return [new Date(at).toISOString(), formatFailureDetails(failure), failure.known?.text ?? '']
    .filter((line) => line !== '')
    .join('\n');
}

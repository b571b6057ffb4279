// Details of failed calls for support.
import type { Failure } from '../../api/errors/failure.ts';
import { describeFieldIssue } from '../../api/errors/fieldIssues.ts';
import { CHECK_VALUE_MESSAGE } from '../../api/errors/serverMessages.ts';
import type { RecentFailure } from '../../machines/app/failures.machine.ts';

/** Method, path and status: safe to show and to copy. */
export function describeFailedCall({ method, path, status, kind }: Failure): string {
  return [method, path, status ?? kind].filter((part) => part !== '').join(' ');
}

/** Server messages shown nowhere else, with field names. */
export const getHiddenServerText = (failure: Failure): readonly string[] =>
  failure.messages.flatMap(({ field, text, original }) => {
    const isHidden = text === null ? /\s/.test(original.trim()) : text === CHECK_VALUE_MESSAGE;
    return isHidden ? [field === '' ? original : `${field}: ${original}`] : [];
  });

/** Details to copy for support, one per line, without time; never a token, a query or a body. */
export const formatFailureDetails = (failure: Failure): string =>
  [
    describeFailedCall(failure),
    ...getHiddenServerText(failure),
    ...(failure.issues ?? []).map(describeFieldIssue),
  ].join('\n');

/** Time (ISO 8601, UTC), call, status and the server's message, one line each; never a token, body or query. */
export function formatFailureReport({ at, failure }: RecentFailure): string {
  return [new Date(at).toISOString(), formatFailureDetails(failure), failure.catalogueEntry?.text ?? '']
    .filter((line) => line !== '')
    .join('\n');
}

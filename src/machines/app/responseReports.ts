// Reports answers that were refused or could not be read: to the console, and to the collector of the environment.
import { type FieldIssue, describeFieldIssue } from '../../api/errors/fieldIssues.ts';
import { ApiError, type Failure, type FailureKind } from '../../api/errors/failure.ts';
import type { Environment } from './environment.ts';

/** No answer, or one that is none; refusals stand in the browser's own log. */
const LOGGED: readonly FailureKind[] = ['network', 'parse', 'shape', 'address'];

/** An answer came, and was not what the call needs. A 401 is no news: tokens expire. */
const REPORTED: readonly FailureKind[] = ['refused', 'http', 'parse', 'shape', 'declined', 'redirect'];

export interface ResponseReports {
  readonly failed: (failure: Failure) => void;
  readonly unreadable: (issues: readonly FieldIssue[]) => void;
}

/** Method, path of the contract (without ids and query), status and, where the catalogue has it, the message. */
const describeFailure = (failure: Failure): string => new ApiError(failure).message;

/** Each field of a call once for each kind of issue, whatever the record. */
export function createResponseReports(report: Environment['report']): ResponseReports {
  const seen = new Set<string>();
  const unreadable = (issues: readonly FieldIssue[]) => {
    for (const issue of issues) {
      const key = describeFieldIssue({ ...issue, row: null });
      if (seen.has(key)) continue;
      seen.add(key);
      const line = describeFieldIssue(issue);
      console.warn(line);
      report?.(line);
    }
  };
  return {
    unreadable,
    failed(failure) {
      if (LOGGED.includes(failure.kind)) console.error(describeFailure(failure));
      if (REPORTED.includes(failure.kind)) report?.(describeFailure(failure));
      unreadable(failure.issues ?? []);
    },
  };
}

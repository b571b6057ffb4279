// Reports unexpected responses to the console and to the collector of the environment.
import { type FieldIssue, describeFieldIssue } from '../../api/errors/fieldIssues.ts';
import { ApiError, type Failure, type FailureKind } from '../../api/errors/failure.ts';
import type { Environment } from './environment.ts';

/** No response, or an unusable one. Refusals are already in the browser's own log. */
const LOGGED: readonly FailureKind[] = ['network', 'parse', 'shape', 'address'];

/** A response arrived but was not usable. A 401 is not reported: tokens expire. */
const REPORTED: readonly FailureKind[] = ['refused', 'http', 'parse', 'shape', 'declined', 'redirect'];

export interface ResponseReports {
  readonly failed: (failure: Failure) => void;
  readonly unreadable: (issues: readonly FieldIssue[]) => void;
}

/** Method, contract path (without ids and query), status and the catalogue message, if any. */
const describeFailure = (failure: Failure): string => new ApiError(failure).message;

/** Reports each field of a call once per kind of issue, whatever the record. */
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

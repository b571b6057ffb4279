// What a question shows: its wait with a way out, the answer, or why there is none. No screen writes this choice itself.
import type { ReactNode } from 'react';
import { useIsBlockedByAgreements } from '../hooks/session/useIsBlockedByAgreements.ts';
import type { Query } from '../hooks/data/useQuery.ts';
import { QueryError, SlowQueryBanner, StaleDataBanner } from './queryStates.tsx';

/** Of a question; the answer is the caller's. */
export type QueryStatus = Pick<Query<unknown>, 'busy' | 'slow' | 'failure' | 'refresh' | 'cancel'> &
  Partial<Pick<Query<unknown>, 'limited' | 'lost'>>;

interface AwaitedProps {
  readonly query: QueryStatus;
  /** A skeleton of what will stand here. */
  readonly wait: ReactNode;
  /** For a 404: the server knows of no such thing. */
  readonly missing?: ReactNode;
}

/** Stands where an answer will be. */
export function QueryPlaceholder({ query, wait, missing }: AwaitedProps) {
  const isMissing = missing !== undefined && query.failure?.status === 404;
  return (
    <>
      <SlowQueryBanner {...query} />
      {query.busy ? wait : isMissing ? missing : <Unanswered query={query} wait={wait} />}
    </>
  );
}

/** Behind the agreements the page keeps waiting: their modal says why, and leads on (look.md section 7). */
function Unanswered({ query, wait }: AwaitedProps) {
  return useIsBlockedByAgreements(query.failure) ? wait : <QueryError {...query} />;
}

interface AnsweredProps<T> extends AwaitedProps {
  readonly query: Query<T>;
  readonly children: (data: T) => ReactNode;
}

/** `children` make something of the answer; one that could not be read again stays and says so. */
export function QueryContent<T>({ children, ...awaited }: AnsweredProps<T>) {
  const { query } = awaited;
  if (query.data === undefined) return <QueryPlaceholder {...awaited} />;
  return (
    <>
      <SlowQueryBanner {...query} />
      <StaleDataBanner {...query} />
      {children(query.data)}
    </>
  );
}

// Renders a query: loading with a way out, data, or failure. Screens do not implement this choice themselves.
import type { ReactNode } from 'react';
import { useIsBlockedByAgreements } from '../hooks/session/useIsBlockedByAgreements.ts';
import type { Query } from '../hooks/data/useQuery.ts';
import { QueryError, SlowQueryBanner, StaleDataBanner } from './queryStates.tsx';

/** Status of a query, without its data. */
export type QueryStatus = Pick<Query<unknown>, 'busy' | 'slow' | 'failure' | 'refresh' | 'cancel'> &
  Partial<Pick<Query<unknown>, 'limited' | 'lost'>>;

interface AwaitedProps {
  readonly query: QueryStatus;
  /** Skeleton of the content. */
  readonly skeleton: ReactNode;
  /** Shown on a 404. */
  readonly missing?: ReactNode;
}

/** Shown until data arrives. */
export function QueryPlaceholder({ query, skeleton, missing }: AwaitedProps) {
  const isMissing = missing !== undefined && query.failure?.status === 404;
  return (
    <>
      <SlowQueryBanner {...query} />
      {query.busy ? skeleton : isMissing ? missing : <Unanswered query={query} skeleton={skeleton} />}
    </>
  );
}

/** Behind the agreements modal the page stays in its loading state: the modal explains it. */
function Unanswered({ query, skeleton }: AwaitedProps) {
  return useIsBlockedByAgreements(query.failure) ? skeleton : <QueryError {...query} />;
}

interface AnsweredProps<T> extends AwaitedProps {
  readonly query: Query<T>;
  readonly children: (data: T) => ReactNode;
}

/** `children` render the data; stale data stays with a banner. */
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

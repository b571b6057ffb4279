// What a question shows: its wait with a way out, the answer, or why there is none. No screen writes this choice itself.
import type { ReactNode } from 'react';
import { useBehindAgreements } from '../hooks/session/useIsBlockedByAgreements.ts';
import type { Query } from '../hooks/data/useQuery.ts';
import { NoAnswer, SlowOffer, StillOld } from './queryStates.tsx';

/** Of a question; the answer is the caller's. */
export type Waited = Pick<Query<unknown>, 'busy' | 'slow' | 'failure' | 'refresh' | 'cancel'> &
  Partial<Pick<Query<unknown>, 'limited' | 'lost'>>;

interface AwaitedProps {
  readonly query: Waited;
  /** A skeleton of what will stand here. */
  readonly wait: ReactNode;
  /** For a 404: the server knows of no such thing. */
  readonly missing?: ReactNode;
}

/** Stands where an answer will be. */
export function Awaited({ query, wait, missing }: AwaitedProps) {
  const isMissing = missing !== undefined && query.failure?.status === 404;
  return (
    <>
      <SlowOffer {...query} />
      {query.busy ? wait : isMissing ? missing : <Unanswered query={query} wait={wait} />}
    </>
  );
}

/** Behind the agreements the page keeps waiting: their modal says why, and leads on (look.md section 7). */
function Unanswered({ query, wait }: AwaitedProps) {
  return useBehindAgreements(query.failure) ? wait : <NoAnswer {...query} />;
}

interface AnsweredProps<T> extends AwaitedProps {
  readonly query: Query<T>;
  readonly children: (data: T) => ReactNode;
}

/** `children` make something of the answer; one that could not be read again stays and says so. */
export function Answered<T>({ children, ...awaited }: AnsweredProps<T>) {
  const { query } = awaited;
  if (query.data === undefined) return <Awaited {...awaited} />;
  return (
    <>
      <SlowOffer {...query} />
      <StillOld {...query} />
      {children(query.data)}
    </>
  );
}

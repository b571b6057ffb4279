// An account restriction that the operator, or another tab by accepting agreements, may have lifted: checked when the
// screen changes or the window regains focus, never polled.
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../core/services.ts';
import { useOnChange } from '../core/useOnChange.ts';
import { useSession } from './useSession.ts';

/** Mount once. A blocked account is refused this check too. */
export function useRestrictionRefetch(): void {
  const { session, failures } = useServices();
  const { limit } = useSession();
  const [path] = useLocation();
  const mayLift = limit !== null && limit !== 'blocked';
  const refetch = useCallback(() => {
    // an open modal comes first: background requests wait
    if (mayLift && !failures.getSnapshot().hasTag('open')) session.send({ type: 'profile.refetch' });
  }, [session, failures, mayLift]);
  useOnChange(path, refetch);
  useEffect(() => {
    addEventListener('focus', refetch);
    return () => removeEventListener('focus', refetch);
  }, [refetch]);
}

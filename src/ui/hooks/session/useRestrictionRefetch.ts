// A limit of the account that the operator, or another tab by accepting what was pending, may have lifted meanwhile: asked
// about when the screen changes or the window is looked at, never polled (reliability.md section 5: «keep one way to retry»).
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../core/services.ts';
import { useOnChange } from '../core/useOnChange.ts';
import { useSession } from './useSession.ts';

/** Mount it once. A blocked account is refused this question, too. */
export function useRestrictionRefetch(): void {
  const { session, failures } = useServices();
  const { limit } = useSession();
  const [path] = useLocation();
  const mayLift = limit !== null && limit !== 'blocked';
  const ask = useCallback(() => {
    // a modal that is open comes first: background reads wait behind it
    if (mayLift && !failures.getSnapshot().hasTag('open')) session.send({ type: 'PROFILE_ASKED' });
  }, [session, failures, mayLift]);
  useOnChange(path, ask);
  useEffect(() => {
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [ask]);
}

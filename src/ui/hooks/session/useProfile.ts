// The reading of the profile as a view waits for it: under way, slow, come to nothing.
import { useSelector } from '@xstate/react';
import { useServices } from '../core/services.ts';
import { useIsSlow } from '../core/useSlow.ts';

export interface ProfileQuery {
  /** For the first time or again. */
  readonly busy: boolean;
  /** It lasts for more than 15 s: offer «Отменить». */
  readonly slow: boolean;
  /** The last one came to nothing, or was given up. */
  readonly failed: boolean;
  /** One has succeeded. */
  readonly read: boolean;
  readonly refresh: () => void;
  readonly cancel: () => void;
}

/** What is read stands in `useSession`. */
export function useProfile(): ProfileQuery {
  const { session } = useServices();
  const busy = useSelector(session, (snapshot) => snapshot.matches({ active: { profile: 'loading' } }));
  const failed = useSelector(session, (snapshot) => snapshot.matches({ active: { profile: 'failed' } }));
  const read = useSelector(session, ({ context }) => context.isProfileRead);
  return {
    busy,
    slow: useIsSlow(busy),
    failed,
    read,
    refresh: () => session.send({ type: 'PROFILE_ASKED' }),
    cancel: () => session.send({ type: 'PROFILE_GIVEN_UP' }),
  };
}

// Loading state of the profile: pending, slow, failed.
import { useSelector } from '@xstate/react';
import { useServices } from '../core/services.ts';
import { useIsSlow } from '../core/useNow.ts';

export interface ProfileQuery {
  /** First load or refetch. */
  readonly busy: boolean;
  /** Pending for more than 15 s: offer «Отменить». */
  readonly slow: boolean;
  /** The last load failed or was cancelled. */
  readonly failed: boolean;
  /** One load has succeeded. */
  readonly read: boolean;
  readonly refresh: () => void;
  readonly cancel: () => void;
}

/** The profile itself is in `useSession`. */
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
    refresh: () => session.send({ type: 'profile.refetch' }),
    cancel: () => session.send({ type: 'profile.cancel' }),
  };
}

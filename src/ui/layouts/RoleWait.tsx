// Stands in place of an area while nobody knows yet whose it is: the profile is on its way, or did not come.
import { useSession } from '../bind/useSession.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { ShellLoading } from './ShellLoading.tsx';

/** A profile that did not come can be asked for again. */
export default function RoleWait() {
  const { unread, readProfile } = useSession();
  return unread ? <ErrorState onRetry={readProfile} /> : <ShellLoading />;
}

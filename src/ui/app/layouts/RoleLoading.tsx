// Stands in place of an area while nobody knows yet whose it is: the profile is on its way, lasts, or did not come.
import { useProfile } from '../../hooks/session/useProfile.ts';
import { ProfileBanner } from './ProfileBanner.tsx';
import { ShellLoading } from './ShellLoading.tsx';

export default function RoleWait() {
  const { busy } = useProfile();
  return (
    <>
      <ProfileBanner />
      {busy ? <ShellLoading /> : null}
    </>
  );
}

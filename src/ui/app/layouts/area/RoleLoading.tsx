// Replaces an area while the role is unknown: the profile is loading, slow, or failed.
import { useProfile } from '../../../hooks/session/useProfile.ts';
import { ProfileBanner } from './ProfileBanner.tsx';
import { ShellLoading } from '../ShellLoading.tsx';

export default function RoleLoading() {
  const { busy } = useProfile();
  return (
    <>
      <ProfileBanner />
      {busy ? <ShellLoading /> : null}
    </>
  );
}

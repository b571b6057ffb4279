// Banner for a slow or failed profile, so that the parts of the page that need it do not repeat it.
import { Hourglass, UserX } from 'lucide-react';
import { useProfile } from '../../../hooks/session/useProfile.ts';
import { Banner } from '../../../kit/feedback/Banner.tsx';
import { Button } from '../../../kit/actions/Button.tsx';

/** Renders nothing once the profile is loaded: later refetches are silent. */
export function ProfileBanner() {
  const { slow, failed, read, refresh, cancel } = useProfile();
  if (read) return null;
  if (failed) {
    return (
      <Banner tone="danger" icon={<UserX />} action={<Again onClick={refresh}>Повторить</Again>}>
        Не удалось загрузить профиль
      </Banner>
    );
  }
  return slow ? (
    <Banner tone="neutral" icon={<Hourglass />} action={<Again onClick={cancel}>Отменить</Again>}>
      Профиль загружается дольше обычного
    </Banner>
  ) : null;
}

function Again({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button size="small" onClick={onClick}>
      {children}
    </Button>
  );
}

// Banner for a session that lasts as long as the page, because the browser's storage is full or forbidden.
import { HardDrive } from 'lucide-react';
import { isSessionPersisted } from '../../../../api/tokens.ts';
import { useServices } from '../../../hooks/core/services.ts';
import { Banner } from '../../../kit/feedback/Banner.tsx';

export function StorageBanner() {
  const { env } = useServices();
  if (isSessionPersisted(env.storage)) return null;
  return (
    <Banner tone="warning" icon={<HardDrive />}>
      Браузер не сохраняет данные сайта: место закончилось или сохранение запрещено. После перезагрузки страницы войдите
      снова, черновики не сохранятся
    </Banner>
  );
}

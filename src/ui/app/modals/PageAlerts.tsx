// Alerts at the top of the page (in place of window.alert) and the offline line.
import { CircleAlert, WifiOff, X } from 'lucide-react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { errorCatalogue } from '../../../api/errors/catalogue.ts';
import { useNotices, useOffline } from '../../hooks/session/useNotices.ts';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { showsAccountBanner } from '../../routing/access.ts';

const Stack = styled.div`
  position: fixed;
  top: 12px;
  left: 50%;
  z-index: var(--z-toast);
  display: grid;
  gap: 8px;
  width: min(720px, calc(100vw - 32px));
  transform: translateX(-50%);

  > * {
    box-shadow: var(--shadow-overlay);
  }
`;

const accountAlerts: ReadonlySet<string> = new Set(
  errorCatalogue.flatMap(({ restriction, alert }) => (restriction !== null && alert !== null ? [alert] : [])),
);

/** Alerts stay until closed; the offline line disappears by itself. */
export function PageAlerts() {
  const { shown, close } = useNotices();
  const offline = useOffline();
  const [path] = useLocation();
  // assumed: the account banner replaces the alert of the same text while it is shown, so the text never appears twice.
  const isInBanner = (text: string) => showsAccountBanner(path) && accountAlerts.has(text);
  return (
    <Stack>
      {offline ? (
        <Banner inset tone="warning" icon={<WifiOff />}>
          Нет связи с сервером. Проверьте интернет
        </Banner>
      ) : null}
      {shown
        .filter(({ kind, text }) => kind === 'alert' && !isInBanner(text))
        .map(({ id, text }) => (
          <Banner
            key={id}
            inset
            tone="danger"
            icon={<CircleAlert />}
            action={<IconButton label="Закрыть" icon={<X />} size="small" onClick={() => close(id)} />}
          >
            {text}
          </Banner>
        ))}
    </Stack>
  );
}

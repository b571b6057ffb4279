// «Сессия скоро завершится»: shown shortly before the server ends an idle session, where the limit is configured.
import { useCountdown, formatCountdown } from '../../hooks/core/useCountdown.ts';
import { useIdle } from '../../hooks/session/useIdle.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';

/** `limit`: ms without a call until the session ends. */
export default function IdleWarning({ limit }: { limit: number }) {
  const { warning, expiresAt, staySignedIn } = useIdle(limit);
  return warning ? <Warning expiresAt={expiresAt} onStay={staySignedIn} /> : null;
}

function Warning({ expiresAt, onStay }: { expiresAt: number; onStay: () => void }) {
  const { signOut } = useSession();
  const left = useCountdown(expiresAt);
  return (
    <Dialog
      title="Сессия скоро завершится"
      role="alertdialog"
      onClose={onStay}
      footer={
        <>
          <Button onClick={signOut}>Выйти</Button>
          <Button variant="primary" onClick={onStay} data-autofocus>
            Остаться
          </Button>
        </>
      }
    >
      <p>
        <span>Вы давно не совершали действий. Сессия завершится через</span>{' '}
        <span role="timer">{formatCountdown(left)}</span>
        <span>.</span>
      </p>
      <p>После повторного входа откроется этот же экран, черновики сохранятся.</p>
    </Dialog>
  );
}

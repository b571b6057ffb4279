// «Вывести средства»: the button and its dialog.
import { ArrowUpRight } from 'lucide-react';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { useOpen } from '../../bind/useOpen.ts';
import { useSession } from '../../bind/useSession.ts';
import { Button } from '../../kit/Button.tsx';
import { READ_ONLY } from '../../patterns/MoveButtons.tsx';
import { CreateWithdrawal } from './CreateWithdrawal.tsx';

interface CreateWithdrawalButtonProps {
  /** The chief action of its screen. */
  readonly primary?: boolean;
  readonly onCreated: (withdrawal: Withdrawal) => void;
}

export function CreateWithdrawalButton({ primary, onCreated }: CreateWithdrawalButtonProps) {
  const { mayWrite } = useSession();
  const dialog = useOpen();
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        icon={<ArrowUpRight />}
        disabled={!mayWrite}
        title={mayWrite ? undefined : READ_ONLY}
        onClick={dialog.open}
      >
        Вывести средства
      </Button>
      {dialog.isOpen ? (
        <CreateWithdrawal
          onClose={dialog.close}
          onCreated={(withdrawal) => {
            dialog.close();
            onCreated(withdrawal);
          }}
        />
      ) : null}
    </>
  );
}

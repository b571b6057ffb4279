// «Вывести средства»: the button and its dialog.
import { ArrowUpRight } from 'lucide-react';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { DialogButton } from '../../form/GuardedButton.tsx';
import { CreateWithdrawal } from './CreateWithdrawal.tsx';

interface CreateWithdrawalButtonProps {
  /** The primary action of its screen. */
  readonly primary?: boolean;
  readonly onCreated: (withdrawal: Withdrawal) => void;
}

export function CreateWithdrawalButton({ primary, onCreated }: CreateWithdrawalButtonProps) {
  return (
    <DialogButton
      variant={primary ? 'primary' : 'secondary'}
      icon={<ArrowUpRight />}
      opensAt="withdrawal"
      renderDialog={(close, closeThen) => <CreateWithdrawal onClose={close} onCreated={closeThen(onCreated)} />}
    >
      Вывести средства
    </DialogButton>
  );
}

// «Пополнить счёт»: the button and its dialog.
import { Plus } from 'lucide-react';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { DialogButton } from '../../form/GuardedButton.tsx';
import { CreateDeposit } from './CreateDeposit.tsx';

export function CreateDepositButton({ onCreated }: { onCreated: (deposit: Deposit) => void }) {
  return (
    <DialogButton
      variant="primary"
      icon={<Plus />}
      opensAt="deposit"
      renderDialog={(close, closeThen) => <CreateDeposit onClose={close} onCreated={closeThen(onCreated)} />}
    >
      Пополнить счёт
    </DialogButton>
  );
}

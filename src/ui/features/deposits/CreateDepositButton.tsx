// «Пополнить счёт»: the button and its dialog.
import { Plus } from 'lucide-react';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { useOpen } from '../../bind/useOpen.ts';
import { useSession } from '../../bind/useSession.ts';
import { Button } from '../../kit/Button.tsx';
import { READ_ONLY } from '../../patterns/MoveButtons.tsx';
import { CreateDeposit } from './CreateDeposit.tsx';

export function CreateDepositButton({ onCreated }: { onCreated: (deposit: Deposit) => void }) {
  const { mayWrite } = useSession();
  const dialog = useOpen();
  return (
    <>
      <Button
        variant="primary"
        icon={<Plus />}
        disabled={!mayWrite}
        title={mayWrite ? undefined : READ_ONLY}
        onClick={dialog.open}
      >
        Пополнить счёт
      </Button>
      {dialog.isOpen ? (
        <CreateDeposit
          onClose={dialog.close}
          onCreated={(deposit) => {
            dialog.close();
            onCreated(deposit);
          }}
        />
      ) : null}
    </>
  );
}

// /account/reestr: own foreign-trade contracts, each with a payment to its supplier; new ones are registered with a wallet.
import { Plus } from 'lucide-react';
import { getContractObstacle } from '../../../api/validation/payableContract.ts';
import { toMoscowDate } from '../../../api/validation/dates.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { OwnContracts } from '../../features/contracts/Contracts.tsx';
import { PaySupplierButton } from '../../features/payments/form/PaySupplier.tsx';
import { AddWallet } from '../../features/wallets/AddWallet.tsx';
import { DialogButton } from '../../form/GuardedButton.tsx';

export default function ContractRegistry() {
  const today = toMoscowDate(Date.parse(useNow()));
  return (
    <OwnContracts
      actions={
        <DialogButton
          variant="primary"
          icon={<Plus />}
          renderDialog={(onClose) => <AddWallet asRequest withTerms onAdded={onClose} onClose={onClose} />}
        >
          Добавить контракт
        </DialogButton>
      }
      renderAction={(contract) =>
        getContractObstacle(contract, today) === null ? (
          <PaySupplierButton size="small" contractNumber={contract.ved_contract_number} />
        ) : null
      }
    />
  );
}

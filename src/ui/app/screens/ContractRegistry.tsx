// /account/reestr: own foreign-trade contracts, each with a payment to its supplier.
import { getContractObstacle } from '../../../api/validation/payableContract.ts';
import { toMoscowDate } from '../../../api/validation/dates.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { OwnContracts } from '../../features/contracts/Contracts.tsx';
import { PaySupplierButton } from '../../features/payments/form/PaySupplier.tsx';

export default function ContractRegistry() {
  const today = toMoscowDate(Date.parse(useNow()));
  return (
    <OwnContracts
      renderAction={(contract) =>
        getContractObstacle(contract, today) === null ? (
          <PaySupplierButton size="small" contractNumber={contract.ved_contract_number} />
        ) : null
      }
    />
  );
}

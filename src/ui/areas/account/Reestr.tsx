// /account/reestr: own foreign-trade contracts, with the payment of a supplier under each.
import { contractObstacle } from '../../../api/validation/payableContract.ts';
import { moscowDay } from '../../../api/validation/dates.ts';
import { useNow } from '../../bind/useNow.ts';
import { OwnContracts } from '../../features/contracts/Contracts.tsx';
import { PaySupplierButton } from '../../features/ved/PaySupplier.tsx';

export default function Reestr() {
  const today = moscowDay(Date.parse(useNow()));
  return (
    <OwnContracts
      renderAction={(contract) =>
        contractObstacle(contract, today) === null ? (
          <PaySupplierButton size="small" contractNumber={contract.ved_contract_number} />
        ) : null
      }
    />
  );
}

// For the operator: whether the contract allows a payment, and its remaining amount.
import { TriangleAlert } from 'lucide-react';
import { toMoscowDate } from '../../../api/validation/dates.ts';
import {
  OVER_REMAINDER_MESSAGE,
  getContractObstacle,
  exceedsRemainder,
  isAwaitingConfirmation,
  getContractRemainder,
} from '../../../api/validation/payableContract.ts';
import { contractList } from '../../../api/endpoints/contracts.ts';
import type { Contract } from '../../../api/schemas/contracts.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { contractLifecycle } from '../../../machines/lifecycles/contract.ts';
import { renderPendingValue } from '../../query/queryAction.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { paymentTexts } from './texts.ts';

/** Empty without a contract. */
export function ContractCheck({ payment }: { payment: VedTransaction }) {
  const { ved_contract_number } = payment;
  const found = useQuery(contractList, ved_contract_number === null ? null : { query: { ved_contract_number } });
  const today = toMoscowDate(Date.parse(useNow()));
  const contract = found.data?.results.find((one) => one.ved_contract_number === ved_contract_number);
  if (ved_contract_number === null) return null;
  if (!contract) {
    const value = found.data ? 'Не найден в реестре' : renderPendingValue('Контракт', found);
    return <DescriptionList rows={[{ label: 'Контракт', value }]} />;
  }
  const problem = problemOf(contract, payment, today);
  const remainder = getContractRemainder(contract);
  return (
    <>
      {problem === null ? null : (
        <Banner tone="warning" icon={<TriangleAlert />} inset>
          {problem}
        </Banner>
      )}
      <DescriptionList
        rows={[
          { label: 'Контракт', value: <RecordStatus lifecycle={contractLifecycle} status={contract.status} /> },
          ...(remainder === null
            ? []
            : [
                {
                  label: 'Остаток по контракту',
                  value: <Money amount={remainder} currency={contract.currency ?? ''} />,
                },
              ]),
        ]}
      />
    </>
  );
}

function problemOf(contract: Contract, { amount, currency }: VedTransaction, today: string): string | null {
  const obstacle = getContractObstacle(contract, today);
  if (obstacle !== null) return obstacle;
  if (isAwaitingConfirmation(contract)) return paymentTexts.unconfirmed;
  const isOver = amount !== null && currency === contract.currency && exceedsRemainder(contract, amount);
  return isOver ? OVER_REMAINDER_MESSAGE : null;
}

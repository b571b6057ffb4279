// Deposits that are over, for the operator's history of operations.
import type { ReactNode } from 'react';
import { operatorDepositList } from '../../../api/endpoints/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { FinishedPayments } from '../../list/FinishedPayments.tsx';
import { finishedDepositColumns } from './columns.tsx';
import { DEPOSIT_PLURALS } from './texts.ts';

export function FinishedDeposits({ tabs }: { tabs: ReactNode }) {
  return (
    <FinishedPayments
      lifecycle={depositLifecycle}
      target={operatorDepositList}
      label="История пополнений"
      countedNoun={DEPOSIT_PLURALS}
      tabs={tabs}
      columns={finishedDepositColumns}
      hrefOf={({ id }) => `/organization/deposit-requests/${id}`}
    />
  );
}

// Deposits that are over, for the operator's history of operations.
import type { ReactNode } from 'react';
import { operatorDepositList } from '../../../api/endpoints/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { FinishedPayments } from '../../list/FinishedPayments.tsx';
import { finishedColumns } from './columns.tsx';
import { COUNTED } from './texts.ts';

export function FinishedDeposits({ tabs }: { tabs: ReactNode }) {
  return (
    <FinishedPayments
      of={depositLifecycle}
      target={operatorDepositList}
      label="История пополнений"
      counted={COUNTED}
      tabs={tabs}
      columns={finishedColumns}
      hrefOf={({ id }) => `/organization/deposit-requests/${id}`}
    />
  );
}

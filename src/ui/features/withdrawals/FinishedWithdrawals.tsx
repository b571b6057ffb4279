// Closed withdrawals, for the operator's history.
import type { ReactNode } from 'react';
import { operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { FinishedPayments } from '../../list/FinishedPayments.tsx';
import { operatorWithdrawalColumns } from './columns.tsx';
import { WITHDRAWAL_PLURALS } from './texts.ts';

export function FinishedWithdrawals({ tabs }: { tabs: ReactNode }) {
  return (
    <FinishedPayments
      lifecycle={withdrawalLifecycle}
      target={operatorWithdrawalList}
      label="История выводов"
      countedNoun={WITHDRAWAL_PLURALS}
      tabs={tabs}
      columns={operatorWithdrawalColumns(false)}
      hrefOf={({ id }) => `/organization/withdrawal-requests/${id}`}
    />
  );
}

// Withdrawals that are over, for the operator's history of operations.
import type { ReactNode } from 'react';
import { operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { FinishedPayments, useFinishedPayments } from '../../patterns/FinishedPayments.tsx';
import { operatorColumns } from './columns.tsx';
import { COUNTED } from './texts.ts';

export function FinishedWithdrawals({ tabs }: { tabs: ReactNode }) {
  const { list, statuses, asked } = useFinishedPayments(withdrawalLifecycle);
  const query = useQuery(operatorWithdrawalList, { query: asked });
  return (
    <FinishedPayments
      label="История выводов"
      counted={COUNTED}
      tabs={tabs}
      list={list}
      statuses={statuses}
      query={query}
      columns={operatorColumns(false)}
      hrefOf={({ id }) => `/organization/withdrawal-requests/${id}`}
    />
  );
}

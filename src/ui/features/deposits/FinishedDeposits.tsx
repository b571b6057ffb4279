// Deposits that are over, for the operator's history of operations.
import type { ReactNode } from 'react';
import { operatorDepositList } from '../../../api/endpoints/deposits.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { FinishedPayments, useFinishedPayments } from '../../patterns/FinishedPayments.tsx';
import { operatorColumns } from './columns.tsx';
import { COUNTED } from './texts.ts';

export function FinishedDeposits({ tabs }: { tabs: ReactNode }) {
  const { list, statuses, asked } = useFinishedPayments(depositLifecycle);
  const query = useQuery(operatorDepositList, { query: asked });
  return (
    <FinishedPayments
      label="История пополнений"
      counted={COUNTED}
      tabs={tabs}
      list={list}
      statuses={statuses}
      query={query}
      columns={operatorColumns(false)}
      hrefOf={({ id }) => `/organization/deposit-requests/${id}`}
    />
  );
}

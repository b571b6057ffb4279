// Withdrawals that are over, by their final status, for the operator's history of operations.
import type { ReactNode } from 'react';
import { operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { filterOf, useList } from '../../bind/useList.ts';
import { useQuery } from '../../bind/useQuery.ts';
import { FinishedTabs } from '../../patterns/FinishedTabs.tsx';
import { ListScreen } from '../../patterns/ListScreen.tsx';
import { finalOptions } from '../../patterns/status.tsx';
import { operatorColumns } from './columns.tsx';
import { COUNTED } from './texts.ts';

const STATUSES = finalOptions(withdrawalLifecycle);
const FILTERS = {
  status: filterOf.code(STATUSES.map(({ value }) => value)),
  company_name: filterOf.text,
  amount: filterOf.amount,
};

export function FinishedWithdrawals({ tabs }: { tabs: ReactNode }) {
  const list = useList(FILTERS);
  const { status = STATUSES[0]?.value, ...rest } = list.filters;
  const query = useQuery(operatorWithdrawalList, {
    query: { ...rest, ...(status === undefined ? {} : { status }), ...list.paging },
  });
  return (
    <ListScreen
      label="История выводов"
      counted={COUNTED}
      list={list}
      query={query}
      columns={operatorColumns(false)}
      tabs={<FinishedTabs tabs={tabs} list={list} options={STATUSES} count={query.data?.count} />}
      filters={[
        { name: 'company_name', label: 'Организация', kind: 'text' },
        { name: 'amount', label: 'Сумма', kind: 'amount', currency: 'RUB' },
      ]}
      empty="История пуста"
      hrefOf={({ id }) => `/organization/withdrawal-requests/${id}`}
      selected={null}
    />
  );
}

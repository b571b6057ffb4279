// Money in or out that is over, by its final status, for the operator's history of operations.
import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import { type List, filterOf, useList } from '../bind/useList.ts';
import type { Option } from '../kit/SelectField.tsx';
import type { Filter } from './Filters.tsx';
import { FinishedTabs } from './FinishedTabs.tsx';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { finalOptions } from './status.tsx';

const OTHERS = { company_name: filterOf.text, amount: filterOf.amount };
type Name = keyof typeof OTHERS | 'status';

const CHIPS: readonly Filter<Name>[] = [
  { name: 'company_name', label: 'Организация', kind: 'text' },
  { name: 'amount', label: 'Сумма', kind: 'amount', currency: 'RUB' },
];

/** Where such a list stands in the address, and what its call asks for: the first final status unless told otherwise. */
export function useFinishedPayments(lifecycle: AnyStateMachine) {
  const statuses = finalOptions(lifecycle);
  const list: List<Name> = useList({ status: filterOf.choice(statuses), ...OTHERS });
  const { status = statuses[0]?.value, ...others } = list.filters;
  return { list, statuses, asked: { ...others, ...(status === undefined ? {} : { status }), ...list.paging } };
}

interface FinishedPaymentsProps<T extends { readonly id: number }> extends Pick<
  ListScreenProps<T, Name>,
  'label' | 'counted' | 'list' | 'query' | 'columns' | 'hrefOf'
> {
  /** Tabs of the kinds of operations, above. */
  readonly tabs: ReactNode;
  readonly statuses: readonly Option[];
}

export function FinishedPayments<T extends { readonly id: number }>(props: FinishedPaymentsProps<T>) {
  const { tabs, statuses, list, query, ...shown } = props;
  return (
    <ListScreen
      {...shown}
      list={list}
      query={query}
      tabs={<FinishedTabs tabs={tabs} list={list} options={statuses} count={query.data?.count} />}
      filters={CHIPS}
      empty="История пуста"
      selected={null}
    />
  );
}

// Closed deposits or withdrawals by final status, for the operator's history.
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import type { Endpoint } from '../../api/endpoint.ts';
import type { pagingFields } from '../../api/schemas/fields.ts';
import type { PageOf } from '../../api/schemas/reader.ts';
import type { RecordId } from '../../api/recordId.ts';
import { type ListParams, filterSchemas, useListParams } from '../hooks/list/useListParams.ts';
import { useQuery } from '../hooks/data/useQuery.ts';
import { FinalStatusTabs } from './FinalStatusTabs.tsx';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { RUBLE_FILTER_CHIPS, RUBLE_LIST_FILTERS } from './columns/requestColumns.tsx';
import { getFinalStatusOptions } from '../record/RecordStatus.tsx';

type Name = keyof typeof RUBLE_LIST_FILTERS | 'status';
type PaymentQuery = typeof pagingFields & {
  readonly [N in Name]: v.OptionalSchema<v.GenericSchema<string>, undefined>;
};

interface FinishedPaymentsProps<T extends { readonly id: RecordId }> extends Pick<
  ListScreenProps<T, Name>,
  'label' | 'countedNoun' | 'columns' | 'hrefOf'
> {
  readonly lifecycle: AnyStateMachine;
  /** List endpoint of the operator. */
  readonly target: Endpoint<string, PaymentQuery, {}, v.GenericSchema<unknown, PageOf<T>>>;
  /** Tabs of the operation kinds, above. */
  readonly tabs: ReactNode;
}

/** The first final status by default. */
export function FinishedPayments<T extends { readonly id: RecordId }>(props: FinishedPaymentsProps<T>) {
  const { lifecycle, target, tabs, ...shown } = props;
  const statuses = getFinalStatusOptions(lifecycle);
  const list: ListParams<Name> = useListParams({ status: filterSchemas.choice(statuses), ...RUBLE_LIST_FILTERS });
  const { status = statuses[0]?.value, ...others } = list.filters;
  const query = useQuery(target, {
    query: { ...others, ...(status === undefined ? {} : { status }), ...list.paging },
  });
  return (
    <ListScreen
      {...shown}
      list={list}
      query={query}
      tabs={<FinalStatusTabs tabs={tabs} list={list} options={statuses} count={query.data?.count} />}
      filters={RUBLE_FILTER_CHIPS}
      empty="История пуста"
      selected={null}
    />
  );
}

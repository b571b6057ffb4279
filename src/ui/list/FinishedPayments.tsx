// Money in or out that is over, by its final status, for the operator's history of operations.
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { AnyStateMachine } from 'xstate';
import type { Endpoint } from '../../api/endpoint.ts';
import type { paging } from '../../api/schemas/fields.ts';
import type { Page } from '../../api/schemas/reader.ts';
import type { RecordId } from '../../api/recordId.ts';
import { type List, filterOf, useList } from '../hooks/list/useListParams.ts';
import { useQuery } from '../hooks/data/useQuery.ts';
import { FinishedTabs } from './FinalStatusTabs.tsx';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import { ROUBLE_CHIPS, ROUBLE_FILTERS } from './requestColumns.tsx';
import { finalOptions } from '../record/RecordStatus.tsx';

type Name = keyof typeof ROUBLE_FILTERS | 'status';
type PaymentQuery = typeof paging & { readonly [N in Name]: v.OptionalSchema<v.GenericSchema<string>, undefined> };

interface FinishedPaymentsProps<T extends { readonly id: RecordId }> extends Pick<
  ListScreenProps<T, Name>,
  'label' | 'counted' | 'columns' | 'hrefOf'
> {
  readonly of: AnyStateMachine;
  /** The list of the operator. */
  readonly target: Endpoint<string, PaymentQuery, {}, v.GenericSchema<unknown, Page<T>>>;
  /** Tabs of the kinds of operations, above. */
  readonly tabs: ReactNode;
}

/** Asks for the first final status unless told otherwise. */
export function FinishedPayments<T extends { readonly id: RecordId }>(props: FinishedPaymentsProps<T>) {
  const { of, target, tabs, ...shown } = props;
  const statuses = finalOptions(of);
  const list: List<Name> = useList({ status: filterOf.choice(statuses), ...ROUBLE_FILTERS });
  const { status = statuses[0]?.value, ...others } = list.filters;
  const query = useQuery(target, {
    query: { ...others, ...(status === undefined ? {} : { status }), ...list.paging },
  });
  return (
    <ListScreen
      {...shown}
      list={list}
      query={query}
      tabs={<FinishedTabs tabs={tabs} list={list} options={statuses} count={query.data?.count} />}
      filters={ROUBLE_CHIPS}
      empty="История пуста"
      selected={null}
    />
  );
}

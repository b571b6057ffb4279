// Closed records in a list per final status, because the request filters by a single status.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListParams } from '../hooks/list/useListParams.ts';
import type { SelectOption } from '../texts/options.ts';
import { StatusTabs } from './Filters.tsx';

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

interface FinishedTabsProps<K extends string> {
  /** Tabs of the record kinds, above. */
  readonly tabs: ReactNode;
  readonly list: ListParams<K | 'status'>;
  /** Final statuses; the first is the default. */
  readonly options: readonly SelectOption[];
  readonly count: number | undefined;
}

// assumed: a list without a status filter would include records in progress
export function FinalStatusTabs<K extends string>({ tabs, list, options, count }: FinishedTabsProps<K>) {
  return (
    <Rows>
      {tabs}
      <StatusTabs list={list} name="status" options={options} count={count} first={options[0]?.value ?? ''} />
    </Rows>
  );
}

// What is finished, told apart by how it ended: the call filters by one status, so each final one has its own list.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListParams } from '../hooks/list/useListParams.ts';
import type { SelectOption } from '../texts/selectOption.ts';
import { StatusTabs } from './Filters.tsx';

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

interface FinishedTabsProps<K extends string> {
  /** Tabs of the kinds, above. */
  readonly tabs: ReactNode;
  readonly list: ListParams<K | 'status'>;
  /** Final statuses, the one shown first at the head. */
  readonly options: readonly SelectOption[];
  readonly count: number | undefined;
}

// assumed: a list without a status would also hold what is still in work
export function FinalStatusTabs<K extends string>({ tabs, list, options, count }: FinishedTabsProps<K>) {
  return (
    <Rows>
      {tabs}
      <StatusTabs list={list} name="status" options={options} count={count} first={options[0]?.value ?? ''} />
    </Rows>
  );
}

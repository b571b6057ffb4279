// Table of one page of a list with sortable heads, and a line that describes the sort.
import { useSort } from '../hooks/list/useSort.ts';
import { Button } from '../kit/actions/Button.tsx';
import { SortHeaderBox } from '../kit/table/SortHeader.styles.ts';
import { type Column, Table, type TableProps } from '../kit/table/Table.tsx';
import type { Sort } from '../hooks/list/useSort.ts';
import { sortRows, getNextSort } from './sorting.ts';

/** Description of a sort: «Сумма, по убыванию». */
export const describeSort = (title: string, direction: Sort['direction']): string =>
  `${title}, по ${direction === 'ascending' ? 'возрастанию' : 'убыванию'}`;

export interface SortedTableProps<T> extends Omit<TableProps<T>, 'sort' | 'onSort'> {
  /** Columns of the list without an open row: the sort column may be hidden now. */
  allColumns?: readonly Column<T>[] | undefined;
  /** `rows` is the whole list and sorted as a whole; this range is shown. */
  part?: readonly [from: number, to: number] | undefined;
}

/** Unsorted until a head is pressed. One per URL, which holds the sort. */
export function SortedTable<T>({ allColumns, part, rows, ...table }: SortedTableProps<T>) {
  const { columns } = table;
  const [sort, set] = useSort();
  const known = allColumns ?? columns;
  const title = known.find(({ key, sortKey }) => sortKey && key === sort?.key)?.title;
  return (
    <SortHeaderBox>
      <Table
        {...table}
        rows={sortRows(rows, known, sort).slice(...(part ?? []))}
        sort={sort}
        onSort={(key) => set(getNextSort(sort, key))}
      />
      <div className="order">
        <span aria-live="polite">
          {sort && title ? `Порядок на этой странице: ${describeSort(title, sort.direction)}` : ''}
        </span>
        {title === undefined ? null : (
          <Button variant="ghost" size="small" onClick={() => set(null)}>
            Вернуть исходный порядок
          </Button>
        )}
      </div>
    </SortHeaderBox>
  );
}

/** `page` in the order of its table, for navigation from row to row. */
export function useSortedPage<T, P extends { readonly results: readonly T[] }>(
  page: P | undefined,
  columns: readonly Column<T>[],
): (P & { readonly results: readonly T[] }) | undefined {
  const [sort] = useSort();
  return page && { ...page, results: sortRows(page.results, columns, sort) };
}

// A table of one page of a list whose heads put that page in order, and the line that says so.
import { useSort } from '../hooks/list/useSort.ts';
import { Button } from '../kit/actions/Button.tsx';
import { SortHeaderBox } from '../kit/table/SortHeader.styles.ts';
import { type Column, Table, type TableProps } from '../kit/table/Table.tsx';
import type { Sort } from '../hooks/list/useSort.ts';
import { sortRows, getNextSort } from './sorting.ts';

/** The words of a sort: «Сумма, по убыванию». */
export const describeSort = (title: string, direction: Sort['direction']): string =>
  `${title}, по ${direction === 'ascending' ? 'возрастанию' : 'убыванию'}`;

export interface SortedTableProps<T> extends Omit<TableProps<T>, 'sort' | 'onSort'> {
  /** Columns the list has while no row is open beside it: what orders it may be one of these. */
  every?: readonly Column<T>[] | undefined;
  /** The rows are the whole list and ordered as a whole; these are shown. */
  part?: readonly [from: number, to: number] | undefined;
}

/** Rows as they came until a head is pressed. One per address: the order is kept there. */
export function SortedTable<T>({ every, part, rows, ...table }: SortedTableProps<T>) {
  const { columns } = table;
  const [sort, set] = useSort();
  const known = every ?? columns;
  const title = known.find(({ key, by }) => by && key === sort?.key)?.title;
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

/** `page` as its table shows it, for whoever goes through its rows one by one. */
export function useSortedPage<T, P extends { readonly results: readonly T[] }>(
  page: P | undefined,
  columns: readonly Column<T>[],
): (P & { readonly results: readonly T[] }) | undefined {
  const [sort] = useSort();
  return page && { ...page, results: sortRows(page.results, columns, sort) };
}

// Sorts the rows of one page. No endpoint has an ordering parameter, so only loaded rows are sorted; ties and missing
// values keep their order.
import type { Column, SortValue } from '../kit/table/Table.tsx';
import type { Sort } from '../hooks/list/useSort.ts';

/** `rows` sorted by one of `columns`; unchanged without a sort, or if its column is unknown. */
export function sortRows<T>(rows: readonly T[], columns: readonly Column<T>[], sort: Sort | null): readonly T[] {
  const by = columns.find(({ key }) => key === sort?.key)?.sortKey;
  if (!by || !sort) return rows;
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, ...placeOf(by(row)) }))
    .toSorted(
      (one, other) =>
        compareValues(one.group, other.group) ||
        Number(one.value === null) - Number(other.value === null) ||
        turn * compareValues(one.value ?? '', other.value ?? ''),
    )
    .map(({ row }) => row);
}

interface Place {
  readonly group: string;
  readonly value: string | null;
}

/** Missing values come last in both directions. */
// assumed: amounts of several currencies are grouped by currency, as there is no rate to compare them by
function placeOf(order: SortValue): Place {
  if (typeof order === 'object' && order !== null) return { ...placeOf(order[1]), group: order[0] ?? '' };
  return { group: '', value: order === null || Number.isNaN(order) ? null : String(order) };
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Numbers by value, to the last digit; document numbers by Russian collation. */
export function compareValues(one: string, other: string): number {
  if (DECIMAL.test(one) && DECIMAL.test(other)) {
    const places = Math.max(partOf(one).length, partOf(other).length);
    return Number(scaled(one, places) > scaled(other, places)) - Number(scaled(one, places) < scaled(other, places));
  }
  return one.localeCompare(other, 'ru', { numeric: true });
}

const partOf = (decimal: string): string => decimal.split('.')[1] ?? '';
/** Fixed-point, never a float: `0.1` with 3 places is 100. */
const scaled = (decimal: string, places: number): bigint =>
  BigInt((decimal.split('.')[0] ?? '') + partOf(decimal).padEnd(places, '0'));

/** Cycle of a head: ascending, descending, unsorted. */
export function getNextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

// The order of the rows of one page: what comes before what. No call has an ordering parameter (contract), so only rows
// that are there can be put in order; ties and what is missing keep the order they came in.
import type { Column, SortValue } from '../kit/table/Table.tsx';
import type { Sort } from '../hooks/list/useSort.ts';

/** `rows` as `sort` has them by one of `columns`; as they came without a sort, and for one that names no column of these. */
export function sortRows<T>(rows: readonly T[], columns: readonly Column<T>[], sort: Sort | null): readonly T[] {
  const by = columns.find(({ key }) => key === sort?.key)?.by;
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

/** What is missing stands last, whichever way the others go. */
// assumed: sums of several currencies stand by currency first, as there is no rate to compare them by
function placeOf(order: SortValue): Place {
  if (typeof order === 'object' && order !== null) return { ...placeOf(order[1]), group: order[0] ?? '' };
  return { group: '', value: order === null || Number.isNaN(order) ? null : String(order) };
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Figures by their worth, to the last digit; names and numbers of papers as a Russian reader looks them up. */
export function compareValues(one: string, other: string): number {
  if (DECIMAL.test(one) && DECIMAL.test(other)) {
    const places = Math.max(partOf(one).length, partOf(other).length);
    return Number(scaled(one, places) > scaled(other, places)) - Number(scaled(one, places) < scaled(other, places));
  }
  return one.localeCompare(other, 'ru', { numeric: true });
}

const partOf = (decimal: string): string => decimal.split('.')[1] ?? '';
/** Never a float: `0.1` with 3 places is 100. */
const scaled = (decimal: string, places: number): bigint =>
  BigInt((decimal.split('.')[0] ?? '') + partOf(decimal).padEnd(places, '0'));

/** A press on a head: up, down, and the third one gives back the order the rows came in. */
export function getNextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

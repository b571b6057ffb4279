// The order somebody wants the rows of a page in, kept in the address bar beside filters and page: `?sort=amount`, `?sort=-amount`.
import * as v from 'valibot';
import { type ParamPatch, useQueryParams } from './useQueryParams.ts';

/** The order of the rows by one column. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** A column's key; a minus turns the order round. Whether the list has that column is known to the list alone. */
const written = v.pipe(v.string(), v.regex(/^-?[a-z]{1,20}$/i));

/** Part of an address. */
export const toSortParam = (sort: Sort | null): ParamPatch<'sort'> => ({
  sort: sort && (sort.direction === 'descending' ? '-' : '') + sort.key,
});

/** The sort of the current address. Pages, filters and the open row stay: it is about the rows that are there. */
export function useSort(): readonly [Sort | null, (sort: Sort | null) => void] {
  const { values, set } = useQueryParams({ sort: written });
  return [parseSort(values.sort), (sort) => set(toSortParam(sort))];
}

/** What `toSortParam` wrote. */
export function parseSort(text: string | undefined): Sort | null {
  if (!text) return null;
  return { key: text.replace('-', ''), direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

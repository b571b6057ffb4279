// Sort order of the rows of a page, kept in the URL beside filters and page: `?sort=amount`, `?sort=-amount`.
import * as v from 'valibot';
import { type ParamPatch, useQueryParams } from './useQueryParams.ts';

/** Sort by one column. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Column key; a minus means descending. Only the list can check whether it has the column. */
const written = v.pipe(v.string(), v.regex(/^-?[a-z]{1,20}$/i));

/** URL parameter. */
export const toSortParam = (sort: Sort | null): ParamPatch<'sort'> => ({
  sort: sort && (sort.direction === 'descending' ? '-' : '') + sort.key,
});

/** Sort of the current URL. Page, filters and the open row stay, because only loaded rows are sorted. */
export function useSort(): readonly [Sort | null, (sort: Sort | null) => void] {
  const { values, set } = useQueryParams({ sort: written });
  return [parseSort(values.sort), (sort) => set(toSortParam(sort))];
}

/** Inverse of `toSortParam`. */
export function parseSort(text: string | undefined): Sort | null {
  if (!text) return null;
  return { key: text.replace('-', ''), direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

// The last query of each address of an area: a link back to a list leads to the filters and the page it was left with.
import { type ReactNode, createContext, use, useLayoutEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { patchSearch } from './useQueryParams.ts';

const VisitedListsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Remembers the addresses shown inside; they are forgotten with it. */
export function VisitedListsProvider({ children }: { readonly children: ReactNode }) {
  const [visited] = useState(() => new Map<string, string>());
  const [path] = useLocation();
  const search = useSearch();
  useLayoutEffect(() => void visited.set(path, search), [visited, path, search]);
  return <VisitedListsContext value={visited}>{children}</VisitedListsContext>;
}

/** Parameters that select one of the lists of a path; all others filter it. */
const SELECTING = ['type', 'tab'] as const;
/** Parameters that open a record or a dialog over a list. */
const OPENING = { id: null, new: null, pay: null };

// assumed: the specification names no address of a link back
/** `href` of a list as the user left it; unchanged if it opens a record, or if the list was not shown before. */
export function useVisitedList(href: string): string {
  const [path = '', own = ''] = href.split('?');
  const search = use(VisitedListsContext).get(path);
  if (search === undefined) return href;
  const [wanted, left] = [new URLSearchParams(own), new URLSearchParams(search)];
  const isSame = SELECTING.every((name) => wanted.get(name) === left.get(name));
  if (!isSame || [...wanted.keys()].some((name) => !SELECTING.some((known) => known === name))) return href;
  const query = patchSearch(search, OPENING);
  return query === '' ? path : `${path}?${query}`;
}

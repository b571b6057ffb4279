// A source of the search: one list call of a few rows, the rows that match, and their entries.
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { RemoteSource, SearchEntry } from '../../../machines/search/globalSearch.machine.ts';
import { type Searched, matchesRecord, searchTexts } from '../../../machines/search/searchQuery.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import type { LookupCall } from '../../hooks/list/useSelectedRecord.ts';

/** Rows read per list; a backend that ignores the filter is searched in these only. */
const LIMIT = 20;
/** Entries shown per group. */
const SHOWN = 5;

export const PAGING = { limit: LIMIT, offset: 0 } as const;

interface Definition<T> {
  readonly title: string;
  readonly kind: string;
  readonly list: (text: string) => LookupCall<PageOf<T>>;
  /** The list's own filter by an exact amount, which every backend knows. */
  readonly byAmount?: (amount: string) => LookupCall<PageOf<T>>;
  readonly searched: (row: T) => Searched;
  readonly entryOf: (row: T) => Omit<SearchEntry, 'key'>;
}

export function defineSource<T extends { readonly id: RecordId }>(definition: Definition<T>): RemoteSource {
  const { title, kind, list, byAmount, searched, entryOf } = definition;
  const { typed } = list('');
  return {
    title,
    calls(query) {
      if (byAmount && query.isAmount && query.amount !== null) return [byAmount(query.amount).call];
      return searchTexts(query).map((text) => list(text).call);
    },
    find: (query, value) =>
      typed(value)
        .results.filter((row) => matchesRecord(query, searched(row)))
        .slice(0, SHOWN)
        .map((row) => ({ key: `${kind}-${row.id}`, ...entryOf(row) })),
  };
}

/** Parts of a detail line; missing ones are left out. */
export const joinDetails = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ') || null;

type Lifecycle = Parameters<typeof getStatusMeta>[0];

/** Label of a status; an unknown code is shown as it is. */
export const statusLabel = (lifecycle: Lifecycle, status: string | null): string | null =>
  getStatusMeta(lifecycle, status)?.label ?? status;

// A source of the search: one list call of a few rows, the rows that match, and their entries.
import type { Call } from '../../../api/endpoint.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { RemoteSource, SearchEntry } from '../../../machines/search/globalSearch.machine.ts';
import { type SearchableFields, matchesRecord, getServerSearchTexts } from '../../../machines/search/searchQuery.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import type { LookupCall } from '../../hooks/list/useSelectedRecord.ts';

/** Rows read per list. */
const LIMIT = 20;
/** A backend that ignores the filter is searched in pages of this size, at most so many. */
const PAGE = 100;
const MOST_PAGES = 5;
/** Entries shown per group. */
const SHOWN = 5;

export const SEARCH_PAGING = { limit: LIMIT, offset: 0 } as const;

interface Definition<T> {
  readonly title: string;
  readonly kind: string;
  readonly list: (text: string) => LookupCall<PageOf<T>>;
  /** The list's own filter by an exact amount, which every backend supports. */
  readonly byAmount?: (amount: string) => LookupCall<PageOf<T>>;
  readonly searched: (row: T) => SearchableFields;
  /** `place`: position of the row in the response. */
  readonly entryOf: (row: T, index: number) => Omit<SearchEntry, 'key'>;
  /** The first page is all that is searched. */
  readonly isWholeListRead?: boolean;
}

export function defineSource<T extends { readonly id: RecordId }>(definition: Definition<T>): RemoteSource {
  const { title, kind, list, byAmount, searched, entryOf, isWholeListRead = false } = definition;
  const { castResult } = list('');
  return {
    title,
    calls(query) {
      if (byAmount && query.isAmount && query.amount !== null) return [byAmount(query.amount).call];
      return getServerSearchTexts(query).map((text) => list(text).call);
    },
    pagesAfter: (call, value) => (isWholeListRead ? [] : pagesAfter(call, castResult(value).count)),
    find: (query, value) =>
      castResult(value)
        .results.map((row, index) => ({ row, place: index }))
        .filter(({ row }) => matchesRecord(query, searched(row)))
        .slice(0, SHOWN)
        .map(({ row, place }) => ({ key: `${kind}-${row.id}`, ...entryOf(row, place) })),
  };
}

/** Pages after the first one of `count` rows. */
function pagesAfter({ endpoint, input }: Call, count: number): readonly Call[] {
  const pages = Math.min(MOST_PAGES, Math.ceil((count - LIMIT) / PAGE));
  return Array.from({ length: Math.max(0, pages) }, (_, page) => ({
    endpoint,
    input: { ...input, query: { ...input.query, limit: PAGE, offset: LIMIT + page * PAGE } },
  }));
}

/** Parts of a detail line; missing ones are left out. */
export const joinDetails = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ') || null;

type Lifecycle = Parameters<typeof getStatusMeta>[0];

/** Label of a status; an unknown code is shown as it is. */
export const statusLabel = (lifecycle: Lifecycle, status: string | null): string | null =>
  getStatusMeta(lifecycle, status)?.label ?? status;

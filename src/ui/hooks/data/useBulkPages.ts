// Selection of rows beyond the page: the whole list is fetched on demand.
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { withAllPages } from '../../../machines/data/lists/allPages.ts';
import { useOnChange } from '../core/useOnChange.ts';
import { useServices } from '../core/services.ts';
import { useDisclosure } from '../core/useDisclosure.ts';
import type { ListParams } from '../list/useListParams.ts';
import { type AllPages, type Query, useBaseQuery } from './useQuery.ts';

export interface BulkPages {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** `onRead` gets all rows once they are read; `rows` are those rows. Undefined for a list of one page. */
export function useBulkPages<T extends { readonly id: RecordId }>(
  { size, filters }: Pick<ListParams<string>, 'size' | 'filters'>,
  { data, allPages }: Query<PageOf<T>> & { readonly allPages: AllPages<PageOf<T>> },
  onRead: (rows: readonly T[]) => void,
): (BulkPages & { readonly rows: readonly T[] | undefined }) | undefined {
  const { isOpen, open, close } = useDisclosure();
  const { requests } = useServices();
  const read = useBaseQuery(allPages.call.endpoint, isOpen ? allPages.call.input : null, withAllPages(requests));
  const rows = isOpen && read.data !== undefined ? allPages.castResult(read.data).results : undefined;
  useOnChange(rows !== undefined, () => {
    if (rows) onRead(rows); // once: a refetch must not select again what the user has deselected
  });
  useOnChange(JSON.stringify(filters), close);
  if (!data || data.count <= size) return undefined;
  return { isOpen, isBusy: isOpen && read.busy, open, close, rows };
}

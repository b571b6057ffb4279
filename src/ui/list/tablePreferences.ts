// Preferences of a list in this browser: columns and their order per role; saved views per user, because their filters
// contain search text. Columns may also come from the URL of a shared link.
import { useRouter } from 'wouter';
import * as v from 'valibot';
import type { ListParams } from '../hooks/list/useListParams.ts';
import { usePreference } from '../hooks/list/usePreference.ts';
import { useSession } from '../hooks/session/useSession.ts';
import { parseSort, toSortParam, useSort } from '../hooks/list/useSort.ts';
import { useQueryParams } from '../hooks/list/useQueryParams.ts';

const names = v.array(v.string());
/** `order`: keys in the order last saved; columns missing from it come last. */
const arrangement = { hidden: names, order: v.optional(names, []) };
const view = v.object({
  name: v.string(),
  filters: v.record(v.string(), v.string()),
  ...arrangement,
  sort: v.optional(v.string(), ''),
});
const word = v.pipe(v.string(), v.regex(/^[a-z]+$/));
const LINKED = { columns: v.pipe(v.string(), v.regex(/^[a-z]+(,[a-z]+)*$/i)), tab: word, type: word };

/** Keys of hidden columns, and of all columns in order. */
export type ColumnLayout = Readonly<Record<'hidden' | 'order', readonly string[]>>;
/** Filters, columns and sort of the page under a name. */
export type SavedView = Readonly<Omit<v.InferOutput<typeof view>, keyof ColumnLayout>> & ColumnLayout;

interface Keyed {
  readonly key: string;
}

export interface TablePreferences extends ColumnLayout {
  readonly arrange: (columns: ColumnLayout) => void;
  readonly views: readonly SavedView[];
  /** The view equal to the current state of the list. */
  readonly current: SavedView | null;
  /** Saves the current state; replaces a view of the same name. */
  readonly save: (name: string) => void;
  readonly remove: (name: string) => void;
  readonly apply: (view: SavedView) => void;
  /** Rows of 32 px in all lists of this browser. */
  readonly compact: boolean;
  readonly setCompact: (compact: boolean) => void;
  /** Shareable URL of a view. */
  readonly linkTo: (view: SavedView) => string;
}

/**
 * `label` names the list, `allColumns` its columns. A tab of the URL (except statuses) has separate views, since its filters
 * differ.
 */
export function useTablePreferences<K extends string>(
  label: string,
  list: ListParams<K>,
  allColumns: readonly Keyed[],
): TablePreferences {
  const { role, account } = useSession();
  const [before] = usePreference(`columns:${label}`, names, []);
  const [own, keep] = usePreference<ColumnLayout>(`columns:${role}:${label}`, v.object(arrangement), {
    hidden: before,
    order: [],
  });
  const linked = useQueryParams(LINKED);
  const { tab = '', type = '' } = linked.values;
  const [views, setViews] = usePreference<readonly SavedView[]>(
    `views:${account}:${label}${tab}${type}`,
    v.array(view),
    [],
  );
  const [compact, setCompact] = usePreference('compact', v.boolean(), false);
  const [sort] = useSort();
  const router = useRouter();
  const named = linked.values.columns?.split(',') ?? [];
  const { hidden, order } = allColumns.some(({ key }) => named.includes(key)) ? only(named, allColumns) : own;
  const others = (name: string) => views.filter((kept) => kept.name !== name);
  const now = { filters: setOf(list.chosen), hidden, order, sort: toSortParam(sort).sort ?? '' };
  return {
    hidden,
    order,
    arrange(columns) {
      keep(columns);
      if (linked.values.columns !== undefined) linked.set({ columns: null });
    },
    compact,
    setCompact,
    views,
    current: views.find((kept) => isSame(kept, now)) ?? null,
    save: (name) => setViews([...others(name), { name, ...now }]),
    remove: (name) => setViews(others(name)),
    apply(chosen) {
      keep({ hidden: chosen.hidden, order: chosen.order });
      list.show(chosen.filters, { columns: null, ...toSortParam(parseSort(chosen.sort)) });
    },
    linkTo(chosen) {
      const columns = getVisibleColumns(allColumns, chosen).map(({ key }) => key);
      const also = { columns: columns.join(','), ...toSortParam(parseSort(chosen.sort)) };
      return location.origin + router.base + list.showHref(chosen.filters, also);
    },
  };
}

/** Visible columns in order; the first one links to the row and is always shown. */
export function getVisibleColumns<C extends Keyed>(
  columns: readonly C[],
  { hidden, order }: ColumnLayout,
): readonly C[] {
  const placeOf = ({ key }: Keyed) => (order.includes(key) ? order.indexOf(key) : order.length);
  const seen = columns.slice(1).filter(({ key }) => !hidden.includes(key));
  return [...columns.slice(0, 1), ...seen.toSorted((one, other) => placeOf(one) - placeOf(other))];
}

/** Layout with exactly these columns. */
const only = (order: readonly string[], allColumns: readonly Keyed[]): ColumnLayout => ({
  hidden: allColumns.map(({ key }) => key).filter((key) => !order.includes(key)),
  order,
});

const setOf = (filters: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

type Shown = Omit<SavedView, 'name'>;
const isSame = (one: Shown, other: Shown): boolean => written(one) === written(other);
const written = ({ filters, hidden, order, sort }: Shown): string =>
  JSON.stringify([Object.entries(filters).map(String).toSorted(byText), hidden.toSorted(byText), order, sort]);
const byText = (one: string, other: string): number => one.localeCompare(other);

// How somebody likes to see a list: hidden columns and saved views, kept in this browser under the list's name.
import * as v from 'valibot';
import type { List } from '../bind/useList.ts';
import { usePreference } from '../bind/usePreference.ts';

const names = v.array(v.string());
const view = v.object({ name: v.string(), filters: v.record(v.string(), v.string()), hidden: names });

/** Filters and columns under a name. */
export type View = v.InferOutput<typeof view>;

export interface ListTaste {
  /** Keys of the columns that are not to be seen. */
  readonly hidden: readonly string[];
  readonly hide: (keys: readonly string[]) => void;
  readonly views: readonly View[];
  /** The view that shows what the list shows now. */
  readonly current: View | null;
  /** Keeps what the list shows now; an older view of that name gives way. */
  readonly save: (name: string) => void;
  readonly remove: (name: string) => void;
  readonly apply: (view: View) => void;
}

/** `label` names the list; views of one list are those of its tabs too. */
export function useListTaste<K extends string>(label: string, list: List<K>): ListTaste {
  const [hidden, hide] = usePreference(`columns:${label}`, names, []);
  const [views, setViews] = usePreference(`views:${label}`, v.array(view), []);
  const others = (name: string) => views.filter((kept) => kept.name !== name);
  const now = { filters: setOf(list.chosen), hidden };
  return {
    hidden,
    hide: (keys) => hide([...keys]),
    views,
    current: views.find((kept) => isSame(kept, now)) ?? null,
    save: (name) => setViews([...others(name), { name, ...now }]),
    remove: (name) => setViews(others(name)),
    apply(chosen) {
      hide(chosen.hidden);
      list.show(chosen.filters);
    },
  };
}

const setOf = (filters: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

type Shown = Omit<View, 'name'>;
const isSame = (one: Shown, other: Shown): boolean => written(one) === written(other);
const written = ({ filters, hidden }: Shown): string =>
  JSON.stringify([Object.entries(filters).map(String).toSorted(byText), hidden.toSorted(byText)]);
const byText = (one: string, other: string): number => one.localeCompare(other);

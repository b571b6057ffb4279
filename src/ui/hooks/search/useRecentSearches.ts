// Recently opened results, per account of this browser.
import * as v from 'valibot';
import type { SearchEntry } from '../../../machines/search/globalSearch.machine.ts';
import { usePreference } from '../list/usePreference.ts';
import { useSession } from '../session/useSession.ts';

const MAX_RECENT = 6;

const storedText = v.pipe(v.string(), v.maxLength(300));
const optionalText = v.fallback(v.nullish(storedText, ''), '');
/** The href stays inside the area of the account: storage may hold anything. */
const recentSchema = (area: string) =>
  v.pipe(
    v.array(
      v.object({
        title: storedText,
        detail: optionalText,
        amount: optionalText,
        currency: optionalText,
        href: v.pipe(storedText, v.regex(new RegExp(`^/${area}(?:[/?][\\w\\-./?=&%]*)?$`))),
      }),
    ),
    v.maxLength(MAX_RECENT),
  );

/** `[entries, remember]`, latest first. */
export function useRecentSearches(area: string): readonly [readonly SearchEntry[], (entry: SearchEntry) => void] {
  const { account } = useSession();
  const [recent, set] = usePreference(`search-${area}-${account ?? ''}`, recentSchema(area), []);
  const entries = recent.map(({ detail, amount, currency, ...entry }) => ({
    ...entry,
    key: `recent:${entry.href}`,
    detail: detail === '' ? null : detail,
    amount: amount === '' ? null : amount,
    currency: currency === '' ? null : currency,
  }));
  const remember = ({ title, detail, amount, currency, href }: SearchEntry) => {
    const latest = { title, detail: detail ?? '', amount: amount ?? '', currency: currency ?? '', href };
    set([latest, ...recent.filter((other) => other.href !== href)].slice(0, MAX_RECENT));
  };
  return [entries, remember];
}

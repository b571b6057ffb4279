// Screens and actions that the search finds by their titles.
import type { LocalSource, SearchEntry } from '../../../machines/search/globalSearch.machine.ts';
import { matchesTitle } from '../../../machines/search/searchQuery.ts';
import type { Screen } from '../../hooks/core/screen.ts';
import type { Area } from '../../routing/areas.ts';
import { SEARCH_GROUPS } from './texts.ts';

/** Title and URL; `?new=` opens a dialog (GuardedButton.tsx). */
type Action = readonly [title: string, href: string];

const ACTIONS: Readonly<Record<Area, readonly Action[]>> = {
  public: [],
  account: [
    ['Пополнить счёт', '/account/my-wallets?new=deposit'],
    ['Вывести средства', '/account/my-wallets?new=withdrawal'],
    ['Создать заявку на покупку', '/account/createRequest'],
    ['Создать заявку на продажу', '/account/createRequest?type=sell'],
    ['Создать заявку на обмен', '/account/createRequest?type=exchange'],
    ['Оплатить поставщику', '/account/history-request-for-payment-ved?pay=new'],
    ['Добавить кошелёк', '/account/digital-wallets?new=wallet'],
  ],
  liquidity: [
    ['Пополнить счёт', '/liquidity/my-wallets?new=deposit'],
    ['Вывести средства', '/liquidity/my-wallets?new=withdrawal'],
    ['Создать заявку на покупку', '/liquidity/createRequest'],
    ['Создать заявку на продажу', '/liquidity/createRequest?type=sell'],
    ['Создать заявку на обмен', '/liquidity/createRequest?type=exchange'],
    ['Добавить кошелёк', '/liquidity/my-wallets?new=wallet'],
  ],
  organization: [
    ['Сверка с банком', '/organization/deposit-requests/reconciliation'],
    ['Создать горячий кошелёк', '/organization/wallets?new=wallet'],
    ['Сформировать отчёт', '/organization/responsibility-report'],
  ],
};

const entryOf = (title: string, href: string, detail: string | null): SearchEntry => ({
  key: href,
  title,
  detail,
  amount: null,
  currency: null,
  href,
});

/** Actions without a text, actions and menu screens with one; `recent` comes first without a text. */
export function getLocalSources(
  area: Area,
  screens: readonly Screen[],
  recent: readonly SearchEntry[],
): readonly LocalSource[] {
  const actions = ACTIONS[area].map(([title, href]) => entryOf(title, href, null));
  const own = screens
    .filter((screen) => screen.area === area && screen.group !== undefined)
    .map(({ title, path, group }) => entryOf(title, path, group === undefined || group === title ? null : group));
  return [
    { title: SEARCH_GROUPS.recent, find: (query) => (query === null ? recent : []) },
    {
      title: SEARCH_GROUPS.actions,
      find: (query) => actions.filter(({ title }) => query === null || matchesTitle(query, title)),
    },
    {
      title: SEARCH_GROUPS.screens,
      find: (query) => (query === null ? [] : own.filter(({ title }) => matchesTitle(query, title))),
    },
  ];
}

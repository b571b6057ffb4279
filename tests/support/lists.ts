// Every list of every role, by area.
import type { Login } from './browser.ts';
import { operatorLists } from './operatorLists.ts';

const clientLists = (area: string, others: readonly string[]) =>
  [
    'deal',
    'deal?type=sell',
    'deal?type=exchange',
    'operations-history',
    'operations-history?tab=withdrawals',
    'operations-history?tab=exchanges',
    'request',
    'request?type=sell',
    ...others,
  ].map((path) => `/${area}/${path}`);

interface OwnLists {
  readonly area: string;
  readonly login: Login;
  readonly lists: readonly string[];
}

export const LISTS: readonly OwnLists[] = [
  {
    area: 'account',
    login: 'ved.active',
    lists: clientLists('account', [
      'digital-wallets',
      'my-wallets',
      'replenishment-requests',
      'history-ved',
      'history-ved?type=sell',
      'history-ved?type=exchange',
      'reestr',
      'history-request-for-payment-ved',
    ]),
  },
  {
    area: 'liquidity',
    login: 'lp.active',
    lists: clientLists('liquidity', ['my-wallets', 'operations-status', 'history', 'history?type=sell']),
  },
  {
    area: 'organization',
    login: 'operator',
    lists: [...operatorLists, '/organization/kyt-requests/107', '/organization/active-deals'],
  },
];

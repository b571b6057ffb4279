// The search box of the list of chats: two chats, one of which has the letters looked for.
import type { searchMachine } from '../../src/machines/search.ts';
import { API, signedIn, userRecord } from '../support/app.ts';
import type { Screen } from '../support/models/hands.ts';
import { PAUSE_MS } from './search.model.ts';

const nothing = { count: 0, next: null, previous: null, results: [] };
const BOX = 'Поиск по чату';
const FOUND = 'Кабель и абвгд';
const OTHER = 'Поставка';
const chat = (id: number, name: string) => ({
  id,
  name,
  closed: false,
  sender: 'Я',
  participant: null,
  liquidity_provider: null,
  created_at: '2026-11-20T12:00:00+03:00',
});

/** Whether the list shows what `query` finds, as the specification has it: a part of the name, in any case. */
const finds = (name: string, query: string) => name.toLowerCase().includes(query.toLowerCase());

export const searchScreen: Screen<typeof searchMachine> = {
  opening: () => ({
    path: '/account/help-chat',
    stored: signedIn(),
    reads: {
      [`GET ${API}auth/current_user/`]: userRecord(),
      [`GET ${API}notifications/unread/`]: nothing,
      [`GET ${API}chats`]: { ...nothing, count: 2, results: [chat(1, FOUND), chat(2, OTHER)] },
    },
    held: [],
  }),
  begin: ({ shows }) => shows('link', new RegExp(OTHER)),
  drivers: {
    'types аб': ({ put }) => put(BOX, ' аб '),
    'types в': ({ put }) => put(BOX, 'в'),
    RESET: ({ press }) => press('Очистить поиск'),
    pauses: ({ passes }) => passes(PAUSE_MS),
  },
  /** The cross stands there while there is text. */
  comes: ({ type }, { context }) => type !== 'RESET' || context.text !== '',
  sees: {
    async '*'({ shows }, { context: { query } }) {
      for (const name of [FOUND, OTHER]) await shows('link', new RegExp(name), finds(name, query));
    },
  },
};

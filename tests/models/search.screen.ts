// The search boxes of two lists: of chats, where a pause is waited for, of KYT's companies, where none is. Two rows each, one
// of which has the letters looked for.
import type { searchMachine } from '../../src/machines/data/search.machine.ts';
import { API, signedIn, userRecord } from '../support/app.ts';
import type { ScreenDriver, ScreenModel } from '../support/models/screenDriver.ts';
import { AT_ONCE, PAUSE_MS } from './search.model.ts';

const nothing = { count: 0, next: null, previous: null, results: [] };
const CHATS = '/account/help-chat';
const COMPANIES = '/organization/kyt-requests';
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
const company = (id: number, company_name: string) => ({ id, company_name, role: 'ved_participant', dirty_wallets: 0 });

const writes =
  (text: string) =>
  ({ typeText, path }: ScreenDriver): Promise<void> =>
    typeText(path() === CHATS ? 'Поиск по чату' : 'Поиск пользователей', text);

/** Whether the list shows what `query` finds, as the specification has it: a part of the name, in any case. */
const finds = (name: string, query: string) => name.toLowerCase().includes(query.toLowerCase());

export const searchScreen: ScreenModel<typeof searchMachine> = {
  opening(scene) {
    const user = scene === AT_ONCE ? userRecord({ account_type: 'authorized_organization' }) : userRecord();
    return {
      path: scene === AT_ONCE ? COMPANIES : CHATS,
      stored: signedIn(undefined, user.account_type ?? 'ved_participant'),
      reads: {
        [`GET ${API}auth/current_user/`]: user,
        [`GET ${API}notifications/unread/`]: nothing,
        [`GET ${API}chats`]: { ...nothing, count: 2, results: [chat(1, FOUND), chat(2, OTHER)] },
        [`GET ${API}authorized_organization/wallets/companies/`]: [company(1, FOUND), company(2, OTHER)],
      },
      held: [],
      isClockPaused: true,
    };
  },
  begin: ({ expectRole }) => expectRole('link', new RegExp(OTHER)),
  drivers: {
    'types аб': writes(' аб '),
    'types в': writes('в'),
    'search.reset': ({ press }) => press('Очистить поиск'),
    pauses: ({ advanceTime }) => advanceTime(PAUSE_MS),
  },
  /** The clear button is shown while there is text. */
  canOccur: ({ type }, { context }) => type !== 'search.reset' || context.text !== '',
  assertions: {
    async '*'({ expectRole }, { context: { query } }) {
      for (const name of [FOUND, OTHER]) await expectRole('link', new RegExp(name), finds(name, query));
    },
  },
};

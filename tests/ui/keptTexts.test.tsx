// @vitest-environment jsdom
// Rules of all dialogs and lists: text typed for one record is not offered for another, a deleted draft does not come
// back, a dialog opened by a link closes for good, a page beyond the last one is the last, a closed record leads back to
// the filters and the page of its list.
import { fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLocalSources } from '../../src/ui/features/search/actions.ts';
import {
  VISITORS,
  addressOf,
  closeWatchedApp,
  loadEverything,
  openWatchedApp,
  page,
  ready,
  record,
  screensOf,
  topDialog,
  visit,
} from './watchedApp.setup.tsx';

/** Dialogs with a text field, by list: a closed dialog keeps its text for the record or drops it. */
const LISTS: Readonly<
  Record<(typeof VISITORS)[number]['login'], Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  'ved.active': {
    '/account/replenishment-requests': { Добавить: 'kept' },
    '/account/operations-history?tab=operations': { Подать: 'kept' },
    '/account/digital-wallets': { 'Запросить исправление': 'dropped', 'Сообщить о пополнении': 'dropped' },
  },
  'lp.active': { '/liquidity/my-wallets': { 'Запросить исправление': 'dropped' } },
  operator: {
    '/organization/deposit-requests': {
      Добавить: 'kept',
      Зачислить: 'dropped',
      Написать: 'dropped',
      Отклонить: 'kept',
    },
    '/organization/withdrawal-requests': { Добавить: 'kept', Написать: 'dropped', Отклонить: 'kept' },
    '/organization/payment-requests-ved': { Написать: 'dropped', Отклонить: 'kept' },
    '/organization/queue-requests': { Написать: 'dropped', Отклонить: 'kept' },
    '/organization/reestr-contracts': { Уведомить: 'kept' },
    '/organization/wallet-request': { Написать: 'dropped', Отклонить: 'kept' },
    '/organization/reestr-operation?tab=submissions': { Отклонить: 'kept' },
    '/organization/wallets?tab=all': { 'Изменить баланс': 'dropped', Написать: 'dropped', 'Отказать по AML': 'kept' },
    '/organization/reestr-users': { Написать: 'dropped', 'Отправить письмо': 'kept' },
    '/organization/kyc-verification': { Написать: 'dropped', 'Написать письмо': 'kept' },
  },
};

/** Lists that the first record leads back to; other screens show records of another list, or none. */
const CLOSED_TO: Readonly<Record<(typeof VISITORS)[number]['login'], readonly string[]>> = {
  'ved.active': [
    '/account/digital-wallets',
    '/account/replenishment-requests',
    '/account/deal',
    '/account/history-ved',
    '/account/operations-history',
    '/account/request',
    '/account/reestr',
    '/account/history-request-for-payment-ved',
  ],
  'lp.active': [
    '/liquidity/my-wallets',
    '/liquidity/operations-status',
    '/liquidity/history',
    '/liquidity/operations-history',
    '/liquidity/request',
  ],
  operator: [
    '/organization/kyc-verification',
    '/organization/queue-requests',
    '/organization/deal-registry',
    '/organization/payment-requests-ved',
    '/organization/withdrawal-requests',
    '/organization/deposit-requests',
    '/organization/reestr-operation',
    '/organization/reestr-users',
    '/organization/reestr-contracts',
    '/organization/wallets',
    '/organization/custodial-solution',
    '/organization/wallet-request',
  ],
};

const MOST_RECORDS = 6;
const TYPED = 'Набрано для другой записи';

const go = async (address: string) => {
  await visit(address);
  await ready();
};

beforeAll(loadEverything);

describe.each(VISITORS)('$login', (visitor) => {
  beforeAll(() => openWatchedApp({ visitor }));
  afterAll(closeWatchedApp);

  test.each(Object.entries(LISTS[visitor.login]))(
    'texts typed for records of %s',
    { timeout: 60_000 },
    async (list, expected) => {
      await go(list);
      const kept: Record<string, string> = {};
      for (const [one, other] of pairsOf()) {
        for (const name of await namesAt(one)) {
          if (kept[name] !== undefined) continue;
          await go(other);
          const before = await look(name);
          if (before === null || before.length === 0) continue;
          await go(one);
          const initial = await look(name, TYPED);
          const again = await look(name);
          kept[name] = again?.includes(TYPED) ? 'kept' : 'dropped';
          await go(other);
          expect(await look(name), `«${name}» of ${other} after ${one}`).toEqual(before);
          await go(one);
          const fresh = (await discard(name)) ? await look(name) : initial;
          expect(fresh, `«${name}» after its draft was deleted`).toEqual(initial);
        }
      }
      expect(kept).toEqual(expected);
    },
  );

  const screens = screensOf(visitor.area).filter(({ path }) => !path.includes(':'));
  test.each(screens.map((screen) => addressOf(screen)))('a page beyond the last one of %s', async (address) => {
    await go(address);
    const tables = tablesOf();
    await go(`${address}?p=99`);
    expect(tablesOf()).toEqual(tables);
  });

  test('a record is closed to its list as it was', { timeout: 60_000 }, async () => {
    const kept: string[] = [];
    for (const screen of screens) {
      const address = addressOf(screen);
      const list = `${address}${address.includes('?') ? '&' : '?'}utm=1`;
      await go(list);
      const link = page().querySelector<HTMLElement>('tbody .rowlink');
      if (link === null) continue;
      fireEvent.click(link);
      await ready();
      if (!closeRecord()) continue;
      await ready();
      if (location.pathname !== address) continue;
      expect(location.search, address).toContain('utm=1');
      kept.push(address);
    }
    expect(kept).toEqual(CLOSED_TO[visitor.login]);
  });

  const linked = getLocalSources(visitor.area, [], [])
    .flatMap(({ find }) => find(null))
    .filter(({ href }) => /[?&](new|pay)=/.test(href));
  test.each(linked.map(({ href }) => href))('the dialog of %s closes for good', async (address) => {
    for (const close of [pressEscape, pressCancel]) {
      await go(address);
      expect(topDialog()).not.toBeNull();
      close();
      await ready();
      expect(topDialog()).toBeNull();
      expect(location.search).not.toMatch(/new=|pay=/);
    }
  });
});

/** By «Закрыть» of a drawer, or by the link that leads back from a page; false without one. */
function closeRecord(): boolean {
  const close = buttons().find((button) => nameOf(button) === 'Закрыть');
  const back = [...record().querySelectorAll('a')].find((link) => link.textContent.startsWith('К '));
  const exit = close ?? back;
  if (exit) fireEvent.click(exit);
  return exit !== undefined;
}

/** Names of the tables, and whether they have rows. */
const tablesOf = () =>
  [...page().querySelectorAll('table')].map((table) => [
    table.getAttribute('aria-label'),
    table.tBodies[0]?.rows.length !== 0,
  ]);

/** The first records, each with the next one. */
function pairsOf(): readonly (readonly [string, string])[] {
  const links = [...page().querySelectorAll('tbody .rowlink')].slice(0, MOST_RECORDS);
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  return hrefs.slice(1).map((href, index) => [hrefs[index] ?? '', href]);
}

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;
const buttons = () =>
  [...record().querySelectorAll<HTMLElement>('button:enabled')].filter(
    (button) => button.closest('dialog, nav, thead, tbody') === null,
  );

/** Buttons that may open a dialog of the record. */
async function namesAt(address: string): Promise<readonly string[]> {
  await go(address);
  return buttons()
    .map(nameOf)
    .filter(
      (name) => !/^(Закрыть|Обновить|Печать|Скопировать|Скачать|Следующ|Предыдущ|Замечание|Посмотреть)/.test(name),
    );
}

const fieldsIn = (dialog: Element) => [
  ...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea:enabled, input[type=text]:enabled:not([inputmode=decimal])',
  ),
];
const valuesIn = (dialog: Element) => fieldsIn(dialog).map(({ value }) => value);

/** Values of the text fields of a dialog; null if the button opens none. `text` is typed before the dialog is closed. */
async function look(name: string, text?: string): Promise<readonly string[] | null> {
  const button = buttons().find((one) => nameOf(one) === name);
  if (!button) return null;
  fireEvent.click(button);
  await ready();
  const dialog = topDialog();
  if (!dialog) return null;
  const values = valuesIn(dialog);
  if (text !== undefined) for (const field of fieldsIn(dialog)) fireEvent.change(field, { target: { value: text } });
  pressEscape();
  await ready();
  return values;
}

/** Deletes the draft that the dialog offers; false without one. */
async function discard(name: string): Promise<boolean> {
  const button = buttons().find((one) => nameOf(one) === name);
  if (button) fireEvent.click(button);
  await ready();
  const found = [...(topDialog()?.querySelectorAll('button') ?? [])].find((one) => nameOf(one) === 'Удалить');
  if (found) fireEvent.click(found);
  pressEscape();
  await ready();
  return found !== undefined;
}

function pressEscape(): void {
  const dialog = topDialog();
  if (dialog) fireEvent.keyDown(dialog, { key: 'Escape' });
}
function pressCancel(): void {
  const cancel = [...(topDialog()?.querySelectorAll('button') ?? [])].find((one) => nameOf(one) === 'Отмена');
  if (cancel) fireEvent.click(cancel);
}

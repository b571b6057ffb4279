// @vitest-environment jsdom
// The content of every screen of every role, of its tabs, of one record per status and of the dialogs that its buttons
// open, as stored under shown/. `npx vitest run tests/ui/shown.test.tsx -u` writes them again; look at the difference
// before it is kept.
import { fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from '../support/fakeApi.ts';
import { describePage } from '../support/describePage.ts';
import {
  VISITORS,
  type Visitor,
  type WatchedApp,
  addressOf,
  closeWatchedApp,
  loadEverything,
  openWatchedApp,
  page,
  ready,
  record,
  screensOf,
  settled,
  topDialog,
  visit,
} from './watchedApp.setup.tsx';

/** Screens that show the records of a list, where their path does not begin with that of the list. */
const RECORDS: Readonly<Record<string, string>> = {
  '/organization/kyc-verification': '/organization/verification/',
  '/organization/deal-registry': '/organization/lot-requests',
  '/organization/reestr-operation': '/organization/transaction-details/',
};

/** Screens of one record that no list leads to. */
const ALONE = /(chat|support|reviews|active-deals|kyt-requests)\/:id$/;

/** Buttons that open no dialog: they refetch, copy, print, save files or leave. */
const OTHERS =
  /^(Обновить|Выйти|Закрыть|Печать|Скачать|Скопировать|Упорядочить|Предыдущ|Следующ|Посчитать|К списку|\d)/;

beforeAll(loadEverything);

/** An empty, a read-only and a foreign account: their dialogs are not described. */
const OTHER_ACCOUNTS = [
  { login: 'ved.new', area: 'account', role: 'ved_participant' },
  { login: 'ved.closed', area: 'account', role: 'ved_participant' },
  { login: 'lp.foreign', area: 'liquidity', role: 'liquidity_provider' },
] as const;

describe.each(OTHER_ACCOUNTS)('$login', (visitor) => {
  beforeAll(() => openWatchedApp({ visitor }));
  afterAll(closeWatchedApp);

  test.each(placesOf(visitor))('%s', { timeout: 60_000 }, async (_, address) => {
    await open(address);
    await expect(`${describePage(page()).join('\n')}\n`).toMatchFileSnapshot(fileOf(visitor, address));
  });
});

describe.each(VISITORS)('$login', (visitor) => {
  let setup: WatchedApp;
  let sent: string[] = [];
  beforeAll(async () => {
    setup = await openWatchedApp({
      visitor,
      between({ method, path, body }, answer) {
        if (method === 'GET') return answer();
        sent.push(`${method} ${path} ${body.replaceAll(/-{4,}formdata-\S+/g, '--')}`);
        return Promise.resolve(json(400, {}));
      },
    });
  });
  afterAll(closeWatchedApp);

  test.each(placesOf(visitor))('%s', { timeout: 60_000 }, async (_, address) => {
    const lines = await describePlace(address);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(fileOf(visitor, address));
  });

  /** A screen, its tabs, one record per status, and one full view per kind of record. */
  async function describePlace(address: string): Promise<readonly string[]> {
    const lines: string[] = [];
    const [pressed, seen] = [new Set<string>(), new Set<string>()];
    await open(address);
    for (const tab of [address, ...tabsOf(address)]) {
      if (tab !== address) await open(tab);
      lines.push(`=== ${tab}`);
      if (!tab.includes('status=')) lines.push(...describePage(page()), ...(await describeDialogs(tab, page, pressed)));
      for (const href of recordsOf(address, seen)) {
        await open(href);
        lines.push(`=== ${href}`, ...describePage(record()), ...(await describeDialogs(href, record, pressed)));
        const whole = record().querySelector('a[href*="/request-information?"]')?.getAttribute('href');
        if (!whole || !isNew(seen, kindOfRecord(whole))) continue;
        await open(whole);
        lines.push(`=== ${whole}`, ...describePage(page()));
      }
    }
    return lines;
  }

  /** Presses each button of another name; describes the dialogs it opens and the calls it sends. */
  async function describeDialogs(
    address: string,
    part: () => Element,
    pressed: Set<string>,
  ): Promise<readonly string[]> {
    const lines: string[] = [];
    for (;;) {
      const button = buttonsOf(part()).find((one) => isNew(pressed, `${kindOfRecord(address)} ${kindOf(one)}`));
      if (!button) return lines;
      const name = nameOf(button);
      fireEvent.click(button);
      await ready();
      const dialog = topDialog();
      if (dialog) {
        lines.push(`--- ${name}`, ...describePage(dialog));
        fireEvent.keyDown(dialog, { key: 'Escape' });
        await settled(1);
        if (topDialog()) lines.push('Esc does not close it');
      }
      lines.push(...sent.map((call) => `--- ${name} sends ${call}`));
      if (sent.length === 0 && !topDialog() && here() === address) continue;
      sent = [];
      await setup.reload();
      await open(address);
    }
  }
});

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;
/** Buttons of several rows have one name before a colon. */
const kindOf = (button: Element): string => nameOf(button).replace(/:.*/, '');

const placesOf = ({ area }: Pick<Visitor, 'area'>): readonly (readonly [name: string, address: string])[] =>
  screensOf(area)
    .filter(({ path }) => !path.endsWith('/:id') || ALONE.test(path))
    .map((screen) => [screen.path, addressOf(screen)] as const);

const fileOf = ({ login, area }: { login: string; area: string }, address: string): string =>
  `shown/${login}/${address.slice(area.length + 2).replaceAll('/', '.') || 'home'}.txt`;

const here = () => location.pathname + location.search;
async function open(address: string): Promise<void> {
  await visit(address);
  await ready();
}

const tabsOf = (address: string): readonly string[] => {
  const hrefs = [...page().querySelectorAll('nav a, [role=tab]')].map((tab) => tab.getAttribute('href') ?? '');
  return [...new Set(hrefs)].filter((href) => href.startsWith(`${address}?`));
};

/** The first record of each status that is not in `seen` yet. */
function recordsOf(list: string, seen: Set<string>): readonly string[] {
  return [...page().querySelectorAll('tbody tr')].flatMap((row) => {
    const href = row.querySelector('.rowlink')?.getAttribute('href') ?? '';
    if (!href.startsWith(list) && !href.startsWith(RECORDS[list] ?? list)) return [];
    const status = row.querySelector('[data-tone]')?.textContent ?? '';
    return isNew(seen, `${kindOfRecord(href)} ${status}`) ? [href] : [];
  });
}

/** The address without the id. */
const kindOfRecord = (href: string): string => href.replace(/\d+(?=\D*$).*/, '');

function isNew(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

const buttonsOf = (part: Element): readonly HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>('button:enabled:not([aria-disabled=true])')].filter((button) => {
    return (
      !OTHERS.test(nameOf(button)) &&
      button.closest('dialog, nav, thead') === null &&
      (part.matches('aside') || button.closest('aside, tbody tr:nth-child(n + 2)') === null)
    );
  });

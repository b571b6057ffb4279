// Descriptions of whole screens: addresses, records and dialogs of a visitor, as lines of text for the files under shown/.
import { fireEvent } from '@testing-library/react';
import { json } from '../support/fakeApi.ts';
import { describePage } from '../support/describePage.ts';
import {
  type Interceptor,
  type Visitor,
  type WatchedApp,
  addressOf,
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

interface Scope {
  /** Answers the reads of the page; the mock as it is where it is missing. */
  readonly reads?: Interceptor;
  /** Rows with equal keys are opened once for each kind of record; the status by default. */
  readonly keyOf?: (row: Element, href: string) => string;
  /** Only dialogs of records are described, and not those of lists. */
  readonly recordDialogs?: boolean;
  /** Rows of a table that are described. */
  readonly rows?: number;
}

/** Opens the product with every write refused; the returned function describes a screen with all that it leads to. */
export async function openDescribed(
  visitor: Visitor,
  { reads, keyOf = statusOf, recordDialogs = false, rows }: Scope = {},
) {
  let sent: string[] = [];
  const refused: string[] = [];
  const setup: WatchedApp = await openWatchedApp({
    visitor,
    async between(call, answer) {
      if (call.method === 'GET') {
        const response = await (reads ? reads(call, answer) : answer());
        if (response && !response.ok) refused.push(`${call.path} ${response.status}`);
        return response;
      }
      sent.push(`${call.method} ${call.path} ${call.body.replaceAll(/-{4,}formdata-\S+/g, '--').replaceAll('\r', '')}`);
      return json(400, {});
    },
  });
  const describe = (part: Element) => describePage(part, rows);

  /** A screen, its tabs, one record per status, and one full view per kind of record. */
  async function describePlace(address: string): Promise<readonly string[]> {
    const lines: string[] = [];
    const [pressed, seen] = [new Set<string>(), new Set<string>()];
    await open(address);
    for (const tab of [address, ...tabsOf(address)]) {
      if (tab !== address) await open(tab);
      lines.push(`=== ${tab}`);
      if (!tab.includes('status=')) lines.push(...describe(page()));
      if (!tab.includes('status=') && !recordDialogs) lines.push(...(await describeDialogs(tab, page, pressed)));
      for (const href of recordsOf(address, seen, keyOf)) {
        await open(href);
        lines.push(`=== ${href}`, ...describe(record()), ...(await describeDialogs(href, record, pressed)));
        const whole = record().querySelector('a[href*="/request-information?"]')?.getAttribute('href');
        if (!whole || !isNew(seen, kindOfRecord(whole))) continue;
        await open(whole);
        lines.push(`=== ${whole}`, ...describe(page()));
      }
    }
    await open(address); // links back to this list lead to the tab it was left with
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
        lines.push(`--- ${name}`, ...describe(dialog));
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
  return {
    describePlace,
    /** Reads that the server refused. */
    refused,
    reload: () => setup.reload(),
    /** The writes since the last call, all refused. */
    takeSent(): readonly string[] {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}

export const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;
/** Buttons of several rows have one name before a colon. */
export const kindOf = (button: Element): string => nameOf(button).replace(/:.*/, '');

export const placesOf = ({ area }: Pick<Visitor, 'area'>): readonly (readonly [name: string, address: string])[] =>
  screensOf(area)
    .filter(({ path }) => !path.endsWith('/:id') || ALONE.test(path))
    .map((screen) => [screen.path, addressOf(screen)] as const);

/** The operator's cards of a participant and of a provider, each with records in several currencies. */
export const companyCardsOf = ({ area }: Pick<Visitor, 'area'>): readonly string[] =>
  area === 'organization' ? ['/organization/reestr-users/101', '/organization/reestr-users/201'] : [];

export const fileOf = ({ login, area }: { login: string; area: string }, address: string): string =>
  `shown/${login}/${address.slice(area.length + 2).replaceAll('/', '.') || 'home'}.txt`;

export const here = () => location.pathname + location.search;
export async function open(address: string): Promise<void> {
  await visit(address);
  await ready();
}

export const tabsOf = (address: string): readonly string[] => {
  const hrefs = [...page().querySelectorAll('nav a, [role=tab]')].map((tab) => tab.getAttribute('href') ?? '');
  return [...new Set(hrefs)].filter((href) => href.startsWith(`${address}?`));
};

const statusOf = (row: Element): string => row.querySelector('[data-tone]')?.textContent ?? '';

/** The first record of each key that is not in `seen` yet. */
export function recordsOf(
  list: string,
  seen: Set<string>,
  keyOf: (row: Element, href: string) => string,
): readonly string[] {
  return [...page().querySelectorAll('tbody tr')].flatMap((row) => {
    const href = row.querySelector('.rowlink')?.getAttribute('href') ?? '';
    if (!href.startsWith(list) && !href.startsWith(RECORDS[list] ?? list)) return [];
    return isNew(seen, `${kindOfRecord(href)} ${keyOf(row, href)}`) ? [href] : [];
  });
}

/** The address without the id. */
const kindOfRecord = (href: string): string => href.replace(/\d+(?=\D*$).*/, '');

export function isNew(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

export const buttonsOf = (part: Element): readonly HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>('button:enabled:not([aria-disabled=true])')].filter((button) => {
    return (
      !OTHERS.test(nameOf(button)) &&
      button.closest('dialog, nav, thead') === null &&
      (part.matches('aside') || button.closest('aside, tbody tr:nth-child(n + 2)') === null)
    );
  });

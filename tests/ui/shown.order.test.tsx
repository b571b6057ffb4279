// @vitest-environment jsdom
// The order of the rows of every table after each press of each head, as stored under shown/. Rows are named by their
// first cells.
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { companyCardsOf, open, placesOf, tabsOf } from './shown.setup.tsx';
import { VISITORS, closeWatchedApp, loadEverything, openWatchedApp, page, settled } from './watchedApp.setup.tsx';

beforeAll(loadEverything);
afterEach(closeWatchedApp);

test.each(VISITORS)('$login sees the rows in the order of each head', { timeout: 300_000 }, async (visitor) => {
  await openWatchedApp({ visitor });
  const lines: string[] = [];
  for (const address of [...placesOf(visitor).map(([, place]) => place), ...companyCardsOf(visitor)]) {
    await open(address);
    for (const tab of [address, ...tabsOf(address).filter((one) => !one.includes('status='))]) {
      if (tab !== address) await open(tab);
      const orders = await describeOrders();
      if (orders.length > 0) lines.push(`=== ${tab}`, ...orders);
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`shown/order.${visitor.login}.txt`);
});

/** The order of each table as it is, then after one and after two presses of each of its heads. */
async function describeOrders(): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [place, { label, titles }] of tables().entries()) {
    if (titles.length === 0) continue;
    lines.push(`${label}: ${rowsOf(place)}`);
    for (const title of titles) {
      for (const arrow of ['↑', '↓']) {
        await press(place, title);
        lines.push(`${title} ${arrow} ${rowsOf(place)}`);
      }
      await press(place, title);
    }
    lines.push(`again: ${rowsOf(place)}`);
  }
  return lines;
}

const all = (): readonly HTMLTableElement[] => [...page().querySelectorAll('table')];
const heads = (table: Element | undefined): readonly HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>('thead button[aria-label^="Упорядочить: "]') ?? []),
];
const titleOf = (head: Element): string => head.getAttribute('aria-label')?.replace('Упорядочить: ', '') ?? '';
const tables = () =>
  all().map((table) => ({ label: table.getAttribute('aria-label') ?? '', titles: heads(table).map(titleOf) }));

async function press(place: number, title: string): Promise<void> {
  const head = heads(all()[place]).find((one) => titleOf(one) === title);
  if (!head) throw new Error(`no head «${title}»`);
  fireEvent.click(head);
  await settled(1);
}

/** The row's link without its beginning, or its first cell. */
const rowsOf = (place: number): string =>
  [...(all()[place]?.tBodies ?? [])]
    .flatMap((body) => [...body.rows])
    .map((row) => (row.querySelector('.rowlink') ?? row.cells[0])?.textContent.trim().slice(0, 16) ?? '')
    .join(', ');

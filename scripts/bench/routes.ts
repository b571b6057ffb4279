/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page takes nothing along */
// Signed-in screens with the processor slowed ×4 and the Node door on loopback: change of route, keystrokes, heap.
import type { Page } from '@playwright/test';
import { type Opened, type Product, heapOf, launch, openPage, p95, serveProduct, signedIn, spent } from './chromium.ts';
import { type BenchRow, type Suite, limitRow } from './suite.ts';

/** Screens of the operator's menu: a list, a card, a chat, a dashboard, a table of two panes. */
const PATHS = [
  '/organization/deposit-requests',
  '/organization/wallets',
  '/organization/kyt-requests',
  '/organization/withdrawal-requests',
  '/organization/reestr-contracts',
  '/organization/clients',
  '/organization',
];
const CHANGES = 35;
const KEYS = 60;

export const rows: Suite['rows'] = async (say) => {
  const product = await serveProduct('default', say);
  const browser = await launch();
  try {
    const operator = await signedIn(browser, product, 'operator', 'authorized_organization');
    const opened = await openPage(operator, 'cpu');
    const changes = await routeChanges(opened, product, say);
    const heap = await heapRow(opened, say);
    const typing = [
      await keystrokes('KYT search', await goTo(opened, `${product.origin}/organization/kyt-requests`, 'Поиск'), say),
      await keystrokes(
        'chat draft',
        await goTo(opened, `${product.origin}/organization/support/0`, 'Введите сообщение'),
        say,
      ),
    ];
    const visitor = await openPage(browser, 'cpu');
    const form = await goTo(visitor, `${product.origin}/registr-company`, null);
    return [...changes, ...typing, await keystrokes('largest form (registration)', form, say), heap];
  } finally {
    await browser.close();
    product.close();
  }
};

async function routeChanges({ page }: Opened, { origin }: Product, say: (line: string) => void): Promise<BenchRow[]> {
  await page.goto(`${origin}/organization`);
  await page.locator('nav[aria-label="Разделы"] a').first().waitFor();
  for (const path of PATHS) await change(page, path); // their code is there from now on
  const seen = [];
  for (let done = 0; done < CHANGES; done += 1) seen.push(await change(page, PATHS[done % PATHS.length] ?? '/'));
  const painted = p95(seen.map((it) => it.painted));
  const data = p95(seen.map((it) => it.data));
  say(`route change: painted ${painted.toFixed(0)} ms, with data ${data.toFixed(0)} ms (p95 of ${CHANGES})`);
  return [
    limitRow('route change, the chunk there: input to painted screen, p95, CPU×4', 50, painted, 'ms'),
    limitRow('route change to data, p95, CPU×4', 100, data, 'ms'),
  ];
}

/** Clicks the link of the menu and tells when the new screen was on the screen, and when its data was. */
function change(page: Page, path: string): Promise<{ painted: number; data: number }> {
  return page.evaluate(
    (to) =>
      new Promise<{ painted: number; data: number }>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`);
        if (!link) return reject(new Error(`no link to ${to}`));
        const started = performance.now();
        let painted = 0;
        const channel = new MessageChannel();
        // How many rows came is a status too; what waits says so, or is a table that is busy.
        const waits = () =>
          document.querySelector('main [aria-busy=true]') !== null ||
          [...document.querySelectorAll('main [role=status]')].some(({ textContent }) => /Загрузка/.test(textContent));
        const painting = () => {
          painted ||= performance.now() - started;
          if (waits() && performance.now() - started < 10_000) return void requestAnimationFrame(afterPaint);
          resolve({ painted, data: performance.now() - started });
        };
        channel.port1.addEventListener('message', painting);
        channel.port1.start();
        const afterPaint = () => channel.port2.postMessage(null);
        link.click();
        requestAnimationFrame(afterPaint);
        return undefined;
      }),
    path,
  );
}

async function heapRow({ page, cdp }: Opened, say: (line: string) => void): Promise<BenchRow> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const after = async (from: number, to: number) => {
    for (let done = from; done < to; done += 1) await change(page, PATHS[done % PATHS.length] ?? '/');
    return heapOf(cdp);
  };
  const early = await after(0, 20);
  const late = await after(20, 200);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  say(`heap after 20 changes of route ${mib(early)}, after 200 ${mib(late)}`);
  const ratio = late / early;
  return {
    what: 'heap after 200 changes of route / after 20',
    goal: '≤ 1.2 ×',
    figure: `${mib(late)} / ${mib(early)}`,
    ratio,
    met: ratio <= 1.2,
  };
}

const mib = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

/** Opens an address and puts the caret into a field: the one with the label, else the first. */
async function goTo(opened: Opened, url: string, label: string | null): Promise<Opened> {
  const { page } = opened;
  await page.goto(url);
  const field = label === null ? page.locator('form input').first() : page.getByLabel(label).first();
  await field.click();
  return opened;
}

/** Script and layout of one key, from its dispatch to the frame after it. */
async function keystrokes(what: string, { page, cdp }: Opened, say: (line: string) => void): Promise<BenchRow> {
  const costs: number[] = [];
  for (let key = -5; key < KEYS; key += 1) {
    const before = (await spent(cdp)).work;
    await page.keyboard.press('Key' + 'ABCDEFGHIJ'.charAt((key + 5) % 10));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    if (key >= 0) costs.push(((await spent(cdp)).work - before) * 1000);
  }
  const worst = p95(costs);
  say(`${what}: ${worst.toFixed(1)} ms a key (p95)`);
  return limitRow(`keystroke, ${what}: script and layout, p95, CPU×4`, 16, worst, 'ms');
}

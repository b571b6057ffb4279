// The accessibility tree of screens, records, dialogs and the frame around them, as stored under aria/. Lists are cut to
// their first entries. `--update-snapshots` writes the trees again; look at the difference before it is kept.
import type { Locator, Page } from '@playwright/test';
import { type Login, expect, login, test, visit } from '../../support/browser.ts';
import { markStartPageVisited } from '../../support/console.ts';
import { waitUntilLoaded } from '../../support/inspect.ts';

interface Place {
  readonly name: string;
  readonly path: string;
  /** The part that is held; the main region unless given. */
  readonly part?: (page: Page) => Locator;
  /** Steps before the snapshot. */
  readonly open?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const record = (page: Page) => page.locator('main aside');
const dialog = (page: Page) => page.getByRole('dialog');

const PUBLIC: readonly Place[] = [
  { name: 'demo', path: '/demo' },
  { name: 'start', path: '/' },
  { name: 'sign-in', path: '/login' },
  { name: 'sign-in-errors', path: '/login', open: (page) => page.getByRole('button', { name: 'Войти' }).click() },
  { name: 'recovery', path: '/forgot-password' },
  { name: 'registration', path: '/registr-company' },
  { name: 'not-found', path: '/nowhere' },
];

const PRIVATE: Readonly<Partial<Record<Login, readonly Place[]>>> = {
  'ved.active': [
    { name: 'importer-frame', path: '/account/help-center', part: (page) => page.getByRole('navigation').first() },
    { name: 'importer-home', path: '/account/dashboard' },
    { name: 'importer-market', path: '/account/request' },
    { name: 'importer-request-form', path: '/account/createRequest' },
    { name: 'importer-deposits', path: '/account/replenishment-requests' },
    { name: 'importer-deposit', path: '/account/replenishment-requests?id=601', part: record },
    {
      name: 'importer-deposit-dialog',
      path: '/account/replenishment-requests',
      part: dialog,
      open: press('Пополнить счёт'),
    },
    { name: 'importer-wallets', path: '/account/digital-wallets' },
    { name: 'importer-payments', path: '/account/history-request-for-payment-ved' },
    { name: 'importer-chat', path: '/account/help-chat/0' },
  ],
  'lp.active': [
    { name: 'provider-home', path: '/liquidity/dashboard' },
    { name: 'provider-trades', path: '/liquidity/deal' },
    { name: 'provider-wallets', path: '/liquidity/my-wallets' },
    { name: 'provider-operations', path: '/liquidity/operations-status' },
    {
      name: 'provider-withdrawal-dialog',
      path: '/liquidity/operations-history?tab=withdrawals',
      part: dialog,
      open: press('Вывести средства'),
    },
  ],
  operator: [
    { name: 'operator-frame', path: '/organization', part: (page) => page.getByRole('banner') },
    { name: 'operator-inbox', path: '/organization/inbox' },
    { name: 'operator-deposits', path: '/organization/deposit-requests' },
    { name: 'operator-deposit', path: '/organization/deposit-requests/602', part: record },
    {
      name: 'operator-question',
      path: '/organization/deposit-requests/602',
      part: dialog,
      open: press('Поставить на учёт'),
    },
    { name: 'operator-kyt', path: '/organization/kyt-requests/107' },
    { name: 'operator-trade', path: '/organization/queue-requests/1001', part: record },
    { name: 'operator-organization', path: '/organization/reestr-users/101' },
    { name: 'operator-chat', path: '/organization/support/0' },
    { name: 'operator-reports', path: '/organization/responsibility-report' },
  ],
};

/** Entries of a list after the first ones are the same again. */
const CUT = 'tbody tr:nth-child(n + 3), main li:nth-child(n + 4) { display: none !important }';

async function hold(page: Page, { name, path, part, open }: Place): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  if ((await page.getByRole('main').count()) > 0) await waitUntilLoaded(page, path);
  await open?.(page);
  const held = part?.(page) ?? page.getByRole('main');
  await expect(held, name).toBeVisible();
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, CUT);
  await expect.soft(held, name).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  if (open) await page.keyboard.press('Escape');
}

test('public screens', async ({ page, expectedErrors }) => {
  test.setTimeout(240_000);
  expectedErrors.push(/404/); // the response of the host at /nowhere
  await page.addInitScript(markStartPageVisited);
  for (const place of PUBLIC) {
    await page.goto(place.path);
    await hold(page, place);
  }
});

for (const name of ['ved.active', 'lp.active', 'operator'] as const)
  test(`screens of ${name}`, async ({ page, control }) => {
    test.setTimeout(240_000);
    await login(page, name);
    await control.freeze();
    for (const place of PRIVATE[name] ?? []) {
      await visit(page, place.path);
      await hold(page, place);
    }
  });

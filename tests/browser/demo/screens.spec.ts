// Every screen, those of a record with one of the demo world, and sign-in and chats: no serious fault of accessibility, nothing sticks out sideways, no
// placeholder. `SCREENSHOTS=1` keeps pictures of them under docs/screenshots.
import type { Page } from '@playwright/test';
import { type Login, expect, login, test } from '../../support/browser.ts';
import { SIZES, inspect } from '../../support/inspect.ts';
import routes from '../../contract/routes.json' with { type: 'json' };

const visitors: readonly (readonly [area: string, name: Login])[] = [
  ['account', 'ved.active'],
  ['liquidity', 'lp.active'],
  ['organization', 'operator'],
];

/** Records of the operator's routes with an id. */
const RECORDS: Readonly<Record<string, number>> = {
  support: 0,
  reviews: 0,
  form: 103,
  'liqudity-form': 203,
  'active-deals': 0,
  'kyt-requests': 107,
  'queue-requests': 1001,
  'queue-requests-sale': 1007,
  'queue-requests-exchange': 501,
  'lot-requests': 1002,
  'lot-requests-sale': 1009,
  'payment-requests-ved': 802,
  'withdrawal-requests': 702,
  'deposit-requests': 602,
  'reestr-users': 101,
  'transaction-details': 901,
};

for (const [size, viewport] of SIZES) {
  test(`records of /organization, ${size}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: size === '390' ? 'dark' : 'light', reducedMotion: 'reduce' });
    await login(page, 'operator');
    for (const { area, path: route } of routes) {
      if (area !== 'organization' || !route?.endsWith('/:id')) continue;
      const id = RECORDS[route.split('/').at(-2) ?? ''];
      const path = route.replace(':id', String(id));
      await page.goto(path);
      await settled(page);
      await expect(page.getByText('Раздел готовится'), path).toHaveCount(0);
      await expect(page.locator('main').getByText(/не найден/), path).toHaveCount(0);
      await inspect(page, path, `screens/${path.slice(1).replaceAll('/', '_')}-${size}`);
    }
  });

  for (const [area, name] of visitors) {
    test(`screens of /${area}, ${size}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: size === '390' ? 'dark' : 'light', reducedMotion: 'reduce' });
      await login(page, name);
      for (const { area: of, path, title_ru: title } of routes) {
        if (of !== area || path === null || path.includes(':')) continue;
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
        await settled(page);
        await expect(page.getByText('Раздел готовится'), path).toHaveCount(0);
        await inspect(page, path, `screens/${path.slice(1).replaceAll('/', '_')}-${size}`);
      }
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`sign-in and chats, ${size}, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const named = (what: string) => `${what}${colorScheme === 'dark' ? '-dark' : ''}-${size}`;
      await page.goto('/login');
      await inspect(page, '/login', `login/${named('empty')}`);
      await page.getByRole('button', { name: 'Войти' }).click();
      await expect(page.getByLabel('Логин')).toHaveAttribute('aria-invalid', 'true');
      await inspect(page, '/login', `login/${named('errors')}`);
      await login(page, 'operator');
      await page.goto('/organization/support/0');
      await expect(page.getByRole('log')).toBeVisible();
      await inspect(page, 'chat', `chat/${named('operator')}`);
      await page.goto('/organization/support');
      await page.getByRole('button', { name: 'Создать чат' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await inspect(page, 'create chat', `chat/${named('create')}`);
      await page.evaluate(() => localStorage.clear());
      await login(page, 'ved.active');
      await page.goto('/account/help-chat/0');
      await expect(page.getByRole('log')).toBeVisible();
      await inspect(page, 'chat', `chat/${named('participant')}`);
    });
  }
}

/** Nothing is being waited for any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]'), page.url()).toHaveCount(0);
  await expect(page.locator('main').getByRole('status').filter({ hasText: /Загру/ }), page.url()).toHaveCount(0);
}

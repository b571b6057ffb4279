// The 19 global modals in Chromium: no accessibility fault in either theme, keyboard, focus, network loss, pictures of all.
// `SCREENSHOTS=1` writes .cache/screenshots/modals.
import type { Page } from '@playwright/test';
import contract from '../../contract/errors.json' with { type: 'json' };
import { type Control, expect, holdScripts, login, signIn, test } from '../../support/browser.ts';
import { ALL_VIEWS, inspect } from '../../support/inspect.ts';

type Entry = (typeof contract)[number];

/** Modals that a refused sign-in opens over /login. */
const overLogin = [
  'captchaError',
  'captchaMissing',
  'invalidCredentials',
  'sessionEnded',
  'sessionInvalid',
  'invalidToken',
];
const limits = ['accountUnderReview', 'pendingAgreements', 'accountBlocked'];
/** The limits of an account come last: they stay, and a blocked one makes no more calls. */
const inArea = contract
  .filter(({ modal, text }) => !overLogin.includes(modal) && !text.startsWith('You must accept'))
  .sort((a, b) => limits.indexOf(a.modal) - limits.indexOf(b.modal));

/** A screen without requests: no success closes a modal. */
const QUIET = '/account/request-information';

function entryOf(flag: string): Entry {
  const entry = contract.find(({ modal }) => modal === flag);
  if (!entry) throw new Error(`not in the contract: ${flag}`);
  return entry;
}

const slug = ({ modal, text }: Entry) => (text.includes('is closed') ? 'accountClosed' : modal);
const refusal = ({ status, channel, text }: Entry) => ({ status, body: { [channel]: text } });
const dialogOf = (page: Page, { title_ru }: Entry) => page.getByRole('dialog', { name: title_ru, exact: true });

/** The bell has read once: the next call is the one that is refused. */
async function enter(page: Page, path?: string): Promise<void> {
  await login(page, 'ved.active', path);
  await expect(page.getByRole('button', { name: 'Уведомления' })).toHaveAccessibleName('Уведомления: 3 непрочитанных');
}

/** The bell reads when the window gets the focus: the call that is refused. */
async function refuseInArea(page: Page, control: Control, entry: Entry) {
  await control.arm({ match: 'GET notifications/unread', kind: refusal(entry), times: entry.retry ? 2 : 1 });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

async function refuseLogin(page: Page, control: Control, entry: Entry) {
  await control.arm({ match: 'POST auth/jwt/create', kind: refusal(entry) });
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}

/** No fault of accessibility, light and dark, wide and narrow; a picture of each. */
const look = (page: Page, name: string) =>
  inspect(page, name, `modals/${name}`, { looks: ALL_VIEWS, within: 'dialog' });

test('modals over a screen of the area', async ({ page, control }) => {
  test.setTimeout(180_000);
  await enter(page, QUIET);
  for (const entry of inArea) {
    await refuseInArea(page, control, entry);
    const dialog = dialogOf(page, entry);
    await expect(dialog).toContainText(entry.body_ru);
    await expect(dialog.getByRole('button', { name: entry.button_ru })).toBeVisible();
    await look(page, slug(entry));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('modals over the login page', async ({ page, control }) => {
  test.setTimeout(120_000);
  await page.goto('/login');
  await page.getByLabel('Логин').fill('ved.active');
  await page.getByLabel('Пароль', { exact: true }).fill('Demo-2026!');
  for (const entry of contract.filter(({ modal }) => overLogin.includes(modal))) {
    await refuseLogin(page, control, entry);
    await expect(dialogOf(page, entry)).toContainText(entry.body_ru);
    await look(page, slug(entry));
    await dialogOf(page, entry).getByRole('button', { name: entry.button_ru, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Логин')).toHaveValue('ved.active');
  }
});

test('the agreements, from the list to the lifted restriction', async ({ page }) => {
  test.setTimeout(120_000);
  await login(page, 'ved.agreements');
  const dialog = page.getByRole('dialog', { name: 'Примите соглашения' });
  const tick = dialog.getByRole('checkbox', {
    name: /Ознакомлены с текстом «Договор-оферта на оказание услуг», версия 3\.1/,
  });
  await expect(tick).toBeVisible();
  await look(page, 'pendingAgreements');
  await dialog.getByRole('button', { name: 'Открыть' }).click();
  await expect(dialog.getByRole('region')).toHaveText('Демонстрационный текст. Не является публичной офертой.');
  await look(page, 'pendingAgreements-text');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Открыть соглашения' }).click();
  await tick.check();
  await dialog.getByRole('button', { name: 'Принять' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Соглашение принято')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the focus is trapped, Esc closes and restores the focus', async ({ page, control }) => {
  await enter(page);
  const bell = page.getByRole('button', { name: 'Уведомления' });
  await bell.focus();
  const entry = entryOf('rateLimitExceeded');
  await refuseInArea(page, control, entry);
  const dialog = dialogOf(page, entry);
  await expect(dialog.getByRole('button', { name: 'Понятно' })).toBeFocused();
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe('MAIN');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bell).toBeFocused();
});

test('«Обновить страницу» reloads the page', async ({ page, control }) => {
  await enter(page, QUIET);
  const entry = entryOf('jsonParsingError');
  await refuseInArea(page, control, entry);
  const loaded = page.waitForEvent('load');
  await dialogOf(page, entry).getByRole('button', { name: 'Обновить страницу' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Информация о заявке');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Interacts with the page and resolves when it has prefetched the modals' chunk and its imports. */
async function modalsAtHand(page: Page, touch: () => Promise<void>) {
  const chunk = page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes('Ошибка повторилась'),
  );
  await touch();
  await page.evaluate((url) => import(url), (await chunk).url());
}

test('a click before the code of the app loads still prefetches the modals', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await modalsAtHand(page, async () => {
    await page.getByLabel('Логин').click();
    scripts('arrive');
  });
});

test('a modal never shown before opens though no code can be loaded any more', async ({
  page,
  control,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/); // screens fetched ahead
  await page.goto('/login');
  await modalsAtHand(page, () => signIn(page, 'ved.active'));
  await expect(page.getByRole('button', { name: 'Уведомления' })).toHaveAccessibleName('Уведомления: 3 непрочитанных');
  await expect(page.getByRole('img', { name: /по неделям/ })).toBeVisible(); // the home's own code is all there
  await page.route('**/assets/**', (route) => route.abort());
  await refuseInArea(page, control, entryOf('serverError'));
  await expect(dialogOf(page, entryOf('serverError'))).toBeVisible();
});

test('a lost network is reported until it is back', async ({ page, context }) => {
  await page.goto('/login');
  await modalsAtHand(page, () => page.getByLabel('Логин').click());
  await context.setOffline(true);
  await expect(page.getByRole('alert')).toHaveText('Нет связи с сервером. Проверьте интернет');
  if (process.env['SCREENSHOTS']) await page.screenshot({ path: '.cache/screenshots/modals/offline-1440.png' });
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the bell: panel by keyboard, «Отметить прочитанными», no accessibility fault', async ({ page }) => {
  await enter(page);
  const bell = page.getByRole('button', { name: 'Уведомления' });
  await expect(bell).toHaveAccessibleName('Уведомления: 3 непрочитанных');
  await bell.press('Enter');
  const panel = page.getByRole('region', { name: 'Новые уведомления' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await inspect(page, 'the bell', 'modals/bell', { looks: ALL_VIEWS, within: '[popover]' });
  await panel.getByRole('button', { name: 'Отметить прочитанными' }).click();
  await expect(panel).toContainText('Новых уведомлений нет');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
});

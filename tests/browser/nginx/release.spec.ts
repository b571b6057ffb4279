// A new version under an open tab, installed as docs/operations.md describes: the tab keeps working with its code;
// where that was deleted, it reports this and reloads the new one.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, login, test } from '../../support/browser.ts';
import { sendRequest, startNginx, startMockApi, releaseBuild, stopAll } from './host.ts';

test.describe.configure({ mode: 'default' });

let releases = '';
const folder = (version: string) => join(releases, version);
test.beforeEach(() => {
  releases = `.cache/releases/${test.info().parallelIndex}`; // nginx must be able to read it
  rmSync(releases, { recursive: true, force: true });
  cpSync('dist-test', folder('1'), { recursive: true });
  cpSync('dist-captcha', folder('2'), { recursive: true });
});
test.afterEach(stopAll);

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const codeOf = (page: Page) => page.locator('script[type=module]').getAttribute('src');

test('an open tab keeps working with its own code; a reload loads the new; failed chunks are reported', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|dynamically imported module/);
  const { origin, logs } = await startNginx([await startMockApi()], { folder: folder('1') });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })); // no code ahead
  await login(page, 'ved.active', `${origin}/account/dashboard`);
  await expect(title(page, 'Главная')).toBeVisible();
  const old = await codeOf(page);

  cpSync(join(folder('1'), 'assets'), join(folder('2'), 'assets'), { recursive: true });
  const policy = async () => (await sendRequest(origin, '/login')).headers['content-security-policy'];
  const before = await policy();
  await releaseBuild(logs, folder('2'));
  await expect.poll(policy).not.toBe(before);

  await section(page, 'Чат поддержки').click();
  await expect(page.getByRole('region', { name: 'Чаты' }).getByRole('link').first()).toBeVisible();
  for (const name of readdirSync(join(folder('1'), 'assets'))) rmSync(join(folder('2'), 'assets', name));
  cpSync('dist-captcha/assets', join(folder('2'), 'assets'), { recursive: true });
  await section(page, 'Справочный центр').click();
  const trouble = page.getByRole('alert').filter({ hasText: 'Не удалось открыть раздел' });
  await expect(trouble).toContainText('Вышла новая версия');
  await trouble.getByRole('button', { name: 'Обновить' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await codeOf(page)).not.toBe(old);
  await expect(title(page, 'Справочный центр')).toBeVisible();
});

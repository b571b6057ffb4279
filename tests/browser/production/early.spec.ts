// The current user is requested once, while the code is loading; files that a page loads without interaction, and after
// one.
import { once } from 'node:events';
import { expect, login, test } from '../../support/browser.ts';

test('requests the current user once, before the app is loaded', async ({ page }) => {
  await login(page, 'operator', '/organization/kyt-requests');
  await expect(page.getByText('АО «Полярное Карго»')).toBeVisible(); // the calls of the sign-in are over
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/current_user/')) requests.push(request.method());
  });
  const scripts = new EventTarget();
  const decided = once(scripts, 'arrive');
  await page.route('**/assets/*.js', async (route) => {
    await decided;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => requests).toEqual(['GET']);
  scripts.dispatchEvent(new Event('arrive'));
  await expect(page.getByText('АО «Полярное Карго»')).toBeVisible();
  expect(requests).toEqual(['GET']);
});

test('an answer for a token that has run out is renewed like any other', async ({ page, control }) => {
  await login(page, 'operator', '/organization/kyt-requests');
  await expect(page.getByText('АО «Полярное Карго»')).toBeVisible();
  await control.advance(16 * 60_000); // an access token is valid for 15 minutes
  await page.reload();
  await expect(page.getByText('АО «Полярное Карго»')).toBeVisible();
  const calls = (await control.log()).filter(({ path }) => /current_user|jwt\/refresh/.test(path));
  expect(calls.slice(-3).map(({ status }) => status)).toEqual([401, 200, 200]);
});

test('a page that is only looked at loads no code for what may follow, a key does', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) requests.push(request.url());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const loaded = requests.length;
  await page.getByLabel('Логин').evaluate(async (field) => {
    field.focus(); // as a browser restores it
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
  expect(requests.slice(loaded)).toEqual([]);
  await page.keyboard.press('v');
  await expect.poll(() => requests.length).toBeGreaterThan(loaded);
});

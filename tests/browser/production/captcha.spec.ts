// Sign-in with the captcha of production: the test serves the widget's script by its contract; the rest is the real
// build (dist-captcha) in front of the mock server.
import type { Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { serve } from '../../../scripts/serve.mjs';
import { SCRIPTS, expect, persona, test } from '../../support/browser.ts';

const HOSTS = ['https://smartcaptcha.cloud.yandex.ru', 'https://smartcaptcha.yandexcloud.net'] as const;

let server: Server;
let site = '';
test.beforeAll(async ({ baseURL }) => {
  server = await serve({ dir: 'dist-captcha', port: 0, proxy: baseURL ?? '' });
  const address = server.address();
  site = typeof address === 'object' ? `http://localhost:${address?.port}` : '';
});
test.afterAll(() => server.close());

/**
 * The widget by its contract: `render`, `subscribe`, `destroy`, a one-time token a press. Its buttons fire the
 * events of a click, of an expired token and of a broken network; the first token is «fail», which the mock refuses.
 */
const WIDGET = `(() => {
  const widgets = [];
  let tokens = 0;
  window.smartCaptcha = {
    render(box, { sitekey, hl }) {
      const listeners = new Map();
      const emit = (event, value) => listeners.get(event)?.(value);
      const button = (text, press) => {
        const made = document.createElement('button');
        made.type = 'button';
        made.textContent = text;
        made.onclick = press;
        box.append(made);
      };
      button('Я не робот', () => emit('success', (tokens += 1) === 1 ? 'fail' : 'token-' + tokens));
      button('Пять минут прошло', () => emit('token-expired'));
      button('Сеть пропала', () => emit('network-error'));
      box.dataset.options = sitekey + ' ' + hl;
      return widgets.push({ box, listeners }) - 1;
    },
    subscribe(id, event, listener) {
      widgets[id].listeners.set(event, listener);
      return () => widgets[id].listeners.delete(event);
    },
    destroy: (id) => widgets[id].box.replaceChildren(),
  };
  window.__onSmartCaptchaReady();
})();`;

const answers = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: WIDGET,
  });

async function open(page: Page) {
  await page.goto(`${site}/login`);
  await page.getByLabel('Логин').fill('ved.active');
  await page.getByLabel('Пароль', { exact: true }).fill(persona('ved.active').password);
}
const robot = (page: Page) => page.getByRole('button', { name: 'Я не робот' });
const enter = (page: Page) => page.getByRole('button', { name: 'Войти' }).click();

test('a rejected token is used up: a fresh widget gives another one, and that one signs in', async ({
  page,
  control,
}) => {
  await page.route(`${HOSTS[0]}/**`, answers);
  await open(page);
  await expect(page.locator('.smart-captcha')).toHaveAttribute('data-options', 'key-of-tests ru');
  await robot(page).click();
  await enter(page);
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('Проверка не пройдена');
  await modal.getByRole('button').last().click();
  await expect(page.getByLabel('Логин')).toHaveValue('ved.active');

  await robot(page).click();
  await enter(page);
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  const tries = (await control.log()).filter(({ path }) => path.endsWith('auth/jwt/create/'));
  expect(tries.map(({ status }) => status < 300)).toEqual([false, true]);
});

test('an expired token is not sent', async ({ page }) => {
  await page.route(`${HOSTS[0]}/**`, answers);
  await open(page);
  await robot(page).click();
  await page.getByRole('button', { name: 'Пять минут прошло' }).click();
  const sent = page.waitForRequest(/auth\/jwt\/create/);
  await enter(page);
  expect((await sent).postDataJSON()).toMatchObject({ 'smart-token': '' });
  await expect(page.getByRole('dialog', { name: 'Пройдите проверку' })).toBeVisible();
});

test('a failed script is reported, the other host serves it, nothing typed is lost', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route(`${HOSTS[0]}/**`, (route) => route.abort());
  await page.route(`${HOSTS[1]}/**`, answers);
  await open(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Проверка безопасности не загрузилась');
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await robot(page).click();
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: 'Сеть пропала' }).click();
  await expect(alert).toBeHidden(); // a token is there already
  await expect(page.getByLabel('Логин')).toHaveValue('ved.active');
});

test('a failed chunk of the app replaces only its part: nothing typed is lost, and «Повторить» reloads it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|dynamically imported module/);
  await page.route(`${HOSTS[0]}/**`, answers);
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const isTheWidget = (await response.text()).includes(new URL(HOSTS[1]).host);
    await (isTheWidget ? route.abort() : route.fulfill({ response }));
  });
  await open(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Вышла новая версия или прервалась связь');
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(`${HOSTS[0]}/**`, answers);
  await alert.getByRole('button', { name: 'Повторить' }).click();
  await expect(robot(page)).toBeVisible();
  await expect(page.getByLabel('Логин')).toHaveValue('ved.active');
});

test('the page explains a widget that no host serves, and offers a reload', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  for (const host of HOSTS) await page.route(`${host}/**`, (route) => route.abort());
  await open(page);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('alert')).toContainText('обновите страницу');
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeHidden();

  for (const host of HOSTS) await page.unroute(`${host}/**`);
  await page.route(`${HOSTS[0]}/**`, answers);
  await page.reload();
  await expect(robot(page)).toBeVisible();
});

test('the policy allows these two hosts for scripts, frames and calls, and no other', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Content Security Policy/);
  const { policy } = JSON.parse(await readFile('dist-captcha/csp.json', 'utf8'));
  const foreign = Object.entries<string[]>(policy).flatMap(([directive, sources]) =>
    sources.filter((source) => source.startsWith('http')).map((source) => `${directive} ${source}`),
  );
  const admitted = ['script-src', 'connect-src', 'frame-src'].flatMap((name) => HOSTS.map((host) => `${name} ${host}`));
  expect(foreign.toSorted()).toEqual(admitted.toSorted());

  await page.route(`${HOSTS[0]}/**`, answers);
  await open(page);
  await robot(page).click();
  const requests: string[] = [];
  await page.route(/evil\.example/, (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  const refused = await page.evaluate(async () => {
    const violated = new Promise<string>((resolve) =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
        once: true,
      }),
    );
    document.body.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/captcha.js' }));
    return violated;
  });
  expect(refused).toBe('script-src-elem');
  expect(requests).toEqual([]);
});

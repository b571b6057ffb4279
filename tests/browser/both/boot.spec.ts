// The boot of prerendered pages in both builds: the policy is kept, nothing typed is lost, links work.
import { SCRIPTS, expect, holdScripts, login, signIn, waitForHydration, test } from '../../support/browser.ts';

test('the sign-in page keeps the security policy and hydrates without a redraw', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective}`)),
  );
  const answer = await page.goto('/login');
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  const form = await page.locator('form').elementHandle();
  await waitForHydration(page);
  expect(await form?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page).toHaveTitle('Вход · Меридиан');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход');
});

test('shows a banner in an unsupported browser', async ({ page }) => {
  const banner = page.getByRole('alert').filter({ hasText: 'Меридиан не работает в этом браузере' });
  await page.goto('/login');
  await waitForHydration(page);
  await expect(banner).toHaveCount(0);
  const agent = await page.evaluate(() => navigator.userAgent.replace(/(Chrome|Firefox)\/\d+/, '$1/108'));
  await page.addInitScript((value) => Object.defineProperty(navigator, 'userAgent', { value }), agent);
  await page.reload();
  await expect(banner).toBeVisible();
  await signIn(page, 'ved.active');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Главная');
  await expect(banner).toBeVisible();
});

test('a tab opened in the background is loaded before it becomes visible', async ({ page }) => {
  await login(page, 'operator', '/organization/kyt-requests');
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.assign(window, { requestAnimationFrame: () => 0, setTimeout: () => 0 }); // there they come late or never
  });
  await page.reload();
  await expect(page.getByText('АО «Полярное Карго»')).toBeAttached();
});

for (const path of ['/login', '/organization/kyt-requests'])
  test(`${path}: the prerendered styles are reused, none is created again`, async ({ page }) => {
    if (path !== '/login') await login(page, 'operator', path);
    const sent = await (await page.request.get(path)).text();
    await page.goto(path);
    await expect(page.locator('main h1, h1').first()).toBeVisible();
    const styles = () => page.locator('style[data-styled]').evaluateAll((all) => all.map((it) => it.dataset['styled']));
    await expect.poll(styles).toEqual(['active']);
    const { frame, rules } = await page.evaluate(() => ({
      frame: [...(document.querySelector('main')?.classList ?? [])],
      rules: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
    }));
    expect(frame.filter((name) => sent.includes(`.${name}{`))).toHaveLength(1);
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
  });

test('a form typed and submitted before the script loads is sent once, nothing is lost', async ({ page, control }) => {
  const scripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('[name=login]').fill('ved.active');
  await page.locator('[name=password]').pressSequentially('wrong-Password1');
  await page.keyboard.press('Enter');
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter'); // impatience sends nothing more
  await page.keyboard.type('23');

  scripts('arrive');
  const signIns = async () => (await control.log()).filter((call) => call.path.endsWith('/auth/jwt/create/'));
  await expect.poll(signIns).toHaveLength(1);
  await expect(page.locator('form')).toHaveAttribute('data-state', 'editing'); // refused: no captcha
  expect(await signIns()).toHaveLength(1);
  await expect(page.locator('[name=login]')).toHaveValue('ved.active');
  await expect(page.locator('[name=password]')).toHaveValue('wrong-Password123');
  expect(new URL(page.url())).toMatchObject({ pathname: '/login', search: '' });
});

/** Runs in the page before its own scripts: adds an element as a password manager does. */
function extend(place: string): void {
  const marked = new WeakSet<Element>();
  new MutationObserver(() => {
    const root = document.querySelector('#root');
    const field = document.querySelector('form input[name=password], form input[name=company_name]');
    const target = place === 'after a field' ? field : root;
    if (!field || !target || marked.has(target)) return;
    marked.add(target);
    const added = Object.assign(document.createElement('div'), { className: 'of-an-extension' });
    if (place === 'after a field') target.after(added);
    else target.prepend(added);
  }).observe(document, { childList: true, subtree: true });
}

for (const place of ['after a field', 'at the start of the page'])
  test(`an element of an extension ${place}: a sign-in typed before the script loads is kept and sent`, async ({
    page,
    control,
    expectedErrors,
  }) => {
    expectedErrors.push(/React error #418/); // expectedErrors.push(/React error #418/); // React re-renders the page and reports it
    await page.addInitScript(extend, place);
    const scripts = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('[name=login]').fill('operator');
    await page.locator('[name=password]').fill('Demo-2026!');
    await expect(page.locator('.of-an-extension')).toBeAttached();
    await page.getByLabel('Тип аккаунта').selectOption('authorized_organization');
    scripts('arrive');
    await waitForHydration(page);
    await expect(page.locator('[name=login]')).toHaveValue('operator');
    await expect(page.locator('[name=password]')).toHaveValue('Demo-2026!');
    await expect(page.getByLabel('Тип аккаунта')).toHaveValue('authorized_organization');
    await page.getByLabel('Я не робот').check();
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL('/organization/inbox');
    const calls = await control.log();
    expect(calls.filter(({ path }) => path.endsWith('auth/jwt/create/'))).toHaveLength(1);
  });

for (const place of ['after a field', 'at the start of the page'])
  test(`an element of an extension ${place}: a registration keeps typed values from step to step`, async ({ page }) => {
    await page.addInitScript(extend, place);
    await page.goto('/registr-company', { waitUntil: 'commit' });
    const values = {
      'Наименование организации': 'ООО «Пробный Рейс»',
      'Вид деятельности': 'Импорт станков',
      ИНН: '0077012344',
      КПП: '007701001',
      'ОГРН / ОГРНИП': '1250077000018',
      БИК: '040200701',
      'Юридический адрес': '100101, г. Примерск, ул. Образцовая, д. 2',
    };
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Далее' }).click();
    await expect(page).toHaveURL('/registr-entry-details');
    await page.getByLabel('Должность').fill('Директор');
    await page.goBack();
    for (const [label, value] of Object.entries(values))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    await page.goForward();
    await expect(page.getByLabel('Должность')).toHaveValue('Директор');
  });

test('a recovery begins with the login of the sign-in, and leaves alone what is typed before the script came', async ({
  page,
}) => {
  await page.goto('/login');
  await waitForHydration(page);
  await page.locator('[name=login]').fill('ved.active');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(page.locator('[name=login]')).toHaveValue('ved.active');
  const scripts = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('[name=login]').fill('lp.active');
  scripts('arrive');
  await waitForHydration(page);
  await expect(page.locator('[name=login]')).toHaveValue('lp.active');
});

test('a page whose app fails to load reports this, keeps typed values and recovers by a reload', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const alert = page.getByRole('alert').filter({ hasText: 'Страница загрузилась не полностью' });
  const scripts = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('[name=login]').fill('operator');
  await page.keyboard.press('Enter');
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  scripts('lost');
  await expect(alert).toBeVisible();
  await expect(page.locator('form')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('[name=login]')).toHaveValue('operator');
  await page.unroute(SCRIPTS);
  await alert.getByRole('button', { name: 'Обновить' }).click();
  await expect(alert).toHaveCount(0);
  await signIn(page, 'operator');
  await expect(page).toHaveURL('/organization/inbox');

  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/organization/kyt-requests');
  await expect(alert).toBeVisible();
  await page.unroute(SCRIPTS);
  await context.setOffline(true);
  await context.setOffline(false); // the shell holds nothing typed: it comes by itself
  await expect(page.getByRole('heading', { level: 1, name: 'KYT' })).toBeVisible();
});

test('a signed-out visitor of a private page is redirected to the sign-in page and back', async ({ page }) => {
  await page.goto('/organization/deposit-requests?status=accepted');
  await expect(page).toHaveURL('/login');
  await signIn(page, 'operator');
  await expect(page).toHaveURL('/organization/deposit-requests?status=accepted');
});

test('a signed-in visitor of the sign-in page is redirected home', async ({ page }) => {
  await login(page, 'operator');
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/organization/inbox');
});

test('a private page goes from the text of its shell directly to its frame, without a blank page between', async ({
  page,
}) => {
  await login(page, 'operator');
  await page.addInitScript(() => {
    const stood: string[] = [];
    Object.assign(window, { stood });
    new MutationObserver(() => {
      const root = document.getElementById('root');
      const words = root?.textContent.includes('Открываем раздел…') ? 'words' : 'nothing';
      const now = root?.querySelector('h1') ? 'frame' : words;
      if (now !== (stood.at(-1) ?? 'nothing')) stood.push(now);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate<string[]>('stood')).toEqual(['words', 'frame']);
});

test('the stored theme is set before the first paint', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('meridian:theme', '"dark"'));
  await page.route(SCRIPTS, () => undefined); // the app never comes
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

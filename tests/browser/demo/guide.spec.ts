// The start page and the guided story on a first visit to the demo.
import type { Locator, Page } from '@playwright/test';
import { story } from '../../../src/ui/demo/console/story/scenes.ts';
import { expect, waitForHydration, test } from '../../support/browser.ts';
import { getFrame, markStartPageVisited } from '../../support/console.ts';

const click = (button: Locator): Promise<void> => button.click();
const bar = (page: Page) => page.getByRole('region', { name: 'Показ' });
const next = (page: Page) => bar(page).getByRole('button', { name: 'Дальше' });

/** The controls that the first scene outlines; the form comes with the contract. */
const FIRST_SCENE = ['Заявки', 'Откликнуться на С-1016', 'Проверить заявку', 'Создать заявку'];

async function begin(page: Page): Promise<void> {
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Показать за 3 минуты' }).click();
  await expect(bar(page)).toContainText('Шаг 1 из', { timeout: 30_000 });
}

/** Presses «Дальше» and waits for the scene after `scene`, counted from one. */
async function goOn(page: Page, scene: number, how: (button: Locator) => Promise<void>): Promise<void> {
  await how(next(page));
  const after = scene < story.scenes.length ? `Шаг ${scene + 1} из` : 'Показ закончен';
  await expect(bar(page)).toContainText(after, { timeout: 60_000 });
}

test('the demo opens with three role cards; one click signs in and shows the home in full size', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/demo$/);
  for (const [role, heading, path] of [
    ['Импортёр', 'Главная', /\/account\/dashboard$/],
    ['Поставщик ликвидности', 'Главная', /\/liquidity\/dashboard$/],
    ['Оператор', 'Входящие', /\/organization\/inbox$/],
  ] as const) {
    await page.getByRole('button', { name: role, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(path);
    await page.goto('/demo');
  }
  await page.getByRole('button', { name: 'Сбросить' }).click();
  await expect(page.getByText('Готово: данные исходные')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Регистрация' })).toBeVisible();
});

test('an account of the list fills the sign-in form', async ({ page }) => {
  await page.addInitScript(markStartPageVisited);
  await page.goto('/login');
  await waitForHydration(page);
  await page.getByLabel('Войти под учётной записью демо').selectOption('lp.active');
  await expect(page.getByLabel('Логин')).toHaveValue('lp.active');
  await expect(page.getByLabel('Тип аккаунта')).toHaveValue('liquidity_provider');
  await page.getByLabel('Я не робот').check();
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(/\/liquidity\/dashboard$/);
});

/** Number of clicks of the visitor in all frames; steps that the story performs do not count. */
async function countClicks(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('noteClick', () => (count += 1));
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ isTrusted }) => {
        const counter: unknown = Reflect.get(window, 'noteClick');
        if (isTrusted && typeof counter === 'function') counter();
      },
      true,
    );
  });
  return () => count;
}

/** With `DEMO_PICTURES=1`: a picture for docs/demo.md. */
async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env['DEMO_PICTURES'] === undefined) return;
  for (const frame of page.frames()) await expect(frame.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.screenshot({ path: `docs/screenshots/demo-${name}.jpg`, type: 'jpeg', quality: 70 });
}

test('the start page does not move under the pointer when its font arrives', async ({ page }) => {
  await page.route('**/*.woff2', (route) => void setTimeout(() => void route.continue(), 1_000));
  await page.goto('/demo');
  const show = page.getByRole('button', { name: 'Показать за 3 минуты' });
  const topOf = () => show.evaluate((button) => button.getBoundingClientRect().top);
  const first = await topOf();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await topOf()).toBe(first);
});

test('the story plays to its end: money moves by the third click, and every role shows it', async ({ page }) => {
  test.setTimeout(180_000);
  const clicks = await countClicks(page);
  await page.goto('/demo');
  await expect(page.getByRole('button', { name: 'Показать за 3 минуты' })).toBeVisible();
  const opened = Date.now();
  await keepPicture(page, 'start');
  await begin(page);
  await keepPicture(page, '1');
  await goOn(page, 1, click);
  await keepPicture(page, '2');
  await goOn(page, 2, click);
  await expect(getFrame(page, 'seat:operator').getByText('Исполнена', { exact: true }).first()).toBeVisible();
  expect(clicks()).toBe(3);
  expect(Date.now() - opened).toBeLessThan(60_000);
  for (const scene of story.scenes.keys())
    if (scene > 1) {
      await keepPicture(page, String(scene + 1));
      await goOn(page, scene + 1, click);
    }
  await expect(getFrame(page, 'seat:ved').getByText(/П-602 зачислено/)).toBeVisible();
});

test('at 1280 × 720 the story is played by keyboard, resumed after a reload, and left', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await begin(page);
  const product = page.locator('iframe[name="seat:ved"]');
  expect((await product.boundingBox())?.width).toBe(1280);
  await goOn(page, 1, (button) => button.press('Enter'));
  await page.reload();
  await expect(bar(page)).toContainText('Шаг 2 из', { timeout: 30_000 });
  await goOn(page, 2, (button) => button.press('Enter'));
  const swap = page.getByRole('button', { name: 'Открыть крупно: Импортёр' });
  await swap.press('Enter');
  await expect(swap).toHaveCount(0);
  expect((await product.boundingBox())?.width).toBe(1280);
  await bar(page).getByRole('button', { name: 'Выйти из показа' }).press('Enter');
  await expect(bar(page)).toContainText('Три роли в одном мире');
  await expect(page).toHaveURL(/\/demo\?console$/);
  await expect(getFrame(page, 'seat:ved').locator('[data-story]')).toHaveCount(0);
});

test('on a phone the story plays to its end, the page of a role above it', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  for (const place of story.scenes.keys()) {
    await goOn(page, place + 1, click);
    expect((await page.locator('[data-focus] iframe').boundingBox())?.width).toBe(390);
    await expect(bar(page).getByRole('button').first()).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('at 200 % of a laptop the role keeps half of the window, and «Дальше» is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await begin(page);
  const product = page.locator('iframe[name="seat:ved"]');
  expect((await product.boundingBox())?.height).toBeGreaterThan(180);
  await next(page).scrollIntoViewIfNeeded();
  await expect(next(page)).toBeInViewport({ ratio: 1 });
});

test('in system colours the switch «Живой день» shows its state', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/demo');
  const live = page.getByRole('switch', { name: 'Живой день' });
  const paint = () => live.evaluate((button) => getComputedStyle(button, '::before').backgroundColor);
  const off = await paint();
  await live.click();
  await expect(live).toBeChecked();
  expect(await paint()).not.toBe(off);
});

test('a scene continues when the visitor uses the highlighted element', async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page);
  const outlined = getFrame(page, 'seat:ved').locator('[data-story]');
  for (const name of FIRST_SCENE) {
    await expect(outlined).toHaveAccessibleName(name);
    await outlined.click();
  }
  await expect(bar(page)).toContainText('Шаг 2 из', { timeout: 30_000 });
  await expect(bar(page)).toContainText('Оператор исполняет сделку');
});

// Every tour is played to its end by doing nothing but what its panel lights: a tour that no longer fits the product fails.
import { type Locator, type Page, errors } from '@playwright/test';
import { tours } from '../../../src/ui/demo/console/tours/tours.ts';
import { expect, test } from '../../support/browser.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Тур' });

async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/demo');
  await page.getByRole('button', { name: `Тур: ${title}` }).click();
  await expect(panel(page)).toBeVisible();
}

/** What the panel says now. */
const told = (page: Page): Promise<string> => panel(page).innerText();

const BRIEFLY = { timeout: 5_000 };

/** Uses the lit control: types what it asks for, or presses it. One that went out meanwhile is none: the tour has gone on. */
async function use(control: Locator): Promise<void> {
  try {
    const value = await control.getAttribute('data-tour', BRIEFLY);
    if (value) await control.fill(value, BRIEFLY);
    else await control.click(BRIEFLY);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

for (const { title, steps } of tours) {
  test(`tour: ${title}`, async ({ page }) => {
    test.setTimeout(180_000);
    await begin(page, title);
    let used: string | null = null;
    for (let words = await told(page); !words.includes('Тур пройден'); words = await told(page)) {
      const seat = steps[Number(/шаг (\d+)/.exec(words)?.[1] ?? 1) - 1]?.seat ?? 'page';
      const lit = page.frameLocator(`iframe[name="${seat}"]`).locator('[data-tour]');
      const asked = await markOf(lit);
      if (asked !== null && asked !== used) await use(lit);
      used = asked;
      await expect.poll(async () => (await told(page)) !== words || (await markOf(lit)) !== used).toBe(true);
    }
    await expect(panel(page)).toContainText('Тур пройден');
    await panel(page).getByRole('button', { name: 'Закрыть тур' }).click();
    await expect(panel(page)).toHaveCount(0);
  });
}

/** What tells one lit control from the next: a question is answered by a button of the same name. */
async function markOf(lit: Locator): Promise<string | null> {
  try {
    return await lit.evaluateAll(([control]) =>
      control ? `${control.closest('dialog') ? 'asked' : 'page'} ${control.outerHTML}` : null,
    );
  } catch (error) {
    if (/context was destroyed/.test(String(error))) return null; // the seat is on its way from one page to the next
    throw error;
  }
}

test('a tour seats everybody once: nobody is led away from where he went meanwhile', async ({ page, control }) => {
  await begin(page, tours[0]?.title ?? '');
  await expect(panel(page)).toContainText('шаг 2 из', { timeout: 20_000 });
  expect((await control.log()).filter(({ path }) => path.endsWith('/auth/jwt/create/'))).toHaveLength(3);
});

test('a tour goes on after a reload, is used by keyboard, and is left at any time', async ({ page }) => {
  const [tour] = tours;
  await begin(page, tour?.title ?? '');
  await expect(panel(page)).toContainText('шаг 2 из', { timeout: 20_000 });
  await page.reload();
  await expect(panel(page)).toContainText('шаг 2 из');
  const lit = page.frameLocator('iframe[name="seat:ved"]').locator('[data-tour]');
  await expect(lit).toHaveAccessibleName('Ещё');
  await panel(page).getByRole('button', { name: 'К элементу' }).press('Enter');
  await expect(lit).toBeFocused();
  const [strip, frame] = [await panel(page).boundingBox(), await page.locator('iframe').first().boundingBox()];
  expect((frame?.y ?? 0) + (frame?.height ?? 0), 'the panel covers nothing').toBeLessThanOrEqual(strip?.y ?? 0);
  await panel(page).getByRole('button', { name: 'Выйти из тура' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(lit).toHaveCount(0);
});

// Two tabs with the same form: each keeps the draft that was typed in it.
import type { Locator, Page } from '@playwright/test';
import { expect, login, test } from '../../support/browser.ts';

const PATH = '/account/replenishment-requests';

async function openForm(tab: Page): Promise<Locator> {
  await tab.getByRole('button', { name: 'Пополнить счёт' }).click();
  return tab.getByRole('dialog', { name: 'Пополнить счёт' });
}

async function reopenForm(tab: Page): Promise<Locator> {
  await tab.reload();
  return openForm(tab);
}

const amountIn = (form: Locator) => form.getByLabel('Сумма');

/** Runs in the page. */
const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('meridian:draft:'));

async function openTabs(page: Page): Promise<readonly [Page, Page]> {
  await login(page, 'ved.active', PATH);
  const other = await page.context().newPage();
  await other.goto(PATH);
  return [page, other];
}

test('two tabs keep a draft each; one that is submitted leaves the other', async ({ page }) => {
  const [mine, theirs] = await openTabs(page);
  await amountIn(await openForm(mine)).fill('111');
  // The second tab restores the draft of the first and continues it.
  const found = await openForm(theirs);
  await expect(amountIn(found)).toHaveValue('111');
  await expect(found.getByText(/Черновик от/)).toBeVisible();
  await amountIn(found).fill('222');
  await expect.poll(() => mine.evaluate(draftKeys)).toHaveLength(2); // the first tab has stored its own again

  await expect(amountIn(await reopenForm(mine))).toHaveValue('111');
  const form = await reopenForm(theirs);
  await expect(amountIn(form)).toHaveValue('222');
  await form.getByRole('button', { name: 'Создать заявку' }).click();
  await expect(theirs.getByText('Заявка создана')).toBeVisible();
  await expect(amountIn(await reopenForm(mine))).toHaveValue('111');
});

test('forms opened before anything was typed have a draft each', async ({ page }) => {
  const tabs = await openTabs(page);
  const forms = [await openForm(tabs[0]), await openForm(tabs[1])];
  for (const sum of ['3', '33', '333'])
    for (const [place, form] of forms.entries()) await amountIn(form).fill(`${sum}${place}`);
  for (const [place, tab] of tabs.entries())
    await expect(amountIn(await reopenForm(tab))).toHaveValue(`3\u00A033${place}`);
});

// Links to states: each one, opened in a fresh browser, brings the demo to its state. `npm run test:all` opens the longest way of
// some machines and those for which the clock is moved under an open page; LINKS=all opens every link: those that pass
// are the share that a fresh browser reaches. LINKS=id,id opens these.
import { type StateLink, stateLinks } from '../../../src/ui/demo/links/links.ts';
import { expect, test } from '../../support/browser.ts';

/** One machine in so many. */
const SAMPLE = 4;
const all = [...stateLinks.values()];
const machines = [...new Set(all.map(({ machine }) => machine))];
const lengthOf = ({ way }: StateLink) => way.chains.length + way.moves.length;

/** Waits until the page has started its timers: a busy machine is slow, and the clock must not move earlier. */
const TIMED = ['idle.warning', 'idle.expired', 'chatList.loading.slow', 'query.fetching.slow'];

const sample = machines
  .filter((_, index) => index % SAMPLE === 0)
  .flatMap((machine) => {
    const own = all.filter((link) => link.machine === machine);
    return own.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1);
  })
  .map(({ id }) => id);

function chosen(selection = ''): readonly string[] {
  if (selection === 'all') return [...stateLinks.keys()];
  return selection === '' ? [...new Set([...sample, ...TIMED])] : selection.split(',');
}

for (const id of chosen(process.env['LINKS']))
  test(`opens ${id}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/./); // the console shows a state after a fault too
    await page.goto(`/demo?state=${id}`);
    const line = page.locator('p[data-state="shown"], p[data-state="broken"]');
    await expect(line).toBeVisible({ timeout: 40_000 });
    await expect(line).toHaveText(`На экране состояние ${id}`);
  });

test('a link to an unknown state shows its name, above the product', async ({ page }) => {
  await page.goto('/demo?state=kyt.nowhere');
  await expect(page.getByRole('alert')).toHaveText('Не удалось показать состояние kyt.nowhere: такого состояния нет');
  const product = page.frameLocator('iframe');
  await expect(product.getByRole('button', { name: 'Войти' })).toBeVisible();
  await product.getByLabel('Логин').press('v');
  await expect(page.getByRole('alert'), 'whoever types has gone on').toHaveCount(0);
  await expect(page).toHaveURL(/\/demo\?at=%2Flogin$/);
});

test('interacting with its page leaves a state: the URL opens the screen from then on', async ({ page }) => {
  await page.goto('/demo?state=session.active');
  const line = page.getByText('На экране состояние');
  await expect(line).toBeVisible({ timeout: 40_000 });
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).first().click();
  await expect(line).toHaveCount(0);
  await expect(page).toHaveURL(/\/demo\?at=/);
});

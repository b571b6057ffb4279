// Look of the KYT screens: accessibility, touch targets, a phone, windows of any width; their behaviour:
// both/kyt.spec.ts. `SCREENSHOTS=1` writes .cache/screenshots/kyt-*.png.
import { expect, test } from '../../support/browser.ts';
import { ALL_VIEWS, PHONE_SIZE, inspect } from '../../support/inspect.ts';
import { KYT_PATH, RISKY_ADDRESS, companies, openKytScreen, row, rows } from '../../support/kyt.ts';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE_SIZE });

  test('no accessibility violations in list and wallets', async ({ page }) => {
    await openKytScreen(page, KYT_PATH);
    await inspect(page, 'companies', 'kyt-companies', { looks: ALL_VIEWS });
    await companies(page)
      .getByRole('link', { name: /Полярное/ })
      .click();
    await expect(rows(page, 'Чистые')).toHaveCount(5);
    await inspect(page, 'wallets', 'kyt', { looks: ALL_VIEWS });
    await row(page, RISKY_ADDRESS).getByRole('button', { name: 'Заблокировать средства' }).click();
    await inspect(page, 'block', 'kyt-block', { looks: ALL_VIEWS });
  });

  test('the list leads to the wallets and back', async ({ page }) => {
    await openKytScreen(page, KYT_PATH);
    await companies(page)
      .getByRole('link', { name: /Полярное/ })
      .click();
    await expect(rows(page, 'Отказано').first()).toBeVisible();
    await expect(companies(page)).toBeHidden();
    await page.getByRole('button', { name: 'К списку компаний' }).click();
    await expect(companies(page)).toBeVisible();
    await expect(page).toHaveURL(KYT_PATH);
  });

  test('the balance is below the name of the wallet, the risk beside it', async ({ page }) => {
    await openKytScreen(page, KYT_PATH);
    await companies(page)
      .getByRole('link', { name: /Полярное/ })
      .click();
    const wallet = row(page, RISKY_ADDRESS);
    await expect(wallet).toBeVisible();
    const [name, balance, risk] = await Promise.all(
      [wallet.locator('.wallet'), wallet.getByText(/^Баланс/), wallet.getByText('Высокий')].map((part) =>
        part.boundingBox(),
      ),
    );
    if (!name || !balance || !risk) throw new Error('a part of the wallet is not visible');
    expect(balance.y).toBeGreaterThanOrEqual(name.y + name.height - 1);
    expect(risk.y, 'in the corner of the card').toBeLessThan(balance.y + balance.height);
  });

  test('all touch targets are 44 px high', async ({ page }) => {
    await openKytScreen(page, KYT_PATH);
    const heights = () =>
      page
        .locator('main :is(a, button, .search > *):visible')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((height) => height < 44));
    expect(await heights()).toEqual([]);
    await companies(page)
      .getByRole('link', { name: /Полярное/ })
      .click();
    await expect(rows(page, 'Чистые')).toHaveCount(5);
    expect(await heights()).toEqual([]);
  });
});

test('nothing overflows a window of any width', async ({ page }) => {
  await openKytScreen(page);
  for (const width of [320, 390, 600, 768, 900, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(rows(page, 'Отказано')).toHaveCount(5);
    const wide = await page
      .locator('main')
      .evaluate((main) => [document.documentElement.scrollWidth - innerWidth, main.scrollWidth - main.clientWidth]);
    expect([width, ...wide]).toEqual([width, 0, 0]);
  }
});

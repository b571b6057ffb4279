// The KYT screens in Chromium: companies, two sections of wallets, acts of the operator, keyboard. How they look:
// demo/kyt.look.spec.ts.
import { type Control, expect, login, test } from '../../support/browser.ts';
import {
  CARGO_PATH,
  CLEAN_ADDRESS,
  KYT_PATH,
  RISKY_ADDRESS,
  companies,
  openKytScreen,
  row,
  rows,
  section,
} from '../../support/kyt.ts';

const calls = async (control: Control, method: string, path: string) =>
  (await control.log()).filter((call) => call.method === method && call.path.includes(path));

test('a company is found, opened, remembered and left', async ({ page }) => {
  await login(page, 'operator');
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'KYT' }).click();
  await expect(page.getByText('Выберите компанию из списка')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Поиск пользователей' }).fill('КАРГО');
  await expect(companies(page).getByRole('link')).toHaveCount(1);
  await companies(page)
    .getByRole('link', { name: /Полярное/ })
    .click();
  await expect(page).toHaveURL(CARGO_PATH);
  await expect(page.getByRole('heading', { level: 2, name: 'АО «Полярное Карго»' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('КАРГО'); // the list stays as it was
  await page.reload();
  await expect(rows(page, 'Отказано')).toHaveCount(5);

  await page.goto(KYT_PATH);
  await expect(companies(page).getByRole('link', { name: /Полярное/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Выберите компанию из списка')).toBeVisible();
  await page.goto(`${KYT_PATH}/0`);
  await expect(page).toHaveURL(KYT_PATH);
});

test('the sections have separate pages, in the URL', async ({ page }) => {
  await openKytScreen(page);
  await section(page, 'Отказано').getByRole('button', { name: 'Следующая страница' }).click();
  await expect(rows(page, 'Отказано')).toHaveCount(2);
  await section(page, 'Чистые').getByRole('button', { name: 'Страница 2' }).click();
  await expect(rows(page, 'Чистые')).toHaveCount(1);
  await expect(page).toHaveURL(`${CARGO_PATH}?pd=2&p=2`);
  await page.goBack();
  await expect(rows(page, 'Чистые')).toHaveCount(5);
  await expect(rows(page, 'Отказано')).toHaveCount(2);
  await page.goto(`${CARGO_PATH}?p=99&pd=x`);
  await expect(page).toHaveURL(`${CARGO_PATH}?pd=x&p=2`);
});

test('an address is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openKytScreen(page);
  await row(page, RISKY_ADDRESS).getByRole('button', { name: 'Скопировать адрес' }).click();
  await expect(row(page, RISKY_ADDRESS).getByText('Скопировано')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TRg4a8jhZjLVLHkQVdiFcoqUAXks1pHLb6');
});

test('a notification and a block go out once each', async ({ page, control }) => {
  await openKytScreen(page);
  await row(page, RISKY_ADDRESS).getByRole('button', { name: 'Уведомить' }).dblclick();
  await expect(row(page, RISKY_ADDRESS).getByRole('button', { name: 'Отправлено' })).toBeVisible();
  expect(await calls(control, 'POST', 'notifications/wallet_alert/')).toHaveLength(1);

  await row(page, RISKY_ADDRESS).getByRole('button', { name: 'Заблокировать средства' }).click();
  const dialog = page.getByRole('dialog', { name: 'Заблокировать кошелёк?' });
  await expect(dialog.getByRole('button', { name: 'Отмена' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row(page, RISKY_ADDRESS).getByRole('button', { name: 'Заблокировать средства' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Заблокировать средства' }).dblclick();
  await expect(row(page, RISKY_ADDRESS).getByText('Заблокирован', { exact: true })).toBeVisible();
  await expect(row(page, RISKY_ADDRESS).getByRole('button', { name: 'Заблокировать средства' })).toHaveCount(0);
  expect(await calls(control, 'PATCH', '/block/')).toHaveLength(1);
});

test('a failed block gives no message and can be repeated', async ({ page, control, expectedErrors }) => {
  expectedErrors.push(/Ошибка при обновлении кошелька:/);
  await openKytScreen(page);
  await control.arm({ match: 'PATCH /block/', kind: { status: 400, body: { status: ['no'] } } });
  await row(page, RISKY_ADDRESS).getByRole('button', { name: 'Заблокировать средства' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Заблокировать средства' }).click();
  await expect(row(page, RISKY_ADDRESS).getByRole('button', { name: 'Заблокировать средства' })).toBeEnabled();
  await expect(row(page, RISKY_ADDRESS).getByText('Не удалось')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('failures of notification and AML check show the texts of the specification', async ({ page, control }) => {
  await openKytScreen(page);
  await control.arm({ match: 'POST wallet_alert', kind: { status: 400, body: {} } });
  await row(page, RISKY_ADDRESS).getByRole('button', { name: 'Уведомить' }).click();
  await expect(page.getByRole('alert').getByText('Ошибка при отправке уведомления', { exact: true })).toBeVisible();
  await control.arm({ match: 'PATCH aml_check', kind: { status: 500, body: { detail: 'x' } } });
  await row(page, CLEAN_ADDRESS).getByRole('button', { name: 'Проверить AML' }).click();
  await expect(page.getByText('Server Error 500: Internal Server Error.', { exact: true })).toBeVisible();
  await expect(row(page, CLEAN_ADDRESS).getByText('Ошибка сервера. Пожалуйста, попробуйте позже.')).toBeVisible();
  await expect(row(page, CLEAN_ADDRESS)).toContainText('3.3%');
});

test('one failed section does not affect the other', async ({ page, control }) => {
  await openKytScreen(page, KYT_PATH);
  await control.arm({ match: 'GET authorized_organization/wallets/', kind: { status: 503, body: {} } });
  await companies(page)
    .getByRole('link', { name: /Полярное/ })
    .click();
  const failed = page.getByRole('region', { name: /Отказано|Чистые/ }).filter({ hasText: 'Не удалось загрузить' });
  await expect(failed).toHaveCount(1);
  await expect(page.locator('tbody tr')).toHaveCount(5);
  await failed.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(10);
});

test('the keyboard alone is enough', async ({ page }) => {
  await openKytScreen(page, KYT_PATH);
  await page.getByRole('searchbox', { name: 'Поиск пользователей' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(companies(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(companies(page).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(CARGO_PATH);
  await expect(rows(page, 'Чистые')).toHaveCount(5);
});

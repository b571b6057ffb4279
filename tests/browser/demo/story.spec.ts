// The story for stakeholders, told from a fresh demo at the stage: one newcomer from registration to his first money
// (docs/demo.md tells it to people, and how it goes on).
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/browser.ts';

const COMPANY = 'ООО «Пробный Рейс»';
const PASSWORD = 'Primer2026xx';

const ORDER = { name: 'платёжное поручение.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 демо') };

/** The seats of the stage. */
type SeatName = 'seat:ved' | 'seat:lp' | 'seat:operator';
const seat = (page: Page, name: SeatName): FrameLocator => page.frameLocator(`iframe[name="${name}"]`);

/** A frame of the stage is as narrow as a phone: the menu is the sheet behind «Ещё». */
async function visit(at: FrameLocator, group: string | null, name: string): Promise<void> {
  await at.getByRole('button', { name: 'Ещё', exact: true }).click();
  const menu = at.getByRole('navigation', { name: 'Разделы' });
  const link = menu.getByRole('link', { name, exact: true }).first();
  if (group !== null && !(await link.isVisible())) await menu.getByRole('button', { name: group }).click();
  await link.click();
  await expect(at.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Takes a step of a record and confirms it. */
async function decide(at: FrameLocator, verb: string): Promise<void> {
  await at.getByRole('button', { name: verb, exact: true }).click();
  const question = at.getByRole('dialog');
  await question.getByRole('button', { name: verb, exact: true }).click();
  await expect(question).toBeHidden();
}

test('the story of ten minutes', async ({ page }) => {
  test.setTimeout(180_000);
  const newcomer = seat(page, 'seat:ved');
  const operator = seat(page, 'seat:operator');

  await test.step('the stage', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Демо' }).click();
    await page.getByRole('button', { name: 'Сцена: три роли рядом' }).click();
    for (const name of ['seat:ved', 'seat:lp', 'seat:operator'] as const)
      await expect(seat(page, name).getByRole('button', { name: 'Уведомления' })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Свернуть' }).click();
  });

  await test.step('registration', async () => {
    await newcomer.getByRole('button', { name: 'Ещё', exact: true }).click();
    await newcomer.getByRole('button', { name: 'Выйти' }).click();
    await newcomer.getByRole('link', { name: 'Зарегистрироваться' }).click();
    await newcomer.getByRole('link', { name: /Участник ВЭД/ }).click();
    await newcomer.getByLabel('Наименование организации').fill(COMPANY);
    await newcomer.getByLabel('Вид деятельности').fill('Импорт станков');
    await newcomer.getByLabel('ИНН').fill('0077012344');
    await newcomer.getByLabel('КПП').fill('007701001');
    await newcomer.getByLabel('ОГРН / ОГРНИП').fill('1250077000018');
    await newcomer.getByLabel('БИК').fill('040200701');
    await newcomer.getByLabel('Юридический адрес').fill('100101, г. Примерск, ул. Образцовая, д. 2');
    await newcomer.getByRole('button', { name: 'Далее' }).click();
    await newcomer.getByLabel('Должность').fill('Директор');
    await newcomer.getByLabel('Контактный телефон').fill('4950000101');
    await newcomer.getByLabel('Электронная почта').fill('test@probny.example');
    await newcomer.getByLabel('Логин').fill('probny.reis');
    await newcomer.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await newcomer.getByLabel('Пароль ещё раз').fill(PASSWORD);
    await newcomer.getByLabel(/Согласен/).check();
    await newcomer.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(newcomer.getByText('Анкета отправлена')).toBeVisible();
  });

  await test.step('verification: the newcomer sees each decision at once', async () => {
    await visit(operator, 'Клиенты', 'Верификация KYC');
    await operator.getByRole('link', { name: COMPANY }).first().click();
    await decide(operator, 'Взять на проверку');
    await expect(newcomer.getByText('На проверке', { exact: true })).toBeVisible();
    await decide(operator, 'Верифицировать');
    await expect(newcomer.getByText('Верифицирована')).toBeVisible();
    await newcomer.getByRole('link', { name: 'Перейти в кабинет' }).click();
  });

  await test.step('agreements', async () => {
    const modal = newcomer.getByRole('dialog', { name: 'Примите соглашения' });
    await expect(modal).toBeVisible();
    while (await modal.isVisible()) await acceptOne(modal);
    await expect(modal).toBeHidden();
    await expect(newcomer.getByRole('alert')).toHaveCount(0);
  });

  await test.step('deposit', async () => {
    await newcomer.getByRole('button', { name: 'Пополнить счёт' }).click();
    const form = newcomer.getByRole('dialog', { name: 'Пополнить счёт' });
    await form.getByLabel('Сумма').fill('7000000');
    await form.getByRole('button', { name: 'Создать заявку' }).click();
    await expect(newcomer.getByRole('complementary', { name: /Пополнение/ }).getByText('Ожидает оплаты')).toBeVisible();
    await visit(operator, 'Платежи', 'Заявки на пополнение');
    await operator.getByRole('row', { name: COMPANY }).getByRole('link').first().click();
    await decide(operator, 'Принять');
    await newcomer.getByRole('button', { name: 'Загрузить платёжное поручение' }).click();
    const upload = newcomer.getByRole('dialog');
    await upload.locator('input[type=file]').setInputFiles(ORDER);
    await upload.getByRole('button', { name: 'Загрузить' }).click();
    await expect(newcomer.getByText('Файл загружен')).toBeVisible();
    await decide(operator, 'Поставить на учёт');
    await decide(operator, 'Исполнить');
    await visit(newcomer, null, 'Главная');
    await expect(newcomer.getByText(/7\s000\s000,00/).first()).toBeVisible();
  });
});

/** Reads and accepts the agreement the modal shows; then another one stands there, or none. */
async function acceptOne(modal: Locator): Promise<void> {
  const name = (await modal.getByRole('checkbox').locator('xpath=ancestor::label').innerText()).split('\n')[0] ?? '';
  const tick = modal.getByRole('checkbox', { name });
  await tick.check();
  await modal.getByRole('button', { name: 'Принять' }).click();
  await expect(tick).toHaveCount(0);
}

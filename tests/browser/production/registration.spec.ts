// From the first page to a verified account by keyboard alone, the operator in a second window.
import type { Browser, Page } from '@playwright/test';
import { expect, persona, test } from '../../support/browser.ts';
import { pressEnterOn, tabTo, tabAndType } from '../../support/keyboard.ts';

const COMPANY = 'ООО «Пробный Рейс»';
const PASSWORD = 'Primer2026xx';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** A window with its own browser profile, as another person has it. */
async function openWindow(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'ru-RU' });
  return context.newPage();
}

/** The operator is the last account type, the participant the first. */
async function signInByKeys(page: Page, login: string, password: string, key: 'Home' | 'End'): Promise<void> {
  await page.goto('/login');
  await tabAndType(page, 'Логин', login);
  await tabAndType(page, 'Пароль', password);
  await tabTo(page, page.getByLabel('Тип аккаунта'));
  await page.keyboard.press(key);
  await tabTo(page, page.getByLabel('Я не робот'));
  await page.keyboard.press('Space');
  await pressEnterOn(page, button(page, 'Войти'));
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

async function fillCompany(page: Page): Promise<void> {
  await tabAndType(page, 'Наименование организации', COMPANY);
  await tabAndType(page, 'Вид деятельности', 'Импорт станков');
  await tabAndType(page, 'ИНН', '0077012344');
  await tabAndType(page, 'КПП', '007701001');
  await tabAndType(page, 'ОГРН / ОГРНИП', '1250077000018');
  await tabAndType(page, 'БИК', '040200701');
  await tabAndType(page, 'Юридический адрес', '100101, г. Примерск, ул. Образцовая, д. 2');
}

async function fillEntry(page: Page): Promise<void> {
  await tabAndType(page, 'Должность', 'Директор');
  await tabAndType(page, 'Контактный телефон', '4950000101');
  await expect(page.getByLabel('Контактный телефон')).toHaveValue('+7 (495) 000-01-01');
  await tabAndType(page, 'Электронная почта', 'test@probny.example');
  await tabAndType(page, 'Логин', 'probny.reis');
  await tabAndType(page, 'Пароль', PASSWORD);
  await tabAndType(page, 'Пароль ещё раз', PASSWORD);
  await tabTo(page, page.getByLabel(/Согласен/));
  await page.keyboard.press('Space');
}

/** Takes the next step of the verification and confirms it. */
async function decide(operator: Page, verb: string, reason?: string): Promise<void> {
  await pressEnterOn(operator, button(operator, verb));
  const question = operator.getByRole('dialog');
  if (reason !== undefined) await question.getByLabel('Причина').fill(reason);
  await pressEnterOn(operator, question.getByRole('button', { name: verb, exact: true }));
  await expect(question).toBeHidden();
}

test('a participant registers, the operator verifies, the cabinet opens', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await pressEnterOn(page, link(page, /Участник ВЭД/));
  await fillCompany(page);
  await pressEnterOn(page, button(page, 'Далее'));
  await expect(page).toHaveURL('/registr-entry-details');
  await fillEntry(page);
  await pressEnterOn(page, button(page, 'Зарегистрироваться'));
  await expect(page).toHaveURL('/registr-application');
  await expect(page.getByText('Анкета отправлена')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'Ваш аккаунт на проверке. Вы можете только просматривать информацию',
  );
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);

  const operator = await openWindow(browser, baseURL);
  await signInByKeys(operator, 'operator', persona('operator').password, 'End');
  await pressEnterOn(operator, button(operator, 'Клиенты'));
  await pressEnterOn(operator, link(operator, 'Верификация KYC'));
  await expect(operator.getByRole('heading', { level: 1 })).toHaveText('Верификация KYC');
  await pressEnterOn(operator, link(operator, new RegExp(COMPANY)).first());
  await expect(operator.getByRole('heading', { name: COMPANY })).toBeVisible();
  await decide(operator, 'Взять на проверку');

  await pressEnterOn(page, button(page, 'Обновить'));
  await expect(page.getByText('На проверке', { exact: true })).toBeVisible();
  await decide(operator, 'Верифицировать', 'Проверено по оригиналам');

  await pressEnterOn(page, button(page, 'Обновить'));
  await expect(page.getByText('Верифицирована')).toBeVisible();
  await pressEnterOn(page, link(page, 'Перейти в кабинет'));
  await expect(page).toHaveURL('/account/dashboard');
  await operator.context().close();
});

test('the registered may sign in again and talk to the operator in the registry chat', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/registr-company');
  await fillCompany(page);
  await pressEnterOn(page, button(page, 'Далее'));
  await fillEntry(page);
  await pressEnterOn(page, button(page, 'Зарегистрироваться'));
  await pressEnterOn(page, link(page, 'Перейти в чат'));
  await pressEnterOn(page, link(page, 'Выйти'));
  await expect(page).toHaveURL('/login');
  await signInByKeys(page, 'probny.reis', PASSWORD, 'Home');
  await pressEnterOn(page, link(page, 'Чат о проверке'));
  await pressEnterOn(page, link(page, /Регистрация/));
  await expect(page.getByText('Соединение установлено')).toBeVisible(); // sent too early, it waits and logs this to the console
  await tabTo(page, page.getByLabel('Введите сообщение'));
  await page.keyboard.type('Когда ждать решения?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Когда ждать решения?');
});

test('on a phone each step begins at its top, on its heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/registr-company');
  await fillCompany(page);
  for (const [way, title] of [
    ['Далее', 'Данные для входа'],
    ['Назад', 'Данные компании'],
  ] as const) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await button(page, way).click();
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

// Every public screen empty, filled in and with errors, on a phone: no fault of accessibility, nothing sticks out sideways,
// there and at 1440.
// `SCREENSHOTS=1` writes .cache/screenshots/public: light at 1440, dark at 390.
import type { Page } from '@playwright/test';
import { expect, login, test } from '../../support/browser.ts';
import { markStartPageVisited } from '../../support/console.ts';
import { PHONE_SIZE, AXE_FACTOR, inspect } from '../../support/inspect.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });

/** The organisation for playing a registration. */
const REQUISITES = {
  'Наименование организации': 'ООО «Пробный Рейс»',
  ИНН: '0077012344',
  КПП: '007701001',
  'ОГРН / ОГРНИП': '1250077000018',
  БИК: '040200701',
  'Юридический адрес': '100101, г. Примерск, ул. Образцовая, д. 2, оф. 14',
};
const FOREIGN = {
  'Наименование организации': 'Golden Dune Trading FZ-LLC',
  'Налоговый номер': 'AE-100900000110003',
  'Регистрационный номер': 'DEMO-FZ-0110',
  SWIFT: 'DEMOAEAD',
  'Юридический адрес': 'DEMO Free Zone, Building 4, Dubai, AE',
};
const PARTICIPANT = { 'Вид деятельности': 'Импорт промышленного оборудования' };
const PROVIDER = {
  'Уполномоченное лицо': 'Пробный Пётр Петрович',
  'Номер документа': 'ДОВ-1/2026',
  'Действует до': '2027-12-31',
};
const CONTACTS = {
  Должность: 'Директор',
  'Контактный телефон': '4950000101',
  'Электронная почта': 'test@probny.example',
};
const ENTRY = { Логин: 'probny.reis', Пароль: 'Primer2026xx', 'Пароль ещё раз': 'Primer2026xx' };
const PAPERS = {
  'Документ о полномочиях': 'Приказ № 14 о назначении.pdf',
  Лицензия: 'Лицензия.pdf',
  'Свидетельство о включении в реестр': 'Свидетельство.pdf',
};

async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

async function attach(page: Page): Promise<void> {
  for (const [label, name] of Object.entries(PAPERS)) {
    await field(page, label).setInputFiles(pdf(name));
    await expect(page.getByText(name)).toBeVisible();
  }
}

test.use({ viewport: PHONE_SIZE });

const look = (page: Page, state: string) => inspect(page, state, `public/${state}`, { whole: true });

/** Submits a step unchanged and returns its errors. */
async function lookAtErrors(page: Page, submit: string, state: string): Promise<void> {
  await button(page, submit).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await look(page, `${state}-errors`);
}

test('the choice, and a participant to the end', async ({ page }) => {
  test.setTimeout(120_000 * AXE_FACTOR);
  await page.addInitScript(markStartPageVisited);
  await page.goto('/');
  await look(page, 'index-empty');
  await page.goto('/registr-company');
  await look(page, 'registr-company-empty');
  await lookAtErrors(page, 'Далее', 'registr-company');
  await page.getByRole('radio', { name: 'Нерезидент', exact: true }).check();
  await fill(page, { ...FOREIGN, ...PARTICIPANT });
  await look(page, 'company-foreign');
  await page.getByRole('radio', { name: 'Резидент РФ', exact: true }).check();
  await fill(page, REQUISITES);
  await look(page, 'company-filled');
  await button(page, 'Далее').click();
  await expect(page).toHaveURL('/registr-entry-details');
  await look(page, 'entry-empty');
  await lookAtErrors(page, 'Зарегистрироваться', 'entry');
  await fill(page, { ...CONTACTS, ...ENTRY });
  await page.getByLabel(/Согласен/).check();
  await look(page, 'entry-filled');
  await button(page, 'Зарегистрироваться').click();
  await expect(page.getByText('Анкета отправлена')).toBeVisible();
  await look(page, 'application');
  await page.getByRole('link', { name: 'Перейти в чат' }).click();
  await expect(page.getByRole('link', { name: /Регистрация/ })).toBeVisible();
  await look(page, 'message');
  await page.getByRole('link', { name: /Регистрация/ }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await look(page, 'message-chat');
});

test('a provider with its papers', async ({ page }) => {
  test.setTimeout(120_000 * AXE_FACTOR);
  await page.goto('/registr-liquidity');
  await look(page, 'registr-liquidity-empty');
  await lookAtErrors(page, 'Далее', 'registr-liquidity');
  await page.getByRole('radio', { name: 'Нерезидент', exact: true }).check();
  await fill(page, { ...FOREIGN, ...PROVIDER, 'Счёт (IBAN)': 'AE069990000000000000101' });
  await look(page, 'liquidity-foreign');
  await page.getByRole('radio', { name: 'Резидент РФ', exact: true }).check();
  await fill(page, { ...REQUISITES, 'Корреспондентский счёт': '30101810400000000701' });
  await attach(page);
  await look(page, 'liquidity-filled');
  await button(page, 'Далее').click();
  await expect(page).toHaveURL('/registr-entry-details-liquidity');
  await fill(page, ENTRY);
  await page.getByLabel(/Согласен/).check();
  await look(page, 'entry-liquidity-filled');
});

test('a recovery step by step', async ({ page }) => {
  await page.goto('/forgot-password');
  await expect(page.getByRole('complementary', { name: 'О демо' })).toContainText('246810'); // no mail comes in the demo
  await look(page, 'forgot-password-empty');
  await lookAtErrors(page, 'Получить код', 'forgot-password');
  await fill(page, { Логин: 'ved.active' });
  await look(page, 'forgot-password-filled');
  await button(page, 'Получить код').click();
  await fill(page, { 'Код из письма': '111111' });
  await look(page, 'recovery-code');
  await lookAtErrors(page, 'Подтвердить', 'recovery-code');
  await fill(page, { 'Код из письма': '246810' });
  await button(page, 'Подтвердить').click();
  await expect(field(page, 'Новый пароль')).toBeVisible();
  await lookAtErrors(page, 'Сохранить', 'recovery-password');
  await fill(page, { 'Новый пароль': 'Primer2026xx', 'Новый пароль ещё раз': 'Primer2026xx' });
  await look(page, 'recovery-password');
});

test('a login filled in, and accounts under review and blocked', async ({ page }) => {
  await page.goto('/login');
  await fill(page, { Логин: 'ved.review', Пароль: 'Demo-2026!' });
  await page.getByLabel('Я не робот').check();
  await look(page, 'login-filled');
  await login(page, 'ved.review');
  for (const path of ['registr-application', 'registr-message']) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, `${path}-review`);
  }
  await page.evaluate(() => localStorage.clear());
  await login(page, 'ved.blocked');
  await expect(page.getByRole('heading', { level: 1, name: 'Аккаунт заблокирован' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await look(page, 'blocked');
});

// The story for stakeholders with three roles, from a fresh demo: one newcomer from registration to the first lot, then
// compliance, support, and every error of the catalogue (docs/demo.md describes it for people).
import type { FrameLocator, Locator } from '@playwright/test';
import errors from '../../contract/errors.json' with { type: 'json' };
import { expect, test } from '../../support/browser.ts';
import { focusFrame, getFrame, openThreeRoles, openTab } from '../../support/console.ts';

const COMPANY = 'ООО «Пробный Рейс»';
const PASSWORD = 'Primer2026xx';
const WALLET = 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS';
const CONTRACT = '26110077/9901/0000/2/1';

const ORDER = { name: 'платёжное поручение.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 демо') };

/** Made by the dashboard only. */
const HOME_CALL = 'GET wallets/fiat_wallet/';

/** Errors that limit the account or end the session come last: after each the participant signs in again. */
const LAST = [
  'pendingAgreements',
  'accountUnderReview',
  'accountBlocked',
  'sessionInvalid',
  'invalidToken',
  'sessionEnded',
];
const ROWS = [...errors].sort((a, b) => LAST.indexOf(a.modal) - LAST.indexOf(b.modal));

async function visit(at: FrameLocator, group: string | null, name: string): Promise<void> {
  const menu = at.getByRole('navigation', { name: 'Разделы' });
  const link = menu.getByRole('link', { name: new RegExp(`^${name}`) }).first(); // with a counter
  if (group !== null && !(await link.isVisible())) await menu.getByRole('button', { name: group }).click();
  await link.click();
  await expect(at.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Takes a step of a record and confirms it. */
async function decide(at: FrameLocator, verb: string, reason?: string): Promise<void> {
  await at.getByRole('button', { name: verb, exact: true }).click();
  const question = at.getByRole('dialog');
  if (reason !== undefined) await question.getByLabel('Причина').fill(reason);
  await question.getByRole('button', { name: verb, exact: true }).click();
  await expect(question).toBeHidden();
}

/** A table behind the record's card contains its status too. */
async function shows(at: FrameLocator, status: string): Promise<void> {
  await expect(at.getByText(status, { exact: true }).filter({ visible: true }).first()).toBeVisible();
}

test('the story of ten minutes', async ({ page }) => {
  test.setTimeout(300_000); // ten minutes for people; on a busy machine it takes a browser three
  const newcomer = getFrame(page, 'seat:ved');
  const operator = getFrame(page, 'seat:operator');
  const toNewcomer = () => focusFrame(page, 'seat:ved');
  const toOperator = () => focusFrame(page, 'seat:operator');

  await test.step('the stage', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Демо' }).click();
    await openThreeRoles(page);
    await page.getByRole('button', { name: 'Свернуть' }).click();
  });

  await test.step('registration', async () => {
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
    await toOperator();
    await visit(operator, 'Клиенты', 'Верификация KYC');
    await operator.getByRole('link', { name: COMPANY }).first().click();
    await decide(operator, 'Взять на проверку');
    await expect(newcomer.getByText('На проверке', { exact: true })).toBeVisible();
    await decide(operator, 'Верифицировать', 'Проверено по оригиналам');
    await expect(newcomer.getByText('Верифицирована')).toBeVisible();
    await toNewcomer();
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
    await shows(newcomer, 'Ожидает оплаты');
    await toOperator();
    await visit(operator, 'Платежи', 'Заявки на пополнение');
    await operator.getByRole('row', { name: COMPANY }).getByRole('link').first().click();
    await decide(operator, 'Принять');
    await toNewcomer();
    await newcomer.getByRole('button', { name: 'Загрузить платёжное поручение' }).click();
    const upload = newcomer.getByRole('dialog');
    await upload.locator('input[type=file]').setInputFiles(ORDER);
    await upload.getByRole('button', { name: 'Загрузить' }).click();
    await expect(newcomer.getByText('Файл загружен')).toBeVisible();
    await toOperator();
    await decide(operator, 'Поставить на учёт');
    await decide(operator, 'Исполнить');
    await toNewcomer();
    await visit(newcomer, null, 'Главная');
    await expect(newcomer.getByText(/7\s000\s000,00/).first()).toBeVisible();
  });

  await test.step('a wallet', async () => {
    await toNewcomer();
    await visit(newcomer, 'Кошельки', 'Цифровые кошельки');
    await newcomer.getByRole('button', { name: 'Добавить кошелёк' }).first().click();
    const form = newcomer.getByRole('dialog', { name: 'Заявка на кошелёк' });
    await form.getByLabel('Валюта').selectOption('USDT');
    await form.getByLabel('Сеть').selectOption('trx');
    await form.getByLabel('Адрес кошелька').fill(WALLET);
    await form.getByLabel('Название').fill('Расчёты с Шэньчжэнем');
    await form.getByLabel('УНК').fill(CONTRACT);
    await form.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(newcomer.getByText('Заявка на кошелёк отправлена')).toBeVisible();
    await toOperator();
    await visit(operator, 'Кошельки', 'Заявки на кошельки');
    await operator.getByRole('row', { name: COMPANY }).getByRole('link').first().click();
    await decide(operator, 'Одобрить');
    await shows(newcomer, 'Активен');
  });

  await test.step('buy', async () => {
    await toNewcomer();
    await visit(newcomer, 'Сделки', 'Заявки');
    await newcomer.getByRole('link', { name: 'Откликнуться на С-1016' }).click();
    await newcomer.getByLabel('УНК').fill(CONTRACT);
    await newcomer.getByRole('button', { name: 'Проверить заявку' }).click();
    const look = newcomer.getByRole('dialog', { name: 'Проверьте заявку: покупка' });
    await look.getByRole('button', { name: 'Создать заявку' }).click();
    await expect(newcomer.getByRole('heading', { level: 1, name: 'Сделка: покупка' })).toBeVisible();
    await toOperator();
    await visit(operator, 'Сделки', 'Очередь заявок');
    await operator.getByRole('row', { name: COMPANY }).getByRole('link').first().click();
    await decide(operator, 'Одобрить');
    await shows(newcomer, 'Одобрена');
  });

  await test.step('lot', async () => {
    await toOperator();
    await visit(operator, 'Сделки', 'Реестр сделок');
    await operator.getByRole('row', { name: COMPANY }).getByRole('link').first().click();
    await decide(operator, 'Сформировать лот');
    await shows(newcomer, 'В работе');
    await decide(operator, 'Завершить');
    await shows(newcomer, 'Исполнена');
  });

  await test.step('KYT block', async () => {
    await toOperator();
    await visit(operator, null, 'KYT');
    await operator.getByRole('link', { name: /Полярное Карго/ }).click();
    const rejected = operator.getByRole('region', { name: 'Отказано', exact: true });
    const wallet = rejected.getByRole('row').filter({ hasText: 'TRg4...HLb6' });
    await wallet.getByRole('button', { name: 'Заблокировать средства' }).click();
    await operator.getByRole('dialog').getByRole('button', { name: 'Заблокировать средства' }).click();
    await expect(wallet.getByText('Заблокирован', { exact: true })).toBeVisible();
  });

  await test.step('chat closed', async () => {
    for (const name of ['seat:ved', 'seat:operator'] as const) {
      const at = await focusFrame(page, name);
      await visit(at, null, 'Чат поддержки');
      await at
        .getByRole('link', { name: /Пробный Рейс/ })
        .first()
        .click();
      await expect(at.getByText('Соединение установлено')).toBeVisible();
    }
    await toNewcomer();
    await newcomer.getByLabel('Введите сообщение').fill('Спасибо, всё получилось');
    await newcomer.getByRole('button', { name: 'Отправить' }).click();
    await expect(operator.getByRole('log')).toContainText('Спасибо, всё получилось');
    await toOperator();
    await decide(operator, 'Закончить общение');
    await expect(newcomer.getByText('Чат закрыт', { exact: true })).toBeVisible();
    await expect(operator.getByRole('button', { name: 'Открыть снова' })).not.toHaveAttribute('aria-busy', 'true'); // after his answer his bell loads
  });

  await test.step('each of the 19 modals', async () => {
    await toNewcomer();
    await openTab(page, 'Все ошибки');
    for (const { modal, title_ru, text } of ROWS) {
      await visit(newcomer, null, 'Справочный центр');
      await page.getByLabel('Какие').selectOption(HOME_CALL); // a call of another screen or role would take the error
      await page.getByRole('button', { name: title_ru }).filter({ hasText: text }).click();
      await expect(page.getByText(`${title_ru} · ${HOME_CALL}`)).toBeVisible();
      await newcomer.getByRole('link', { name: 'Главная' }).click();
      const shown = newcomer.getByRole('dialog', { name: title_ru, exact: true });
      await expect(shown).toBeVisible();
      await expect(page.getByText('Ничего: сервер отвечает как обычно')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden();
      if (!LAST.includes(modal)) continue;
      await openTab(page, 'Роли');
      const signedIn = page.waitForEvent('framenavigated', (frame) => frame.name() === 'seat:ved');
      await page.getByRole('button', { name: 'ved.active' }).click();
      await signedIn;
      await expect(newcomer.getByRole('heading', { level: 1, name: 'Главная' })).toBeVisible();
      await expect(newcomer.getByText('Уведомления:')).toBeAttached();
      await openTab(page, 'Все ошибки');
    }
  });
});

/** Reads and accepts the agreement in the modal; then the next one is shown, or none. */
async function acceptOne(modal: Locator): Promise<void> {
  const name = (await modal.getByRole('checkbox').locator('xpath=ancestor::label').innerText()).split('\n')[0] ?? '';
  const tick = modal.getByRole('checkbox', { name });
  await tick.check();
  await modal.getByRole('button', { name: 'Принять' }).click();
  await expect(tick).toHaveCount(0);
}

// The importer's whole job at a desk and on a phone: registration, top-up, wallet and contract, purchase on an offer, payment
// to the supplier, statement. Balances are exact at each step; the operator decides through the API.
import { readFile } from 'node:fs/promises';
import { type Download, type Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expect, persona, test, visit } from '../../support/browser.ts';
import { readPdf, squeezed } from '../../support/documents.ts';
import { inspect } from '../../support/inspect.ts';

const COMPANY = 'ООО «Пробный Рейс»';
const PASSWORD = 'Primer2026xx';
const WALLET = 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS';
const CONTRACT = '26110077/9901/0000/2/1';
const PDF = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 demo') };

interface Order {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Writes as the operator, beside the session of the page. */
async function decide(page: Page, ...orders: readonly Order[]): Promise<void> {
  const { login, password, account_type } = persona('operator');
  const credentials = { login, password, account_type, 'smart-token': 'any' };
  const statuses = await page.evaluate(
    async ([account, writes]) => {
      const answers: string[] = [];
      let access = '';
      for (const { path, method, body } of [{ path: 'auth/jwt/create/', method: 'POST', body: account }, ...writes]) {
        const authorization: Readonly<Record<string, string>> =
          access === '' ? {} : { Authorization: `Bearer ${access}` };
        const answer = await fetch(`/api/v1/${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', ...authorization },
          body: JSON.stringify(body),
        });
        const text = await answer.text();
        if (access === '') access = String(Object(JSON.parse(text)).access);
        else answers.push(answer.ok ? 'ok' : `${path} ${answer.status} ${text}`);
      }
      return answers;
    },
    [credentials, orders] as const,
  );
  expect(statuses).toEqual(orders.map(() => 'ok'));
}

const operator = 'authorized_organization';
const step = (path: string, status: string, more: object = {}): Order => ({
  method: 'PATCH',
  path: `${operator}/${path}`,
  body: { status, ...more },
});

/** Id of the newest row of an own list, read with the page's token. */
const newestId = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (list) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` };
    const found: unknown = await (await fetch(`/api/v1/${list}`, { headers })).json();
    return Number(Object(found).results[0].id);
  }, path);

/** Closing balances of the ledger by currency, read again. */
async function balances(page: Page): Promise<Readonly<Record<string, string>>> {
  await page.goto('/account/ledger');
  const rows = page.getByRole('table', { name: 'Остатки и обороты' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const cells = await rows.evaluateAll((lines) =>
    lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.innerText.replaceAll(/\s/g, ' ').trim())),
  );
  return Object.fromEntries(cells.map((row) => [row[0] ?? '', row.at(-1) ?? '']));
}

async function fileOf(download: Promise<Download>): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const done = await download;
  return { name: done.suggestedFilename(), bytes: await readFile(await done.path()) };
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`from the registration to the statement at ${viewport.width}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

    await test.step('registration and agreements', async () => {
      await page.goto('/registr-company');
      const fields: Readonly<Record<string, string>> = {
        'Наименование организации': COMPANY,
        'Вид деятельности': 'Импорт станков',
        ИНН: '0077012344',
        КПП: '007701001',
        'ОГРН / ОГРНИП': '1250077000018',
        БИК: '040200701',
        'Юридический адрес': '100101, г. Примерск, ул. Образцовая, д. 2',
      };
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
      await press('Далее');
      await page.getByLabel('Должность').fill('Директор');
      await page.getByLabel('Контактный телефон').fill('4950000101');
      await page.getByLabel('Электронная почта').fill('test@probny.example');
      await page.getByLabel('Логин').fill('probny.reis');
      await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Пароль ещё раз').fill(PASSWORD);
      await page.getByLabel(/Согласен/).check();
      await press('Зарегистрироваться');
      await expect(page.getByText('Анкета отправлена')).toBeVisible();
      const company_id = await page.evaluate(async () => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` };
        const user: unknown = await (await fetch('/api/v1/auth/current_user/', { headers })).json();
        return Number(Object(user).company_id);
      });
      const verify = (status: string): Order => step('participants/update_status/', status, { company_id });
      await decide(page, verify('in_review'), verify('verified'));
      await page.goto('/account/dashboard');
      const modal = page.getByRole('dialog', { name: 'Примите соглашения' });
      await expect(modal).toBeVisible();
      while (await modal.isVisible()) {
        const tick = modal.getByRole('checkbox').first();
        await tick.check();
        await modal.getByRole('button', { name: 'Принять' }).click();
        await expect(modal.locator('input:checked')).toHaveCount(0);
      }
    });

    await test.step('top-up with its payment order', async () => {
      await press('Пополнить счёт');
      const form = page.getByRole('dialog', { name: 'Пополнить счёт' });
      await form.getByLabel('Сумма').fill('7000000');
      await form.locator('input[type=file]').setInputFiles(PDF);
      await expect(form.getByText('paper.pdf')).toBeVisible();
      await form.getByRole('button', { name: 'Создать заявку' }).click();
      await expect(page.getByText('Заявка создана, платёжное поручение загружено')).toBeVisible();
      expect(await balances(page)).toEqual({ RUB: '0,00 ₽' });
      const id = await newestId(page, 'deposits');
      const review = (status: string, more?: object) => step(`deposits/${id}/update/`, status, more);
      await decide(
        page,
        review('accepted'),
        review('on_accounting'),
        review('executed', { top_up_amount: '7000000.00' }),
      );
      expect(await balances(page)).toEqual({ RUB: '7 000 000,00 ₽' });
    });

    await test.step('contract and wallet', async () => {
      await visit(page, '/account/reestr');
      await press('Добавить контракт');
      const form = page.getByRole('dialog', { name: 'Новый контракт' });
      await form.getByLabel('УНК').fill(CONTRACT);
      await form.getByLabel('Контрагент', { exact: true }).fill('Harbor Tools Demo Co., Ltd');
      await form.getByLabel('Страна контрагента').selectOption('CN');
      await form.getByLabel('Сумма контракта').fill('2000000');
      await form.getByLabel('Валюта контракта').selectOption('CNY');
      await form.getByLabel('Дата контракта').fill('01.11.2026');
      await form.getByLabel('Срок действия').fill('31.12.2027');
      await form.getByLabel('Адрес кошелька').fill(WALLET);
      await expect(form.getByLabel('Валюта', { exact: true })).toHaveValue('USDT');
      await expect(form.getByLabel('Сеть')).toHaveValue('trx');
      await form.getByLabel('Название').fill('Расчёты с Шэньчжэнем');
      await form.getByRole('button', { name: 'Отправить заявку' }).click();
      await expect(form).toBeHidden();
      const wallet_id = await newestId(page, 'wallets/ved_participant');
      const contract = await newestId(page, 'contracts');
      await decide(
        page,
        {
          method: 'POST',
          path: `${operator}/wallets/process_request/`,
          body: { wallet_id, request_kind: 'create', status: 'approved' },
        },
        step(`contracts/${contract}/update_status/`, 'active'),
      );
    });

    await test.step('purchase on an offer', async () => {
      await page.goto('/account/request');
      await page.getByRole('link', { name: 'Откликнуться на С-1016' }).click();
      await expect(page.getByLabel('УНК')).toHaveValue(CONTRACT);
      await press('Проверить заявку');
      await page.getByRole('dialog').getByRole('button', { name: 'Создать заявку' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Сделка: покупка' })).toBeVisible();
      await expect(page.getByText('Отклик на заявку')).toBeVisible();
      const id = await newestId(page, 'trades_history/');
      const review = (status: string) => step(`trades/${id}/update_status/`, status);
      const lot: Order = {
        method: 'POST',
        path: `${operator}/trades/create/`,
        body: { buy_trade_id: id, sell_trade_id: 1016 },
      };
      await decide(page, review('accepted'), lot, review('completed'));
      // 7 000 000 − 75 000 × 92,35 − 0,5 %
      expect(await balances(page)).toEqual({ RUB: '39 118,75 ₽', USDT: '75 000,000000 USDT' });
    });

    await test.step('payment to the supplier', async () => {
      await page.goto('/account/history-request-for-payment-ved');
      await press('Оплатить поставщику');
      const form = page.getByRole('dialog').first();
      await expect(form.getByLabel('Контрагент', { exact: true })).toHaveValue('Harbor Tools Demo Co., Ltd');
      await form.getByLabel('Сумма', { exact: true }).fill('500000');
      await form.getByLabel('Счёт или IBAN').fill('6222020200112233445');
      await form.getByLabel('SWIFT').fill('DEMOCNSH');
      await form.getByLabel('Банк получателя').fill('Demo Bank');
      await form.locator('input[type=file]').setInputFiles(PDF);
      await expect(form.getByText('paper.pdf')).toBeVisible();
      await form.getByRole('button', { name: 'Проверить' }).click();
      await page.getByRole('button', { name: 'Отправить платёж' }).click();
      await expect(page.getByRole('complementary', { name: /^Платёж ВЭД-/ })).toBeVisible();
      const id = await newestId(page, 'ved_transactions');
      const review = (status: string) => step(`ved_transactions/${id}/update_status/`, status);
      await decide(page, review('accepted'), review('executed'));
      // 500 000 × 12,78 ÷ 92,35 = 69 193,286410
      expect(await balances(page)).toEqual({ RUB: '39 118,75 ₽', USDT: '5 806,713590 USDT' });
    });

    await test.step('statement', async () => {
      const operations = page.getByRole('table', { name: 'Операции' }).locator('tbody tr');
      await expect(operations).toHaveCount(5);
      await expect(operations.first()).toContainText('Платёж поставщику');
      await expect(operations.first()).toContainText(/−69\s193,286410/);
      const saved = async (name: string) => {
        const download = page.waitForEvent('download');
        await press(name);
        return fileOf(download);
      };
      const pdf = await saved('Выписка PDF');
      const { pages } = await readPdf(new Blob([new Uint8Array(pdf.bytes)]));
      expect(pages).toHaveLength(2);
      for (const text of [
        COMPANY,
        'ИНН 0077012344',
        'Входящий остаток',
        '7 000 000,00',
        '6 926 250,00',
        '34 631,25',
        '39 118,75',
      ])
        expect(pages[0]).toContain(squeezed(text));
      for (const text of ['75 000,000000', '69 193,286410', '5 806,713590', 'Harbor Tools Demo Co., Ltd'])
        expect(pages[1]).toContain(squeezed(text));
      const { bytes } = await saved('Выписка xlsx');
      const sheet = await readSheet(bytes);
      expect(sheet.find((row) => row[3] === 'Обороты')?.slice(4, 6)).toEqual([7_000_000, 6_960_881.25]);
      expect(sheet.find((row) => row[3] === 'Исходящий остаток')?.[6]).toBe(39_118.75);
      const exchange = new TextDecoder('windows-1251').decode((await saved('Выписка для 1С')).bytes);
      expect(exchange.startsWith('1CClientBankExchange\r\n')).toBe(true);
      expect(exchange.match(/^Сумма=.*$/gm)?.map((line) => line.trim())).toEqual([
        'Сумма=7000000.00',
        'Сумма=6926250.00',
        'Сумма=34631.25',
      ]);
      expect(exchange).toContain('КонечныйОстаток=39118.75\r\n');
      if (viewport.width === 1440) await inspect(page, '/account/ledger', 'ledger');
    });
  });
}

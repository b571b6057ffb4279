// The bill of a deposit: its QR code read by another decoder, its 1C file by a separate parser, texts after the
// payment.
import { screen, within } from '@testing-library/react';
import jsQR from 'jsqr';
import { afterEach, expect, it, vi } from 'vitest';
import { closeDemoApp, dialog, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

/** Pixels of one module: a decoder needs more than one. */
const SCALE = 4;

/** Image of an SVG of unit squares for the decoder. */
function readCode(picture: HTMLElement): string | undefined {
  const side = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const dark = new Set(
    [...(picture.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
      ([, x, y]) => `${x} ${y}`,
    ),
  );
  const width = side * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (dark.has(`${Math.floor(x / SCALE)} ${Math.floor(y / SCALE)}`))
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return jsQR(pixels, width, width)?.data;
}

/** Sections of an exchange file of 1C: fields of the head and of each document. */
function readExchange(text: string) {
  const head: Record<string, string> = {};
  const documents: Record<string, string>[] = [];
  let section = head;
  const [first, ...lines] = text.split('\r\n');
  for (const line of lines) {
    const at = line.indexOf('=');
    const [name, value] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
    if (name === 'СекцияДокумент') documents.push((section = { kind: value }));
    else if (name === 'КонецДокумента') section = head;
    else section[name] = value;
  }
  return { first, head, documents };
}

async function openBill() {
  const demoApp = await openDemoApp({ login: 'ved.active', path: '/account/replenishment-requests?id=601' });
  await demoApp.user.click(await screen.findByRole('button', { name: 'Счёт на оплату' }));
  return { ...demoApp, bill: await dialog('Счёт на оплату П-601') };
}

it('shows every requisite, all of them copied at once, and a QR code that another decoder reads', async () => {
  const { app, bill, user } = await openBill();
  const written = vi.spyOn(app.env.clipboard, 'writeText');
  for (const text of ['0077000010', '007701001', '40702810400000000101', '30101810400000000701', '040200701'])
    expect(bill.getByText(text)).toBeTruthy();
  const code = await bill.findByRole('img', { name: 'QR-код для оплаты' });
  const [header, ...fields] = readCode(code)?.split('|') ?? [];
  expect(header).toBe('ST00012');
  expect(Object.fromEntries(fields.map((field) => field.split('=')))).toEqual({
    Name: 'АО «Расчётный Демо-Оператор»',
    PersonalAcc: '40702810400000000101',
    BankName: 'АО «Демо-Банк Север»',
    BIC: '040200701',
    CorrespAcc: '30101810400000000701',
    Sum: '300000000',
    Purpose: 'Пополнение счёта по заявке П-601. Без НДС',
    PayeeINN: '0077000010',
    KPP: '007701001',
  });
  await user.click(bill.getByRole('button', { name: 'Скопировать реквизиты' }));
  expect(written).toHaveBeenCalledWith(
    [
      'Получатель: АО «Расчётный Демо-Оператор»',
      'ИНН: 0077000010',
      'КПП: 007701001',
      'Расчётный счёт: 40702810400000000101',
      'Банк: АО «Демо-Банк Север»',
      'БИК: 040200701',
      'Корр. счёт: 30101810400000000701',
      'Назначение платежа: Пополнение счёта по заявке П-601. Без НДС',
      'Сумма: 3\u00A0000\u00A0000,00\u00A0₽',
    ].join('\n'),
  );
});

it('creates a file that a client bank reads: one payment order in windows-1251', async () => {
  const { bill, user } = await openBill();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await user.click(bill.getByRole('button', { name: 'Файл для 1С' }));
  const [file] = saved.mock.calls[0] ?? [];
  if (!(file instanceof Blob)) throw new Error('nothing was saved');
  const bytes = await file.arrayBuffer();
  const { first, head, documents } = readExchange(new TextDecoder('windows-1251').decode(bytes));
  expect(first).toBe('1CClientBankExchange');
  expect(head).toMatchObject({
    ВерсияФормата: '1.03',
    Кодировка: 'Windows',
    ДатаСоздания: '20.11.2026',
    КонецФайла: '',
  });
  expect(documents).toEqual([
    expect.objectContaining({
      kind: 'Платежное поручение',
      Номер: '601',
      Дата: '20.11.2026',
      Сумма: '3000000.00',
      Плательщик1: 'ООО «Лазурит Импорт»',
      ПлательщикИНН: '0077101379',
      ПлательщикРасчСчет: '40702810400000000101',
      Получатель1: 'АО «Расчётный Демо-Оператор»',
      ПолучательИНН: '0077000010',
      ПолучательКПП: '007701001',
      ПолучательСчет: '40702810400000000101',
      ПолучательБИК: '040200701',
      ПолучательКорсчет: '30101810400000000701',
      НазначениеПлатежа: 'Пополнение счёта по заявке П-601. Без НДС',
    }),
  ]);
  expect(new Uint8Array(bytes).filter((byte) => byte === 0x3f)).toHaveLength(0); // no character was lost
});

it('reports that the payment is being checked once its order is attached', async () => {
  const { user } = await openDemoApp({
    login: 'ved.active',
    path: '/account/replenishment-requests?id=601',
    arrange: (world) => {
      const deposit = world.get('deposits', 601);
      if (deposit) world.put('deposits', { ...deposit, payment_order: '/media/deposits/601/order.pdf' });
    },
  });
  const card = within(await screen.findByRole('complementary', { name: 'Пополнение П-601' }));
  expect(card.getAllByText('Оплата проверяется').length).toBeGreaterThan(0);
  expect(card.queryByText('Ожидает оплаты')).toBeNull();
  await user.click(card.getByRole('button', { name: 'Закрыть' }));
  const row = (await screen.findByRole('link', { name: 'П-601' })).closest('tr');
  expect(row?.textContent).toContain('Оплата проверяется');
});

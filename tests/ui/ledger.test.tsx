// «Операции»: roubles and digital currency with running balances; the statement read back by other hands than wrote it; a
// backend without extensions; «Отчёт об исполнении».
import { act, screen, waitFor, within } from '@testing-library/react';
import { readSheet } from 'read-excel-file/node';
import { afterEach, expect, it, vi } from 'vitest';
import { answerBySpecification } from '../support/specBackend.ts';
import { deferred } from '../support/time.ts';
import { closeDemoApp, dialog, enabled, openDemoApp } from './demoApp.setup.tsx';

afterEach(closeDemoApp);

const NBSP = '\u00A0';

async function savedBy(press: () => Promise<void>): Promise<{ readonly name: string; readonly file: Blob }> {
  const made = vi.spyOn(URL, 'createObjectURL');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await press();
  await waitFor(() => expect(names).toHaveLength(1), { timeout: 20_000 });
  const [file] = made.mock.calls.at(-1) ?? [];
  if (!(file instanceof Blob)) throw new Error('nothing was saved');
  return { name: names[0] ?? '', file };
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent.replaceAll(NBSP, ' ')));

const open = () => openDemoApp({ login: 'ved.active', path: '/account/ledger' });

it('lists movements of all currencies, newest first, each with its balance and a link to its record', async () => {
  await open();
  const rows = cellsOf(await screen.findByRole('table', { name: 'Операции' }));
  expect(rows.map(([number, , kind, , amount, balance]) => [number, kind, amount, balance])).toEqual([
    ['П-604', 'Пополнение', '20 000 000,00 ₽', '46 250 000,00 ₽'],
    ['О-499', 'Обмен', expect.any(String), expect.any(String)],
    ['О-499', 'Обмен', expect.any(String), expect.any(String)],
    ['С-999', 'Комиссия', '−13 815,00 ₽', '26 250 000,00 ₽'],
    ['С-999', 'Продажа', '2 763 000,00 ₽', '26 263 815,00 ₽'],
    ['С-999', 'Продажа', '−30 000,000000 USDT', '202 200,000000 USDT'],
  ]);
  expect(screen.getAllByRole('link', { name: 'С-999' })[0]?.getAttribute('href')).toBe('/account/deal-sales/999');
  expect(screen.queryByText(/Показано не всё/)).toBeNull();
});

it('stays on the screen while it is refetched', async () => {
  const held = deferred<null>();
  let holds = false;
  const { app } = await openDemoApp({
    login: 'ved.active',
    path: '/account/ledger',
    before: () => (holds ? held.promise : Promise.resolve(null)),
  });
  const rows = cellsOf(await screen.findByRole('table', { name: 'Операции' }));
  holds = true;
  act(() => app.invalidations.publish(['deposit']));
  expect(cellsOf(screen.getByRole('table', { name: 'Операции' }))).toEqual(rows);
  held.resolve(null);
});

it('narrows by period: opening, turnover and closing balance add up', async () => {
  await openDemoApp({ login: 'ved.active', path: '/account/ledger?from=2026-10-01&to=2026-10-31&currency=RUB' });
  const [roubles] = cellsOf(await screen.findByRole('table', { name: 'Остатки и обороты' }));
  expect(roubles).toEqual(['RUB', '23 500 815,00 ₽', '2 763 000,00 ₽', '13 815,00 ₽', '26 250 000,00 ₽']);
  const movements = cellsOf(await screen.findByRole('table', { name: 'Операции' }));
  expect(movements.map((cells) => cells.at(-1))).toEqual(['26 250 000,00 ₽', '26 263 815,00 ₽']);
});

it.each([
  [
    'currency=USDT',
    [
      ['О-499', 'Обмен'],
      ['С-999', 'Продажа'],
    ],
  ],
  ['kind=fee', [['С-999', 'Комиссия']]],
  ['currency=RUB&kind=sell', [['С-999', 'Продажа']]],
  ['from=2026-11-01&currency=RUB', [['П-604', 'Пополнение']]],
])('lists only the movements of %s', async (filters, expected) => {
  await openDemoApp({ login: 'ved.active', path: `/account/ledger?${filters}` });
  const rows = cellsOf(await screen.findByRole('table', { name: 'Операции' }));
  expect(rows.map(([number, , kind]) => [number, kind])).toEqual(expected);
});

it.each([
  ['', 10],
  ['?p=2', 8],
])('shows every movement on one page: %s', async (search, count) => {
  await openDemoApp({
    login: 'ved.active',
    path: `/account/ledger${search}`,
    arrange(world) {
      const deposit = world.known('deposits', 604);
      for (let id = 9001; id <= 9012; id += 1) world.put('deposits', { ...deposit, id, number: `П-${id}` });
    },
  });
  expect(cellsOf(await screen.findByRole('table', { name: 'Операции' }))).toHaveLength(count);
});

it('adds up more deposits than the longest page of the server holds', async () => {
  await openDemoApp({
    login: 'ved.active',
    path: '/account/ledger?kind=deposit',
    arrange(world) {
      const deposit = world.known('deposits', 604);
      for (let id = 9001; id <= 9100; id += 1) world.put('deposits', { ...deposit, id, number: `П-${id}` });
    },
  });
  await screen.findByRole('table', { name: 'Операции' });
  expect(screen.getByText(/101\s+операци/)).toBeTruthy();
});

it('gives the statement as PDF, xlsx and a 1C file with the same sums', async () => {
  const { user } = await openDemoApp({ login: 'ved.active', path: '/account/ledger?from=2026-10-01&currency=RUB' });
  const name = 'Выписка, ООО «Лазурит Импорт», 01.10.2026–20.11.2026';
  const pdf = await savedBy(async () => user.click(await enabled('Выписка PDF')));
  expect(pdf.name).toBe(`${name}.pdf`);
  expect(new TextDecoder().decode((await pdf.file.arrayBuffer()).slice(0, 5))).toBe('%PDF-');

  const xlsx = await savedBy(async () => user.click(await enabled('Выписка xlsx')));
  expect(xlsx.name).toBe(`${name}.xlsx`);
  const sheet = await readSheet(Buffer.from(await xlsx.file.arrayBuffer()));
  expect(sheet.find((row) => row[3] === 'Обороты')?.slice(4, 6)).toEqual([22_763_000, 13_815]);
  expect(sheet.find((row) => row[3] === 'Исходящий остаток')?.[6]).toBe(46_250_000);

  const exchange = await savedBy(async () => user.click(await enabled('Выписка для 1С')));
  expect(exchange.name).toBe(`${name}.txt`);
  const lines = new TextDecoder('windows-1251').decode(await exchange.file.arrayBuffer()).split('\r\n');
  expect(lines[0]).toBe('1CClientBankExchange');
  const values = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}=`)).map((line) => line.slice(field.length + 1));
  expect(values('ВерсияФормата')).toEqual(['1.03']);
  expect(values('НачальныйОстаток')).toEqual(['23500815.00']);
  expect(values('ВсегоПоступило')).toEqual(['22763000.00']);
  expect(values('ВсегоСписано')).toEqual(['13815.00']);
  expect(values('КонечныйОстаток')).toEqual(['46250000.00']);
  expect(values('Сумма')).toEqual(['2763000.00', '13815.00', '20000000.00']);
  expect(values('ВидОплаты')).toEqual(['01', '17', '01']);
  expect(values('ДатаСписано')).toEqual(['05.10.2026']);
  expect(values('ДатаПоступило')).toEqual(['05.10.2026', '11.11.2026']);
  expect(values('ПлательщикИНН')).toEqual(['0077000010', '0077101379', '0077101379']);
  expect(values('ПолучательИНН')).toEqual(['0077101379', '0077000010', '0077101379']);
  expect(lines.filter((line) => line === 'КонецДокумента')).toHaveLength(3);
});

it('shows less with a backend that sends only the fields of the specification, and names the gaps', async () => {
  await openDemoApp({
    login: 'ved.active',
    path: '/account/ledger',
    before: ({ method, path }, pass) => (method === 'GET' ? answerBySpecification(path, pass) : Promise.resolve(null)),
  });
  const rows = cellsOf(await screen.findByRole('table', { name: 'Операции' }));
  expect(rows.map(([, , kind, , amount, balance]) => [kind, amount, balance])).toContainEqual([
    'Пополнение',
    '20 000 000,00 ₽',
    '—',
  ]);
  const alert = await screen.findByText(/^Показано не всё/);
  expect(alert.textContent).toMatch(/не сообщил текущий остаток: RUB/);
  expect(alert.textContent).toMatch(/не сообщил дату/);
  expect(screen.getByRole('button', { name: 'Выписка PDF' })).toBeTruthy();
});

it('keeps the other movements where one list fails', async () => {
  const { user } = await openDemoApp({
    login: 'ved.active',
    path: '/account/ledger',
    before: ({ path }) => Promise.resolve(path === 'exchanges/' ? new Response('', { status: 500 }) : null),
  });
  expect(await screen.findByText(/Не удалось прочитать: обмены/)).toBeTruthy();
  expect(cellsOf(screen.getByRole('table', { name: 'Операции' })).length).toBeGreaterThan(2);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/Не удалось прочитать: обмены/)).toBeTruthy();
});

it('reports the execution of a deposit on a separate sheet and as PDF', async () => {
  const { user } = await openDemoApp({ login: 'ved.active', path: '/account/operations-history?id=604' });
  await user.click(await enabled('Отчёт об исполнении'));
  const sheet = await dialog('Отчёт об исполнении П-604');
  expect(sheet.getAllByText(/^20\s000\s000,00\s₽$/)).toHaveLength(2); // requested and credited
  expect(sheet.getByText(/ИНН 0077101379/)).toBeTruthy();
  const { name } = await savedBy(async () => user.click(sheet.getByRole('button', { name: 'Скачать PDF' })));
  expect(name).toBe('Отчёт об исполнении П-604.pdf');
});

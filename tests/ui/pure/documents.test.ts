// Documents of the screens as data: statement, 1C exchange file, execution reports.
import { describe, expect, it, test } from 'vitest';
import type { DocumentCell } from '../../../src/api/documents/table.ts';
import type { Statement } from '../../../src/machines/ledger/statement.ts';
import {
  type StatementSource,
  createStatementDocument,
  describePeriod,
} from '../../../src/ui/features/ledger/statementDocument.ts';
import { createStatementExchange, findRoubleStatement } from '../../../src/ui/features/ledger/statementExchange.ts';
import {
  type ReportSubject,
  createReport,
  createReportDocument,
  getReportTitle,
} from '../../../src/ui/record/report/executionReport.ts';
import { depositOf, fiatWalletOf, paymentOf, tradeOf, withdrawalOf } from './records.ts';

const textOf = (cell: DocumentCell | undefined): string | null => {
  if (cell === undefined || cell === null) return null;
  if (cell.kind === 'number') return `${cell.value}/${cell.places}${cell.unit === '' ? '' : ` ${cell.unit}`}`;
  return cell.kind === 'text' ? cell.text : `${cell.at}${cell.timed ? ' timed' : ''}`;
};

const entry = {
  key: 'deposit 604',
  kind: 'deposit',
  record: { type: 'deposit', id: 604 },
  number: 'П-604',
  at: '2026-11-11T09:00:00+03:00',
  isDated: true,
  currency: 'RUB',
  amount: '20000.00',
  details: 'Пополнение счёта',
  balance: '46250.00',
} as const;
const withdrawn = {
  ...entry,
  kind: 'withdrawal',
  number: 'В-7',
  at: '2026-11-10T22:30:00Z', // 11.11.2026 in Moscow
  amount: '-300.00',
  details: null,
  balance: '45950.00',
  bank: { account: '40702810400000000101', name: 'АО «Банк клиента»', bik: '040200702' },
} as const;
const fee = { ...entry, kind: 'fee', number: null, amount: '-5.00', details: 'С-1', balance: null } as const;
const bought = { ...entry, kind: 'buy', amount: '-100.00', details: null, number: 'С-1' } as const;
const unpriced = { ...entry, amount: null } as const;
const undated = { ...entry, at: null } as const;

const roubles: Statement = {
  currency: 'RUB',
  opening: '26250.00',
  received: '20000.00',
  spent: '405.00',
  closing: null,
  lines: [entry, withdrawn, fee, bought, unpriced, undated],
};
const coins: Statement = { currency: 'USDT', opening: null, received: '0', spent: '0', closing: '1.5', lines: [] };
const source: StatementSource = {
  statements: [coins, roubles],
  period: { from: '2026-11-01', to: '2026-11-30' },
  owner: { company_name: 'ООО «Лазурит Импорт»', inn: '0077101379', kpp: '007701001' },
  account: fiatWalletOf(),
  operator: { inn: '7700000001', kpp: '770001001' },
  now: '2026-11-20T18:05:00+03:00',
};

test('a period is described by its ends', () => {
  expect([{}, { from: '2026-11-01' }, { to: '2026-11-30' }, source.period].map(describePeriod)).toEqual([
    'за всё время',
    'за период с 01.11.2026',
    'за период по 30.11.2026',
    'за период с 01.11.2026 по 30.11.2026',
  ]);
});

const subtitle = (fields: Partial<StatementSource>) =>
  createStatementDocument({ ...source, statements: [roubles], ...fields })[0]?.subtitle;

describe('the statement', () => {
  it('has a table per currency with both sides, balances and turnover', () => {
    const [digital, cash] = createStatementDocument(source);
    expect(cash).toMatchObject({
      title: 'Выписка RUB за период с 01.11.2026 по 30.11.2026',
      subtitle: [
        'Владелец: ООО «Лазурит Импорт», ИНН 0077101379, КПП 007701001',
        'Счёт 40702810500000000001 в АО «Демо-Банк Север», БИК 040200701, к/с 30101810400000000701',
        'Рублёвый счёт, суммы в рублях',
      ],
      created: '2026-11-20T18:05:00+03:00',
    });
    expect(cash?.columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
      'Дата: date',
      'Документ: text',
      'Операция: text',
      'Подробности: text',
      'Поступило: number',
      'Списано: number',
      'Остаток: number',
    ]);
    const at = '2026-11-11T09:00:00+03:00 timed';
    expect(cash?.rows.map((row) => row.map(textOf))).toEqual([
      ['', '', '', 'Входящий остаток', '', '', '26250.00/2'],
      [at, 'П-604', 'Пополнение', 'Пополнение счёта', '20000.00/2', '', '46250.00/2'],
      ['2026-11-10T22:30:00Z timed', 'В-7', 'Вывод', null, '', '300.00/2', '45950.00/2'],
      [at, null, 'Комиссия', 'С-1', '', '5.00/2', 'нет данных'],
      [at, 'С-1', 'Покупка', null, '', '100.00/2', '46250.00/2'],
      [at, 'П-604', 'Пополнение', 'Пополнение счёта', 'нет данных', '', '46250.00/2'],
      [null, 'П-604', 'Пополнение', 'Пополнение счёта', '20000.00/2', '', '46250.00/2'],
    ]);
    expect(cash?.totals?.map((row) => row.map(textOf))).toEqual([
      [null, null, null, 'Обороты', '20000.00/2', '405.00/2', null],
      [null, null, null, 'Исходящий остаток', null, null, 'нет данных'],
    ]);
    expect(digital?.subtitle).toEqual([
      'Владелец: ООО «Лазурит Импорт», ИНН 0077101379, КПП 007701001',
      'Цифровые кошельки, суммы в USDT',
    ]);
    expect(digital?.rows.map((row) => textOf(row[6]))).toEqual(['нет данных']);
    expect(textOf(digital?.totals?.[1]?.[6])).toBe('1.5/6');
  });

  it('names what is known of owner and account', () => {
    const owner = { company_name: null, inn: null, kpp: null };
    const only = ['Рублёвый счёт, суммы в рублях'];
    expect(subtitle({ owner, account: undefined })).toEqual(only);
    expect(subtitle({ owner, account: fiatWalletOf({ account_number: null }) })).toEqual(only);
    const bare = fiatWalletOf({ bank_name: null, bik: null, corr_account: null });
    expect(subtitle({ owner, account: bare })).toEqual(['Счёт 40702810500000000001', ...only]);
    expect(subtitle({ owner, account: { ...bare, bik: '040200701' } })).toEqual([
      'Счёт 40702810500000000001 в БИК 040200701',
      ...only,
    ]);
  });
});

const exchangeLines = (fields: Partial<StatementSource>, statement: Statement = roubles) =>
  new TextDecoder('windows-1251').decode(createStatementExchange({ ...source, ...fields }, statement)).split('\r\n');

const own = (side: string) => [
  `${side}Счет=40702810500000000001`,
  `${side}=ИНН 0077101379 ООО «Лазурит Импорт»`,
  `${side}ИНН=0077101379`,
  `${side}КПП=007701001`,
  `${side}1=ООО «Лазурит Импорт»`,
  `${side}РасчСчет=40702810500000000001`,
  `${side}Банк1=АО «Демо-Банк Север»`,
  `${side}БИК=040200701`,
  `${side}Корсчет=30101810400000000701`,
];

const other = (side: string, { name, inn, kpp, account = '', bank = '', bik = '' }: Record<string, string>) => [
  `${side}Счет=${account}`,
  `${side}=ИНН ${inn} ${name}`,
  `${side}ИНН=${inn}`,
  `${side}КПП=${kpp}`,
  `${side}1=${name}`,
  `${side}РасчСчет=${account}`,
  `${side}Банк1=${bank}`,
  `${side}БИК=${bik}`,
  `${side}Корсчет=`,
];

const payment = (number: string, sum: string) => [
  'СекцияДокумент=Платежное поручение',
  `Номер=${number}`,
  'Дата=11.11.2026',
  `Сумма=${sum}`,
];

const dates = (lines: readonly string[]) => lines.slice(7, 9);

describe('the exchange file for 1C', () => {
  const client = { name: 'ООО «Лазурит Импорт»', inn: '0077101379', kpp: '007701001' };
  const operator = { name: 'АО «Расчётный Демо-Оператор»', inn: '7700000001', kpp: '770001001' };

  it('has balances, turnover and a document per movement with payer and recipient', () => {
    expect(exchangeLines({})).toEqual([
      '1CClientBankExchange',
      'ВерсияФормата=1.03',
      'Кодировка=Windows',
      'Отправитель=Меридиан',
      'Получатель=',
      'ДатаСоздания=20.11.2026',
      'ВремяСоздания=18:05:00',
      'ДатаНачала=01.11.2026',
      'ДатаКонца=30.11.2026',
      'РасчСчет=40702810500000000001',
      'СекцияРасчСчет',
      'ДатаНачала=01.11.2026',
      'ДатаКонца=30.11.2026',
      'РасчСчет=40702810500000000001',
      'НачальныйОстаток=26250.00',
      'ВсегоПоступило=20000.00',
      'ВсегоСписано=405.00',
      'КонечныйОстаток=',
      'КонецРасчСчет',
      ...payment('604', '20000.00'),
      ...other('Плательщик', client),
      'ДатаПоступило=11.11.2026',
      ...own('Получатель'),
      'ВидОплаты=01',
      'НазначениеПлатежа=Пополнение. П-604. Пополнение счёта',
      'КонецДокумента',
      ...payment('7', '300.00'),
      ...own('Плательщик'),
      'ДатаСписано=11.11.2026',
      ...other('Получатель', {
        ...client,
        account: '40702810400000000101',
        bank: 'АО «Банк клиента»',
        bik: '040200702',
      }),
      'ВидОплаты=01',
      'НазначениеПлатежа=Вывод. В-7',
      'КонецДокумента',
      'СекцияДокумент=Банковский ордер',
      'Номер=',
      'Дата=11.11.2026',
      'Сумма=5.00',
      ...own('Плательщик'),
      'ДатаСписано=11.11.2026',
      ...other('Получатель', operator),
      'ВидОплаты=17',
      'НазначениеПлатежа=Комиссия. С-1',
      'КонецДокумента',
      ...payment('1', '100.00'),
      ...own('Плательщик'),
      'ДатаСписано=11.11.2026',
      ...other('Получатель', operator),
      'ВидОплаты=01',
      'НазначениеПлатежа=Покупка. С-1',
      'КонецДокумента',
      'КонецФайла',
      '',
    ]);
  });

  it('begins with the first movement where the period is open, and today without movements', () => {
    expect(dates(exchangeLines({ period: {} }))).toEqual(['ДатаНачала=11.11.2026', 'ДатаКонца=20.11.2026']);
    expect(dates(exchangeLines({ period: {} }, { ...roubles, lines: [undated] }))).toEqual([
      'ДатаНачала=20.11.2026',
      'ДатаКонца=20.11.2026',
    ]);
    expect(findRoubleStatement(source)).toBe(roubles);
    expect(findRoubleStatement({ ...source, statements: [coins] })).toBeUndefined();
  });

  it('leaves out what is not known', () => {
    const lines = exchangeLines(
      {
        account: undefined,
        owner: { company_name: null, inn: null, kpp: null },
        operator: { inn: null, kpp: null },
      },
      { ...roubles, opening: null, lines: [{ ...withdrawn, bank: { account: null, name: null, bik: null } }, fee] },
    );
    const filled = lines.filter((line) => /^(?:Плательщик|Получатель|РасчСчет|НачальныйОстаток)/.test(line));
    expect(filled.filter((line) => !/=(?:ИНН)?$/.test(line))).toEqual([]);
  });
});

const facts = (subject: ReportSubject) =>
  createReport(subject).facts.map(([label, cell]) => `${label}: ${textOf(cell)}`);

describe('the execution report', () => {
  const at = '2026-11-20T11:00:00+03:00';
  const timed = `${at} timed`;
  const events = [
    { status: 'executed', at, by: 'operator' },
    { status: 'unheard', at, by: 'operator' },
  ];
  const hash = 'e22309628366b21aa715271a91b4adb0a6fbda0083fca480a3e6124b00da396e';

  it('of a deposit', () => {
    const record = depositOf({ created_at: at, top_up_amount: '2999999.50', events });
    expect(facts({ kind: 'deposit', record })).toEqual([
      'Заявка: П-601',
      'Организация: ООО «Лазурит Импорт»',
      'Сумма заявки: 3000000.00/2 ₽',
      'Зачислено: 2999999.50/2 ₽',
      `Создана: ${timed}`,
      `Статус «Исполнено»: ${timed}`,
      `Статус «unheard»: ${timed}`,
    ]);
    expect(createReport({ kind: 'deposit', record }).subject).toBe('Пополнение рублёвого счёта');
    const bare = depositOf({ currency: null, amount: '5', company_name: null, created_at: null, events: [] });
    expect(facts({ kind: 'deposit', record: bare })).toEqual(['Заявка: П-601', 'Сумма заявки: 5/2 ₽']);
  });

  it('of a withdrawal', () => {
    const record = withdrawalOf({ created_at: at, events: events.slice(0, 1) });
    const report = createReport({ kind: 'withdrawal', record });
    expect([report.number, report.subject]).toEqual(['В-701', 'Вывод с рублёвого счёта']);
    expect(facts({ kind: 'withdrawal', record })).toEqual([
      'Заявка: В-701',
      'Организация: ООО «Лазурит Импорт»',
      'Списано: 750000.00/2 ₽',
      'Получатель: ООО «Лазурит Импорт»',
      'Счёт получателя: 40702810400000000101',
      'БИК: 040200701',
      'Банк: АО «Демо-Банк Север»',
      'Назначение платежа: Возврат денежных средств по договору оферты. Без НДС',
      `Создана: ${timed}`,
      `Статус «Исполнен»: ${timed}`,
    ]);
  });

  it('of a trade adds the fee to a purchase and deducts it from a sale', () => {
    const counterparty = { id: 201, company_name: 'ООО «Ликвид-Мост»' };
    const more = { counterparty, lot_id: 'Л-55', hash, sender_address: 'Tsender', recipient_address: 'Trecipient' };
    const record = tradeOf({ ...more, transaction_risk: 4.2, events: [{ status: 'completed', at, by: 'operator' }] });
    expect(facts({ kind: 'trade', record })).toEqual([
      'Лот: Л-55',
      'Заявка: С-1001',
      'Организация: ООО «Лазурит Импорт»',
      'Контрагент: ООО «Ликвид-Мост»',
      'Отдано: 4617500.00/2 ₽',
      'Получено: 50000.000000/6 USDT',
      'Курс: 92,3500',
      'Комиссия: 23087.50/2 ₽',
      'С комиссией: 4640587.5/2 ₽',
      'Кошелёк: W-000001',
      'УНК: 26090017/9901/0000/2/1',
      `Хеш транзакции: ${hash}`,
      'Адрес отправителя: Tsender',
      'Адрес получателя: Trecipient',
      'Риск операции: 4.2/0 %',
      `Статус «Исполнена»: ${timed}`,
    ]);
    const report = createReport({ kind: 'trade', record });
    expect([report.number, report.subject]).toEqual(['Л-55', 'Покупка цифровой валюты']);
    const sold = { request_type: 'sell', currency_to_pay: 'USDT', amount_to_pay: '10', currency_to_receive: 'RUB' };
    const sale = tradeOf({ ...sold, amount_to_receive: '900.00', fee: '4.50', wallet_id: null, events: [] });
    expect(facts({ kind: 'trade', record: sale }).slice(2, 7)).toEqual([
      'Отдано: 10/6 USDT',
      'Получено: 900.00/2 ₽',
      'Курс: 92,3500',
      'Комиссия: 4.50/2 ₽',
      'За вычетом комиссии: 895.5/2 ₽',
    ]);
    expect(facts({ kind: 'trade', record: sale }).filter((fact) => fact.startsWith('Кошелёк'))).toEqual([]);
    expect(createReport({ kind: 'trade', record: sale })).toMatchObject({
      number: 'С-1001',
      subject: 'Продажа цифровой валюты',
    });
    const labels = createReport({ kind: 'trade', record: tradeOf({ fee: null }) }).facts.map(([label]) => label);
    expect(labels.filter((label) => /комисси/i.test(label))).toEqual([]);
  });

  it('of a payment', () => {
    const payee = {
      payee_account: 'DE89',
      payee_swift: 'DEUTDEFF',
      payee_bank: 'Demo Bank',
      payee_address: 'Taddress',
    };
    const cost = { rate: '7.226134', rate_source: 'Площадка', debit_amount: '33.5', debit_currency: 'USDT', fee: '0' };
    const record = paymentOf({ ...payee, ...cost, operation_code: '11100', network: 'trx', hash, events: [] });
    expect(facts({ kind: 'payment', record })).toEqual([
      'Платёж: ВЭД-801',
      'Организация: ООО «Лазурит Импорт»',
      'Контрагент: Harbor Tools Demo Co., Ltd',
      'Страна контрагента: Китай',
      'Счёт или IBAN: DE89',
      'SWIFT: DEUTDEFF',
      'Банк получателя: Demo Bank',
      'Адрес кошелька получателя: Taddress',
      'УНК: 26090017/9901/0000/2/1',
      'Вид операции: 11100 — предоплата за ввозимый товар',
      'Назначение платежа: Оплата по контракту УНК 26090017/9901/0000/2/1',
      'Сумма платежа: 240000.00/2 CNY',
      'Курс: 1\u{A0}USDT = 7,226134\u{A0}CNY',
      'Источник курса: Площадка',
      'Списано: 33.5/6 USDT',
      'Комиссия: не взимается',
      'Сеть: TRX',
      `Хеш транзакции: ${hash}`,
    ]);
    const charged = facts({ kind: 'payment', record: paymentOf({ ...cost, fee: '1.5', counterparty_country: null }) });
    expect(charged).toContain('Комиссия: 1.5/6 USDT');
    const bare = paymentOf({ counterparty_country: null, events: [] });
    expect(facts({ kind: 'payment', record: bare }).map((fact) => fact.split(':')[0])).toEqual([
      'Платёж',
      'Организация',
      'Контрагент',
      'УНК',
      'Назначение платежа',
      'Сумма платежа',
    ]);
    expect(createReport({ kind: 'payment', record })).toMatchObject({
      number: 'ВЭД-801',
      subject: 'Платёж поставщику',
    });
  });

  it('is a table of labels and values', () => {
    const report = createReport({ kind: 'deposit', record: depositOf({ events: [], company_name: null }) });
    const document = createReportDocument(report, { owner: 'ООО «Лазурит Импорт»', now: at });
    expect(document).toMatchObject({
      title: 'Отчёт об исполнении П-601',
      subtitle: ['Пополнение рублёвого счёта', 'ООО «Лазурит Импорт»'],
      created: at,
      columns: [
        { title: 'Показатель', kind: 'text' },
        { title: 'Значение', kind: 'text', wraps: true },
      ],
    });
    expect(document.rows[0]?.map(textOf)).toEqual(['Заявка', 'П-601']);
    expect(createReportDocument(report, { owner: '', now: at }).subtitle).toEqual(['Пополнение рублёвого счёта']);
    expect(getReportTitle({ ...report, number: '' })).toBe('Отчёт об исполнении');
  });
});

// Reader of 1C bank exchange files: encodings, several accounts, outgoing payments, and broken or hostile files by line.
import { describe, expect, it } from 'vitest';
import { readBankStatement } from '../../src/machines/reconciliation/bankStatement.ts';
import { type Paper, statementText, toBytes } from '../support/bankStatements.ts';

const OWN = '40702810000000000001';
const SECOND = '40702810000000000002';
const incoming: Paper = {
  number: '17',
  to: OWN,
  from: '4070',
  inn: '7701234567',
  sum: '12500.5',
  purpose: 'Заявка П-608',
};
const read = (text: string) => readBankStatement(new TextEncoder().encode(text));

describe('a statement', () => {
  const papers = [
    incoming,
    { ...incoming, number: '18', to: SECOND },
    { ...incoming, number: '19', to: 'чужой', from: OWN },
    { ...incoming, number: '20', to: SECOND, from: OWN },
  ];
  const text = statementText([OWN, SECOND], papers);
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['windows-1251', toBytes('windows-1251', text)],
    ['the encoding of DOS', toBytes('ibm866', text.replace('Кодировка=Windows', 'Кодировка=DOS'))],
  ])('in %s gives the incoming payments of its accounts', (_, bytes) => {
    const statement = readBankStatement(bytes);
    expect(statement.errors).toEqual([]);
    expect(statement.accounts).toEqual([OWN, SECOND]);
    expect(statement.ignored).toBe(2);
    expect(statement.payments.map(({ number, amount, day, payerInn }) => [number, amount, day, payerInn])).toEqual([
      ['17', 1250050n, '2026-11-20', '7701234567'],
      ['18', 1250050n, '2026-11-20', '7701234567'],
    ]);
  });
});

it('documents of payers without an ИНН are not the same when their accounts differ', () => {
  const person = { ...incoming, inn: '' };
  const { payments, errors } = read(statementText([OWN], [person, { ...person, from: '4081' }]));
  expect([payments.length, new Set(payments.map(({ key }) => key)).size, errors]).toEqual([2, 2, []]);
});

const WRITTEN_OTHERWISE = [
  [
    'the payer after its ИНН',
    'Плательщик1=ООО «Плательщик»',
    'Плательщик=ИНН 7701234567 ООО «Юг»',
    { payerName: 'ООО «Юг»' },
  ],
  [
    'the purpose in parts',
    'НазначениеПлатежа=Заявка П-608',
    'НазначениеПлатежа1=Оплата по\r\nНазначениеПлатежа2=заявке П-608',
    { purpose: 'Оплата по заявке П-608' },
  ],
  ['the day of the receipt', 'Дата=20.11.2026', 'Дата=20.11.2026\r\nДатаПоступило=21.11.2026', { day: '2026-11-21' }],
  ['the day in another form', 'Дата=20.11.2026', 'Дата=2026-11-20', { day: '' }],
  ['no day', 'Дата=20.11.2026\r\n', '', { day: '' }],
  ['a sum with a comma', 'Сумма=12500.5', 'Сумма=12 500,05', { amount: 1250005n }],
  ['a sum in roubles', 'Сумма=12500.5', 'Сумма=12500', { amount: 1250000n }],
  ['the accounts by their other names', 'ПолучательСчет', 'ПолучательРасчСчет', { account: OWN }],
] as const;

it.each(WRITTEN_OTHERWISE)('a document with %s is read', (_, line, other, expected) => {
  const { payments, errors } = read(statementText([OWN], [incoming]).replace(line, other));
  expect([errors, payments]).toMatchObject([[], [expected]]);
});

it('a document of an account that the file does not name is incoming by its day of receipt', () => {
  const text = statementText([SECOND], [incoming]);
  expect(read(text)).toMatchObject({ payments: [], ignored: 1 });
  const received = read(text.replace('Дата=', 'ДатаПоступило=21.11.2026\r\nДата='));
  expect(received).toMatchObject({ payments: [{ number: '17', day: '2026-11-21', account: OWN }], ignored: 0 });
});

it('a purpose as long as a line may be is read whole', () => {
  const purpose = 'Оплата по заявке П-608. '.padEnd(4_000 - 'НазначениеПлатежа='.length, '1');
  const { payments, errors } = read(statementText([OWN], [{ ...incoming, purpose }]));
  expect([errors, payments.map((payment) => payment.purpose)]).toEqual([[], [purpose]]);
});

describe('a broken file', () => {
  const good = statementText([OWN], [incoming]);
  it.each([
    ['another format', 'id;сумма\n1;2', 1, /не файл обмена/],
    ['another version', good.replace('ВерсияФормата=1.03', 'ВерсияФормата=2.01'), 2, /2\.01 не поддерживается/],
    ['a sum that is no number', good.replace('Сумма=12500.5', 'Сумма=12e9'), 5, /Сумма документа не прочитана: «12e9»/],
    ['no sum', good.replace('Сумма=12500.5\r\n', ''), 5, /Сумма документа не прочитана: «»/],
    ['a sum of nothing', good.replace('Сумма=12500.5', 'Сумма=0.00'), 5, /Сумма документа не прочитана: «0.00»/],
    ['an end without a document', good.replace('СекцияДокумент', 'КонецДокумента'), 5, /без его начала/],
    ['a document within a document', good.replace('Номер=17', 'СекцияДокумент=Ордер'), 5, /не закончен/],
    [
      'an account without its end',
      good.replace('РасчСчет=', 'СекцияРасчСчет\r\nРасчСчет='),
      17,
      /Раздел счёта не закончен/,
    ],
    ['a document without its end', good.replace('КонецДокумента\r\n', ''), 5, /не закончен/],
    ['a file without its end', good.replace('КонецФайла\r\n', ''), 15, /обрывается/],
    ['a line without a name', good.replace('Номер=17', 'Номер 17'), 6, /не читается: «Номер 17»/],
    ['a line of 4 001 characters', good.replace('Номер=17', `Номер=${'7'.repeat(3_995)}`), 6, /длиннее 4 000 знаков/],
    ['the same document twice', statementText([OWN], [incoming, incoming]), 15, /повторяет строку 5/],
  ])('with %s is reported by line', (_, text, line, message) => {
    const [error] = read(text).errors;
    expect(error?.line).toBe(line);
    expect(error?.text).toMatch(message);
  });

  it('keeps the documents that are whole', () => {
    const text = statementText(
      [OWN],
      [
        { ...incoming, sum: '-5' },
        { ...incoming, number: '18' },
      ],
    );
    expect(read(text).payments.map(({ number }) => number)).toEqual(['18']);
  });

  it('of millions of lines or errors stays bounded', () => {
    expect(readBankStatement(new Uint8Array(20 * 1024 * 1024 + 1)).errors).toHaveLength(1);
    expect(read(`1CClientBankExchange\n${'x\n'.repeat(50_000)}`).errors).toHaveLength(100);
    expect(read(`1CClientBankExchange\n${'СекцияДокумент=а\nКонецДокумента\n'.repeat(20_001)}`).payments).toEqual([]);
  });
});

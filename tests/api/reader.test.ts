// Forms of ids, amounts, times, references and lists in responses; unreadable values become null and are reported.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { collectFieldIssues } from '../../src/api/errors/fieldIssues.ts';
import {
  amountSchema,
  booleanSchema,
  codeSchema,
  countSchema,
  dateSchema,
  fileUrlSchema,
  percentSchema,
  recordIdSchema,
  referenceSchema,
  roleSchema,
  stringSchema,
  timestampSchema,
} from '../../src/api/schemas/coercions.ts';
import { currencySchema, kindSchema, networkSchema, statusSchema } from '../../src/api/schemas/words.ts';
import { nestedListSchema, listSchema, pageSchema, recordSchema } from '../../src/api/schemas/reader.ts';

const UUID = '3f2b8c1e-0d4a-4b6e-9a57-1c2d3e4f5a6b';

test.each<[string, v.GenericSchema, readonly (readonly [given: unknown, read: unknown])[], readonly unknown[]]>([
  [
    'an id',
    recordIdSchema,
    [
      [12, 12],
      ['12', 12],
      [' 12 ', 12],
      ['012', '012'],
      ['9007199254740993', '9007199254740993'],
      [UUID, UUID],
      ['ВЭД/17', 'ВЭД/17'],
      ['http://backend:8000/api/v1/deposits/12/', 12],
      [`/api/v1/deposits/${UUID}`, UUID],
    ],
    ['', '  ', 1.5, 2 ** 53, null, undefined, true, {}, [12], 'x'.repeat(201)],
  ],
  [
    'a reference',
    referenceSchema,
    [
      [12, 12],
      [{ id: 12, name: 'Кошелёк' }, 12],
      [{ pk: '12' }, 12],
      [{ uuid: UUID }, UUID],
      ['https://backend/api/v1/wallets/12/', 12],
      [{ url: '/api/v1/wallets/12/', name: 'Кошелёк' }, 12],
    ],
    [{}, { id: null }, [12], false],
  ],
  [
    'a number of a record',
    codeSchema,
    [
      ['W-1', 'W-1'],
      [17, '17'],
      [{ id: 3, wallet_id: 'W-3' }, 'W-3'],
      [{ id: 3 }, '3'],
    ],
    [{}, null, true],
  ],
  [
    'a text',
    stringSchema,
    [
      ['', ''],
      ['да', 'да'],
      ['счёт \u202E102\u2069', 'счёт _102_'],
      [7, '7'],
    ],
    [true, {}, [], null, Number.NaN],
  ],
  [
    'an amount',
    amountSchema,
    [
      ['12.50', '12.50'],
      [12.5, '12.5'],
      [-3, '-3'],
      ['0E-2', '0.00'],
      ['0e2', '0'],
      ['1.5E+3', '1500'],
      ['-1.25e-3', '-0.00125'],
      [1e21, '1000000000000000000000'],
      [1e-7, '0.0000001'],
      ['1234567890123456789.123456', '1234567890123456789.123456'],
      ['+5', '5'],
      ['.5', '0.5'],
      ['5.', '5'],
      [' 5 ', '5'],
      [{ amount: '12.50', currency: 'RUB' }, '12.50'],
      [{ currency: 'RUB', value: 7 }, '7'],
    ],
    [
      '',
      '.',
      'e5',
      '1,5',
      '182 500,00',
      '--5',
      '5.1.1',
      '1e61',
      '1e9999',
      '0x1F',
      '1'.repeat(1_000_000),
      'NaN',
      Number.NaN,
      Infinity,
      null,
      {},
    ],
  ],
  [
    'a share',
    percentSchema,
    [
      [4.2, 4.2],
      ['4.20', '4.20'],
      ['4E-1', '0.4'],
    ],
    ['4,2', '4.2%', true, Number.NaN],
  ],
  [
    'a count',
    countSchema,
    [
      [2, 2],
      ['17', 17],
      [2.7, 2],
      [-1, 0],
    ],
    ['', '1.5', 'много', null, true],
  ],
  [
    'a yes or no',
    booleanSchema,
    [
      [true, true],
      ['True', true],
      ['t', true],
      ['on', true],
      ['f', false],
      ['1', true],
      [1, true],
      ['false', false],
      ['False', false],
      [0, false],
      ['0', false],
    ],
    ['', 2, null, {}, 'возможно'],
  ],
  [
    'a moment',
    timestampSchema,
    [
      ['2026-11-20T18:00:00+03:00', '2026-11-20T18:00:00+03:00'],
      ['2026-11-20T15:00:00Z', '2026-11-20T15:00:00Z'],
      ['2026-11-20T15:00:00.123456Z', '2026-11-20T15:00:00.123456Z'],
      ['2026-11-20 18:00:00.5+0300', '2026-11-20T18:00:00.5+03:00'],
      ['2026-11-20 18:00', '2026-11-20T18:00:00+03:00'],
      ['2026-11-20T18:00:00', '2026-11-20T18:00:00+03:00'],
      ['2026-11-20T18:00:00-05', '2026-11-20T18:00:00-05:00'],
      ['2026-11-20', '2026-11-20T00:00:00+03:00'],
      ['20261120T150000Z', '2026-11-20T15:00:00Z'],
      ['20.11.2026 18:00', '2026-11-20T18:00:00+03:00'],
      ['20.11.2026', '2026-11-20T00:00:00+03:00'],
      ['2026-11-20T18:00:00+03:00[Europe/Moscow]', '2026-11-20T18:00:00+03:00'],
      [1_700_000_000, '2023-11-14T22:13:20.000Z'],
      [2_024_000_000, '2034-02-19T22:13:20.000Z'],
      [1_700_000_000_123, '2023-11-14T22:13:20.123Z'],
      ['1700000000.5', '2023-11-14T22:13:20.500Z'],
    ],
    [
      '',
      '18:00',
      'вчера',
      '2026-02-30T10:00:00Z',
      '2026-13-01',
      '2026-11-20T25:00:00Z',
      '2026-11-20T18:00[Asia/Tokyo]',
      '31.02.2026 10:00',
      17_000_000,
      170_000_000_000,
      null,
    ],
  ],
  [
    'a day',
    dateSchema,
    [
      ['2026-11-20', '2026-11-20'],
      ['20.11.2026', '2026-11-20'],
      ['2026-11-20T22:30:00Z', '2026-11-21'],
      ['20.11.2026 23:30', '2026-11-20'],
      ['2026-11-20T00:00:00', '2026-11-20'],
    ],
    ['', '2026-02-30', '30.02.2026', 20261120, null],
  ],
  [
    'a role',
    roleSchema,
    [
      ['ved_participant', 'ved_participant'],
      ['VED_PARTICIPANT', 'ved_participant'],
      ['Participant', 'ved_participant'],
      ['LiquidityProvider', 'liquidity_provider'],
      ['liquidity-provider', 'liquidity_provider'],
      ['AuthorizedOrganization', 'authorized_organization'],
      [{ code: 'operator' }, 'authorized_organization'],
      [{ value: 'ved_participant', label: 'Участник' }, 'ved_participant'],
      [{ id: 2, label: 'Поставщик ликвидности' }, 'liquidity_provider'],
      ['Участник ВЭД', 'ved_participant'],
    ],
    ['', 'manager', 1, null],
  ],
  [
    'a status',
    statusSchema,
    [
      ['in_review', 'in_review'],
      ['IN_REVIEW', 'in_review'],
      ['In review', 'in_review'],
      ['inReview', 'in_review'],
      [{ value: 'ACCEPTED', label: 'Принята' }, 'accepted'],
      [{ id: 4, code: 'executed', name: 'Исполнено' }, 'executed'],
      ['ON_HOLD', 'ON_HOLD'],
      ['Приостановлена', 'Приостановлена'],
      [{ value: 'on_hold', label: 'Приостановлена' }, 'Приостановлена'],
      [{ value: 'on_hold' }, 'on_hold'],
      [3, '3'],
    ],
    [null, {}, [], true, { value: {} }],
  ],
  [
    'a currency of a record',
    currencySchema,
    [
      ['usdt', 'USDT'],
      [{ code: 'RUB', name: 'Рубль' }, 'RUB'],
      ['XRP', 'XRP'],
    ],
    [null, {}],
  ],
  [
    'a network',
    networkSchema,
    [
      ['TRX', 'trx'],
      [{ value: 'eth', label: 'Ethereum' }, 'eth'],
      ['TON', 'TON'],
    ],
    [null],
  ],
  [
    'a kind',
    kindSchema,
    [
      ['BUY', 'buy'],
      [{ value: 'import', label: 'Импорт' }, 'import'],
      ['swap', 'swap'],
    ],
    [null],
  ],
])('%s is read from every form', (_name, schema, readable, refused) => {
  expect(readable.map(([given]) => v.parse(schema, given))).toEqual(readable.map(([, read]) => read));
  expect(refused.filter((given) => v.is(schema, given))).toEqual([]);
});

const wallet = recordSchema({
  required: { id: recordIdSchema },
  spec: { currency: stringSchema },
  extension: {
    balance: amountSchema,
    owner: recordSchema({ required: { id: recordIdSchema }, spec: { name: stringSchema } }),
    files: nestedListSchema(recordSchema({ required: { id: recordIdSchema } })),
  },
});
const issuesOf = (schema: v.GenericSchema, body: unknown) =>
  collectFieldIssues('GET wallets/', v.safeParse(schema, body).issues ?? []).map(
    ({ row, field, expected, received }) => `${row} ${field}: ${expected}, ${received}`,
  );
const read = <T>(schema: v.GenericSchema<unknown, T>, body: unknown) => {
  const { typed, output } = v.safeParse(schema, body);
  return typed ? output : 'unreadable';
};
const EMPTY = { currency: null, balance: null, owner: null, files: [] };

test('a record needs its id alone; what is missing or unreadable is null', () => {
  expect(read(wallet, { id: 1 })).toEqual({ id: 1, ...EMPTY });
  expect(read(wallet, { id: 1, currency: {}, balance: '1,5', owner: { name: 'ООО' }, files: [{}, { id: 2 }] })).toEqual(
    {
      ...EMPTY,
      id: 1,
      files: [{ id: 2 }],
    },
  );
  expect(read(wallet, { currency: 'USDT' })).toBe('unreadable');
  expect(read(wallet, [])).toBe('unreadable');
});

test.each([
  ['pk', { pk: 5 }, 5],
  ['a UUID', { id: null, uuid: UUID }, UUID],
  ['its URL', { url: 'http://backend:8000/api/v1/wallets/5/' }, 5],
  ['its own id beside a URL', { id: 6, url: '/api/v1/wallets/5/' }, 6],
])('a record is identified by %s', (_name, row, id) => {
  expect(read(wallet, { ...row, currency: 'USDT' })).toMatchObject({ id, currency: 'USDT' });
});

test.each([
  ['a text', '/media/a.pdf', '/media/a.pdf'],
  ['an object', { id: 3, name: 'a.pdf', url: '/media/a.pdf' }, '/media/a.pdf'],
  ['an empty text', '', ''],
])('the URL of a file is read from %s', (_name, given, url) => {
  expect(v.parse(fileUrlSchema, given)).toBe(url);
});

test.each([[null], [7], [{}], [[]]])('%j is no URL of a file', (given) => {
  expect(v.is(fileUrlSchema, given)).toBe(false);
});

test('issues name record, field, expected and received type, and never a value', () => {
  expect(
    issuesOf(pageSchema(wallet), { count: 1, results: [{ id: 7, balance: 'secret', owner: { id: 1, name: true } }] }),
  ).toEqual(['7 currency: text, missing', '7 balance: decimal, string', '7 owner.name: text, boolean']);
  const spoiled = [
    { balance: '1', currency: 'BTC' },
    { id: 8, currency: 'BTC', balance: null },
  ];
  expect(issuesOf(pageSchema(wallet), { results: spoiled })).toEqual(['null 0.id: id, missing']);
});

test('a kind of issue is named once, whatever the number of records', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({ id: index, currency: [] }));
  expect(issuesOf(listSchema(wallet), rows)).toEqual(['0 currency: text, array']);
});

test('at most 50 kinds of issues are named', () => {
  const names = Array.from({ length: 60 }, (_, at) => `field_${at}`);
  const wide = recordSchema({
    required: { id: recordIdSchema },
    spec: Object.fromEntries(names.map((name) => [name, stringSchema])),
  });
  const found = issuesOf(listSchema(wide), [{ id: 7 }]);
  expect([found.length, found.at(-1)]).toEqual([50, '7 field_49: text, missing']);
});

test.each<[string, unknown, unknown]>([
  ['a page', { count: 7, next: '/n', previous: null, results: [{ id: 1 }] }, { count: 7, next: '/n', rows: 1 }],
  ['a bare array', [{ id: 1 }, { id: 2 }], { count: 2, next: null, rows: 2 }],
  ['a count as text', { count: '7', results: [{ id: 1 }] }, { count: 7, next: null, rows: 1 }],
  ['no count on the only page', { results: [{ id: 1 }] }, { count: 1, next: null, rows: 1 }],
  ['no count on one of many pages', { results: [{ id: 1 }], next: '/n' }, { count: 2, next: '/n', rows: 1 }],
  [
    'no count on the last of many pages',
    { results: [{ id: 1 }], next: null, previous: '/n?limit=10&offset=20' },
    { count: 31, next: null, rows: 1 },
  ],
  ['results of null', { count: 0, results: null }, { count: 0, next: null, rows: 0 }],
  ['an unreadable row', { count: 2, results: [{ id: 1 }, { id: {} }] }, { count: 2, next: null, rows: 1, lost: 1 }],
])('%s is a page', (_name, body, expected) => {
  const found = v.safeParse(pageSchema(wallet), body);
  const { results, previous: _previous, ...rest } = found.typed ? found.output : { results: [], previous: null };
  expect({ ...rest, rows: results.length }).toEqual(expected);
});

test.each([[null], ['rows'], [{}], [{ detail: 'нет' }], [{ results: 'нет' }], [7]])('%j is no list', (body) => {
  expect(read(pageSchema(wallet), body)).toBe('unreadable');
  expect(read(listSchema(wallet), body)).toBe('unreadable');
});

test('an array of the contract is taken out of a page too, without what cannot be read', () => {
  const rows = read(listSchema(wallet), { count: 3, results: [{ id: 1 }, null, { id: 2 }] });
  expect(rows).toHaveLength(2);
  expect(rows).toHaveProperty('lost', 1);
});

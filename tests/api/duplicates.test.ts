// Search for the record of a create call after its response was lost.
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { agreementCreate, agreementList } from '../../src/api/endpoints/agreements.ts';
import { endpoints } from '../../src/api/endpoints/all.ts';
import { chatCreate, chatList } from '../../src/api/endpoints/chats.ts';
import { depositCreate, depositHistoryList } from '../../src/api/endpoints/deposits.ts';
import { type DuplicateKind, getDuplicateSearch } from '../../src/api/endpoints/duplicates.ts';
import { exchangeBuyCreate, exchangeList, exchangeSellCreate } from '../../src/api/endpoints/exchanges.ts';
import { submissionCreate, submissionList } from '../../src/api/endpoints/operations.ts';
import { reportCreate, reportList } from '../../src/api/endpoints/reports.ts';
import { tradeBuyCreate, tradeHistoryList, tradeSellCreate } from '../../src/api/endpoints/trades.ts';
import { vedTransactionCreate, vedTransactionList } from '../../src/api/endpoints/ved.ts';
import {
  hotWalletCreate,
  participantWalletList,
  walletCreate,
  walletList,
  walletRequestCreate,
} from '../../src/api/endpoints/wallets.ts';
import {
  operatorWithdrawalCreate,
  operatorWithdrawalList,
  withdrawalCreate,
  withdrawalHistoryList,
} from '../../src/api/endpoints/withdrawals.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const JUST_NOW = '2026-11-20T10:00:01Z';
const LAST_WEEK = '2026-11-12T10:00:00Z';

const agreement = { title: 'Оферта', version: '3.2', created_at: JUST_NOW };

test.each<[string, Endpoint, object, readonly object[], readonly (readonly [name: string, isRecent: boolean])[]]>([
  [
    'a chat of the same topic',
    chatCreate,
    { name: 'Вопрос' },
    [
      { id: 1, name: 'Вопрос', created_at: JUST_NOW },
      { id: 2, name: 'Другой', created_at: JUST_NOW },
      { id: 3, name: 'Вопрос', created_at: null },
      { id: 4, name: 'Вопрос', created_at: LAST_WEEK },
    ],
    [
      ['Вопрос', true],
      ['Вопрос', false],
    ],
  ],
  [
    'one publication, which gives each organisation its copy',
    agreementCreate,
    { title: 'Оферта', version: '3.2', text: 'Текст' },
    [
      { ...agreement, id: 1, company_id: 101 },
      { ...agreement, id: 2, company_id: 102 },
      { ...agreement, id: 3, company_id: 101, version: '3.1' },
    ],
    [['Оферта, версия 3.2', true]],
  ],
  [
    'two publications',
    agreementCreate,
    { title: 'Оферта', version: '3.2', text: 'Текст' },
    [101, 102, 101, 102].map((company_id, id) => ({ ...agreement, id, company_id })),
    [
      ['Оферта, версия 3.2', true],
      ['Оферта, версия 3.2', true],
    ],
  ],
  [
    'a submission of the same operation',
    submissionCreate,
    { operation_id: 'OP-7', comment: '' },
    [
      { id: 1, operation_id: 'OP-7', created_at: JUST_NOW },
      { id: 2, operation_id: 'OP-8', created_at: JUST_NOW },
    ],
    [['OP-7', true]],
  ],
])('%s', (_, write, sent, results, found) => {
  const search = getDuplicateSearch(write);
  const rows = search?.find({ count: results.length, next: null, previous: null, results }, { ...sent }, NOW) ?? [];
  expect(rows.map(({ number, isRecent }) => [number, isRecent])).toEqual(found);
});

/** Fields that a record must share with the submitted values, the first of them without fail. */
const money = { amount: '1000.50', currency: 'CNY' };
const sides = { amount_to_pay: '1000.50', currency_to_pay: 'RUB', currency_to_receive: 'USDT' };
const place = { address: 'T-1', currency: 'USDT', network: 'trc20' };
const payout = { amount: '1000.50', settlement_account: '40702810900000000202' };

interface Duplicate {
  readonly write: Endpoint;
  readonly list: Endpoint;
  readonly kind: DuplicateKind;
  readonly same: Readonly<Record<string, string | number>>;
  /** How the record is named to the user. */
  readonly shown: { readonly number: string; readonly amount?: string; readonly currency?: string };
}

const numbered = { number: 'N-7', amount: '1000.50' };
const held = { number: 'W-7', currency: 'USDT' };
const DUPLICATES: readonly Duplicate[] = [
  { write: depositCreate, list: depositHistoryList, kind: 'deposit', same: money, shown: { ...numbered, ...money } },
  { write: withdrawalCreate, list: withdrawalHistoryList, kind: 'withdrawal', same: payout, shown: numbered },
  { write: operatorWithdrawalCreate, list: operatorWithdrawalList, kind: 'withdrawal', same: payout, shown: numbered },
  { write: tradeBuyCreate, list: tradeHistoryList, kind: 'buy', same: sides, shown: { ...numbered, currency: 'RUB' } },
  {
    write: tradeSellCreate,
    list: tradeHistoryList,
    kind: 'sell',
    same: sides,
    shown: { ...numbered, currency: 'RUB' },
  },
  {
    write: exchangeBuyCreate,
    list: exchangeList,
    kind: 'exchange',
    same: sides,
    shown: { ...numbered, currency: 'RUB' },
  },
  {
    write: exchangeSellCreate,
    list: exchangeList,
    kind: 'exchange',
    same: sides,
    shown: { ...numbered, currency: 'RUB' },
  },
  {
    write: vedTransactionCreate,
    list: vedTransactionList,
    kind: 'payment',
    same: money,
    shown: { ...numbered, ...money },
  },
  { write: walletRequestCreate, list: participantWalletList, kind: 'wallet', same: place, shown: held },
  { write: walletCreate, list: walletList, kind: 'wallet', same: place, shown: held },
  {
    write: hotWalletCreate,
    list: walletList,
    kind: 'wallet',
    same: { name: 'Кошелёк', currency: 'USDT', network: 'trc20' },
    shown: held,
  },
  {
    write: reportCreate,
    list: reportList,
    kind: 'report',
    same: { period_from: '2026-10-01', period_to: '2026-10-31', company_id: 101 },
    shown: { number: 'Отчёт' },
  },
  { write: chatCreate, list: chatList, kind: 'chat', same: { name: 'Вопрос' }, shown: { number: 'Вопрос' } },
  {
    write: agreementCreate,
    list: agreementList,
    kind: 'agreement',
    same: { title: 'Оферта', version: '3.2' },
    shown: { number: 'Оферта, версия 3.2' },
  },
  {
    write: submissionCreate,
    list: submissionList,
    kind: 'submission',
    same: { operation_id: 'OP-7' },
    shown: { number: 'OP-7' },
  },
];
const NAMED = { number: 'N-7', wallet_id: 'W-7', title: 'Отчёт', amount: null, currency: null };

const at = (ms: number) => new Date(NOW + ms).toISOString();

/** Records that the search finds in a list of one row. */
function findIn({ write, same }: Duplicate, change: object, createdAt: string | null = JUST_NOW) {
  const row = { id: 7, ...NAMED, ...same, created_at: createdAt, ...change };
  const page = { count: 1, next: null, previous: null, results: [row] };
  return getDuplicateSearch(write)?.find(page, same, NOW) ?? [];
}

describe.each(DUPLICATES)('after $write.path', (duplicate) => {
  const { write, list, kind, same, shown } = duplicate;
  const fields = Object.keys(same);

  test('reads the newest rows of its list and names the record', () => {
    const search = getDuplicateSearch(write);
    expect(search?.kind).toBe(kind);
    expect(search?.call).toMatchObject({ endpoint: { path: list.path }, input: { query: { limit: 50, offset: 0 } } });
    expect(findIn(duplicate, {})).toEqual([{ id: 7, amount: null, currency: null, ...shown, isRecent: true }]);
  });

  test.each(fields)('another %s is another record; an unknown one proves nothing', (field) => {
    expect(findIn(duplicate, { [field]: typeof same[field] === 'number' ? 102 : '77' })).toEqual([]);
    expect(findIn(duplicate, { [field]: null })).toHaveLength(field === fields[0] ? 0 : 1);
  });

  test.each([
    ['two minutes before the write, by a clock that is late', -120_000, true],
    ['earlier', -121_000, false],
    ['a day before', -86_400_000, false],
    ['later', 3_600_000, true],
  ])('created %s', (_, ms, isRecent) => {
    expect(findIn(duplicate, {}, at(ms)).map((record) => record.isRecent)).toEqual([isRecent]);
  });

  test('a record older than a day is not mentioned, one without a time is doubtful', () => {
    expect(findIn(duplicate, {}, at(-86_401_000))).toEqual([]);
    expect(findIn(duplicate, {}, null)).toMatchObject([{ isRecent: false }]);
  });
});

test('every call that creates a record in a list has a search', () => {
  const searched = Object.values<Endpoint>(endpoints).filter((endpoint) => getDuplicateSearch(endpoint) !== null);
  expect(new Set(searched)).toEqual(new Set(DUPLICATES.map(({ write }) => write)));
});

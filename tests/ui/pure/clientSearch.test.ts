// Search of a client: fields and links of its own records in both areas.
import { describe, expect, it, test } from 'vitest';
import type { RemoteSource } from '../../../src/machines/search/globalSearch.machine.ts';
import { parseSearch } from '../../../src/machines/search/searchQuery.ts';
import { PARTICIPANT_SOURCES, PROVIDER_SOURCES } from '../../../src/ui/features/search/clientSources.ts';
import { joinDetails } from '../../../src/ui/features/search/defineSource.ts';
import { contractOf, depositOf, exchangeOf, paymentOf, tradeOf, walletOf, withdrawalOf } from './records.ts';

const created_at = '2026-11-20T10:00:00+03:00';
const hash = 'e22309628366b21aa715271a91b4adb0a6fbda0083fca480a3e6124b00da396e';
const CONTRACT = '26090017/9901/0000/2/1';
const counterparty = { id: 201, company_name: 'ООО «Ликвид-Мост»' };

const sourceOf = (sources: readonly RemoteSource[], title: string): RemoteSource => {
  const found = sources.find((each) => each.title === title);
  if (!found) throw new Error(title);
  return found;
};
const find = (title: string, text: string, row: unknown, sources = PARTICIPANT_SOURCES) =>
  sourceOf(sources, title)
    .find(parseSearch(text), { count: 1, next: null, previous: null, results: [row] })
    .map(({ key, title: name, detail, amount, currency, href }) => [key, name, detail, amount, currency, href]);
const queries = (title: string, text: string) =>
  sourceOf(PARTICIPANT_SOURCES, title)
    .calls(parseSearch(text))
    .map(({ input }) => input.query);

test.each([
  [
    'Пополнения',
    depositOf({ created_at, top_up_amount: '77' }),
    ['П-601', '3000000', '77'],
    [
      'deposit-601',
      'Пополнение П-601',
      'Ожидает оплаты · 20.11.2026',
      '3000000.00',
      'RUB',
      '/account/operations-history?id=601',
    ],
  ],
  [
    'Выводы',
    withdrawalOf({ created_at, recipient_name: 'ООО «Другой»' }),
    ['В-701', 'другой', '750000'],
    [
      'withdrawal-701',
      'Вывод В-701',
      'ООО «Другой» · На рассмотрении · 20.11.2026',
      '750000.00',
      'RUB',
      '/account/operations-history?tab=withdrawals&id=701',
    ],
  ],
  [
    'Покупка и продажа',
    tradeOf({ hash, lot_id: 'Л-55', counterparty }),
    ['С-1001', CONTRACT, 'Л-55', hash, 'ликвид', '4617500', '50000'],
    ['trade-1001', 'Покупка С-1001', 'На рассмотрении · 20.11.2026', '4617500.00', 'RUB', '/account/deal/1001'],
  ],
  [
    'Обмены',
    exchangeOf(),
    ['О-501', '0,1', '9850'],
    ['exchange-501', 'Обмен О-501', 'На рассмотрении · 20.11.2026', '0.10000000', 'BTC', '/account/deal-exchange/501'],
  ],
  [
    'Кошельки',
    walletOf(),
    ['W-000001', 'tether', 'TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit', CONTRACT],
    [
      'wallet-1',
      'Tether USD (W-000001)',
      'TRX · TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit · Пополнен',
      '182500.000000',
      'USDT',
      '/account/digital-wallets?id=1',
    ],
  ],
  [
    'Платежи поставщикам',
    paymentOf({ hash, payee_account: 'DE89370400440532013000', debit_amount: '33' }),
    ['ВЭД-801', 'harbor', CONTRACT, hash, 'DE89370400440532013000', '240000', '33'],
    [
      'payment-801',
      'Платёж ВЭД-801',
      'Harbor Tools Demo Co., Ltd · На рассмотрении',
      '240000.00',
      'CNY',
      '/account/history-request-for-payment-ved?id=801',
    ],
  ],
  [
    'Контракты',
    contractOf(),
    [CONTRACT, 'harbor', '4800000'],
    [
      'contract-301',
      `Контракт ${CONTRACT}`,
      'Harbor Tools Demo Co., Ltd · Действует',
      '4800000.00',
      'CNY',
      '/account/reestr?id=301',
    ],
  ],
] as const)('finds the own records by their fields and links them: %s', (title, row, texts, entry) => {
  for (const text of texts) expect([text, ...find(title, text, row)]).toEqual([text, entry]);
  expect(find(title, 'нет такого', row)).toEqual([]);
  const paging = { limit: 20, offset: 0 };
  expect(queries(title, '12')).toEqual([{ search_query: '12', ...paging }]);
  const isByAmount = title === 'Платежи поставщикам';
  expect(queries(title, '750 000,00')).toEqual([{ [isByAmount ? 'amount' : 'search_query']: '750000.00', ...paging }]);
});

const hrefOf = (title: string, row: unknown, sources = PARTICIPANT_SOURCES) => find(title, '01', row, sources)[0]?.[5];

describe('links', () => {
  it('lead to open trades and to the history of finished ones', () => {
    const trades = 'Покупка и продажа';
    const sell = { request_type: 'sell' };
    expect(hrefOf(trades, tradeOf(sell))).toBe('/account/deal-sales/1001');
    expect(hrefOf(trades, tradeOf({ status: 'completed' }))).toBe('/account/history-ved/1001');
    expect(hrefOf(trades, tradeOf({ ...sell, status: 'completed' }))).toBe('/account/history-ved-sale/1001');
    expect(find(trades, '01', tradeOf(sell))[0]?.[1]).toBe('Продажа С-1001');
    expect(hrefOf('Обмены', exchangeOf({ status: 'completed' }))).toBe('/account/history-ved-exchange/501');
  });

  it('of a provider lead to its own area', () => {
    expect(PROVIDER_SOURCES.map(({ title }) => title)).toEqual([
      'Пополнения',
      'Выводы',
      'Покупка и продажа',
      'Обмены',
      'Кошельки',
    ]);
    const done = { status: 'completed' };
    expect([
      hrefOf('Пополнения', depositOf(), PROVIDER_SOURCES),
      hrefOf('Выводы', withdrawalOf(), PROVIDER_SOURCES),
      hrefOf('Покупка и продажа', tradeOf(), PROVIDER_SOURCES),
      hrefOf('Покупка и продажа', tradeOf(done), PROVIDER_SOURCES),
      hrefOf('Обмены', exchangeOf(), PROVIDER_SOURCES),
      hrefOf('Кошельки', walletOf(), PROVIDER_SOURCES),
    ]).toEqual([
      '/liquidity/operations-history?id=601',
      '/liquidity/operations-history?tab=withdrawals&id=701',
      '/liquidity/deal/1001',
      '/liquidity/history/1001',
      '/liquidity/deal-exchange/501',
      '/liquidity/my-wallets?id=1',
    ]);
  });

  it('name what is known', () => {
    expect(
      find('Кошельки', 'w-000001', walletOf({ name: null, network: null, address: null }))[0]?.slice(1, 3),
    ).toEqual(['W-000001', '— · Пополнен']);
    const nameless = contractOf({ ved_contract_number: null, counterparty_name: 'Harbor', status: 'odd' });
    expect(find('Контракты', 'harbor', nameless)[0]?.slice(1, 3)).toEqual(['Контракт 301', 'Harbor · odd']);
    expect([joinDetails(null, undefined, ''), joinDetails('а', null, 'б')]).toEqual([null, 'а · б']);
  });
});

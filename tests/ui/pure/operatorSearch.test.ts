// Search of the operator: fields, links, calls and pages of each list.
import { describe, expect, it, test } from 'vitest';
import type { RemoteSource } from '../../../src/machines/search/globalSearch.machine.ts';
import { parseSearch } from '../../../src/machines/search/searchQuery.ts';
import { OPERATOR_SOURCES } from '../../../src/ui/features/search/operatorSources.ts';
import {
  chatOf,
  contractOf,
  depositOf,
  exchangeOf,
  operationOf,
  pageOf,
  participantOf,
  paymentOf,
  submissionOf,
  tradeOf,
  walletOf,
  withdrawalOf,
} from './records.ts';

const since = '2026-11-20T10:00:00+03:00';
const client = 'ООО «Лазурит Импорт»';

const source = (title: string): RemoteSource => {
  const found = OPERATOR_SOURCES.find((each) => each.title === title);
  if (!found) throw new Error(title);
  return found;
};

const find = (title: string, text: string, ...rows: readonly unknown[]) =>
  source(title)
    .find(parseSearch(text), pageOf(rows))
    .map(({ key, title: name, detail, amount, currency, href }) => [key, name, detail, amount, currency, href]);

const queries = (title: string, text: string) =>
  source(title)
    .calls(parseSearch(text))
    .map(({ input }) => input.query);

describe('the search of the operator', () => {
  const hash = 'e22309628366b21aa715271a91b4adb0a6fbda0083fca480a3e6124b00da396e';
  const contract = { ved_contract_number: '26090017/9901/0000/2/1' };
  it('titles a contract without УНК by its id', () =>
    expect(find('Контракты', 'Harbor', contractOf({ id: 307, ved_contract_number: null }))[0]?.[1]).toBe(
      'Контракт 307',
    ));
  it('names the statuses of an exchange by their own words', () =>
    expect(find('Обмены', 'О-501', exchangeOf({ status: 'accepted' }))[0]?.[2]).toContain('· Одобрен ·'));

  test.each([
    [
      'Организации',
      participantOf(),
      ['Лазурит', '0077101379', '1230077011119'],
      ['company-101', client, 'ИНН 0077101379 · Участник ВЭД · Активна', null, null, '/organization/reestr-users/101'],
    ],
    [
      'Пополнения',
      depositOf({ created_at: since, top_up_amount: '77' }),
      ['П-601', 'лазурит', '3000000', '77'],
      [
        'deposit-601',
        'Пополнение П-601',
        `${client} · Ожидает оплаты · 20.11.2026`,
        '3000000.00',
        'RUB',
        '/organization/deposit-requests/601',
      ],
    ],
    [
      'Выводы',
      withdrawalOf({ created_at: since, recipient_name: 'ООО «Другой»' }),
      ['В-701', 'лазурит', 'другой', '750 000,00'],
      [
        'withdrawal-701',
        'Вывод В-701',
        `${client} · На рассмотрении · 20.11.2026`,
        '750000.00',
        'RUB',
        '/organization/withdrawal-requests/701',
      ],
    ],
    [
      'Покупка и продажа',
      tradeOf({ hash, lot_id: 'Л-55' }),
      ['С-1001', 'лазурит', contract.ved_contract_number, 'Л-55', hash, '4617500', '50000'],
      [
        'trade-1001',
        'Покупка С-1001',
        `${client} · На рассмотрении · 20.11.2026`,
        '4617500.00',
        'RUB',
        '/organization/queue-requests/1001',
      ],
    ],
    [
      'Обмены',
      exchangeOf(),
      ['О-501', 'лазурит', '0,1', '9850'],
      [
        'exchange-501',
        'Обмен О-501',
        `${client} · На рассмотрении · 20.11.2026`,
        '0.10000000',
        'BTC',
        '/organization/queue-requests-exchange/501',
      ],
    ],
    [
      'Платежи поставщикам',
      paymentOf({ hash, payee_account: 'DE89370400440532013000', debit_amount: '33', debit_currency: 'USDT' }),
      ['ВЭД-801', 'лазурит', 'harbor', contract.ved_contract_number, hash, 'DE89370400440532013000', '240000', '33'],
      [
        'payment-801',
        'Платёж ВЭД-801',
        `${client} · Harbor Tools Demo Co., Ltd · На рассмотрении`,
        '240000.00',
        'CNY',
        '/organization/payment-requests-ved/801',
      ],
    ],
    [
      'Кошельки',
      walletOf(),
      ['W-000001', 'Tether', 'TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit', 'лазурит', contract.ved_contract_number],
      [
        'wallet-1',
        'Tether USD (W-000001)',
        `${client} · TRX · TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit · Пополнен`,
        '182500.000000',
        'USDT',
        '/organization/wallets?tab=all&id=1',
      ],
    ],
    [
      'Контракты',
      contractOf(),
      [contract.ved_contract_number, 'лазурит', 'harbor', '4800000'],
      [
        'contract-301',
        `Контракт ${contract.ved_contract_number}`,
        `${client} · Harbor Tools Demo Co., Ltd · Действует`,
        '4800000.00',
        'CNY',
        '/organization/reestr-contracts?id=301',
      ],
    ],
    [
      'Операции',
      operationOf({ operation_date: since }),
      ['ЦВ-2026-000001', 'полярное', hash, 'TGqGStRXJseJKhL2CdKFJSf36XVMBN9RMA', '26100011/9901/0000/2/1', '200000'],
      [
        'operation-901',
        'Операция ЦВ-2026-000001',
        `АО «Полярное Карго» · 20.11.2026 · ${hash}`,
        '200000.000000',
        'USDT',
        '/organization/transaction-details/901',
      ],
    ],
    [
      'Подачи в реестр',
      submissionOf({ created_at: since }),
      ['ЦВ-2026-000009', 'лазурит', '25000'],
      [
        'submission-951',
        'Подача ЦВ-2026-000009',
        `${client} · Черновик · 20.11.2026`,
        '25000.000000',
        'USDT',
        '/organization/reestr-operation?tab=submissions&id=951',
      ],
    ],
    [
      'Чаты',
      chatOf({ created_at: since }),
      ['общие', 'лазурит'],
      ['chat-1', 'Общие вопросы', `${client} · 20.11.2026`, null, null, '/organization/support/0'],
    ],
  ] as const)('finds records by their fields and links them: %s', (title, row, texts, entry) => {
    for (const text of texts) expect([text, ...find(title, text, row)]).toEqual([text, entry]);
    expect(find(title, 'нет такого', row)).toEqual([]);
  });

  it('links a trade by its kind and its state', () => {
    const links = [
      tradeOf({ request_type: 'sell' }),
      tradeOf({ status: 'accepted' }),
      tradeOf({ status: 'completed', request_type: 'sell' }),
    ];
    expect(find('Покупка и продажа', 'лазурит', ...links).map((entry) => [entry[1], entry[5]])).toEqual([
      ['Продажа С-1001', '/organization/queue-requests-sale/1001'],
      ['Покупка С-1001', '/organization/lot-requests/1001'],
      ['Продажа С-1001', '/organization/lot-requests-sale/1001'],
    ]);
    expect(find('Кошельки', 'лазурит', walletOf({ name: null, network: null, address: null, status: 'odd' }))).toEqual([
      ['wallet-1', 'W-000001', `${client} · — · odd`, '182500.000000', 'USDT', '/organization/wallets?tab=all&id=1'],
    ]);
    expect(
      find(
        'Чаты',
        'общие',
        chatOf({ name: 'Другой', sender: null }),
        chatOf({ id: 2, closed: true, created_at: since }),
      ),
    ).toEqual([['chat-2', 'Общие вопросы', `${client} · Закрыт · 20.11.2026`, null, null, '/organization/support/1']]);
  });

  it('queries the server by amount where the list has such a filter, else by text', () => {
    const paging = { limit: 20, offset: 0 };
    for (const title of ['Пополнения', 'Выводы', 'Платежи поставщикам']) {
      expect(queries(title, '750 000,00')).toEqual([{ amount: '750000.00', ...paging }]);
      expect(queries(title, '750')).toEqual([{ search_query: '750', ...paging }]);
    }
    expect(queries('Обмены', '750 000,00')).toEqual([{ search_query: '750000.00', ...paging }]);
    for (const title of [
      'Организации',
      'Пополнения',
      'Выводы',
      'Покупка и продажа',
      'Обмены',
      'Платежи поставщикам',
      'Кошельки',
      'Контракты',
      'Операции',
    ])
      expect(queries(title, 'ab')).toEqual([
        { search_query: 'ab', ...paging },
        { search_query: 'фи', ...paging },
      ]);
    expect(queries('Подачи в реестр', '12')).toEqual([paging]);
    expect(queries('Чаты', '12')).toEqual([{ limit: 100, offset: 0 }]);
  });

  it('reads further pages of a backend that ignores the filter, at most five hundred rows', () => {
    const [call] = source('Организации').calls(parseSearch('лазурит'));
    const [chats] = source('Чаты').calls(parseSearch('лазурит'));
    if (!call || !chats) throw new Error('calls');
    const offsets = (count: number) =>
      source('Организации')
        .pagesAfter?.(call, pageOf([], count))
        ?.map(({ endpoint, input }) => {
          expect([endpoint, input.query?.['search_query'], input.query?.['limit']]).toEqual([
            call.endpoint,
            'лазурит',
            100,
          ]);
          return input.query?.['offset'];
        });
    expect(offsets(20)).toEqual([]);
    expect(offsets(5)).toEqual([]);
    expect(offsets(21)).toEqual([20]);
    expect(offsets(120)).toEqual([20]);
    expect(offsets(121)).toEqual([20, 120]);
    expect(offsets(9999)).toEqual([20, 120, 220, 320, 420]);
    expect(source('Чаты').pagesAfter?.(chats, pageOf([], 500))).toEqual([]);
  });

  it('shows at most five entries of a list', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((id) => depositOf({ id }));
    expect(find('Пополнения', 'лазурит', ...rows).map(([key]) => key)).toEqual(
      [1, 2, 3, 4, 5].map((id) => `deposit-${id}`),
    );
  });
});

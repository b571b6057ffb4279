// Inbox entries by kind: what awaits the operator, since when, its task and its link.
import { describe, expect, it, test } from 'vitest';
import type { InboxSource } from '../../../src/machines/inbox/inbox.machine.ts';
import { INBOX_KINDS, INBOX_SOURCES, getKindLabel } from '../../../src/ui/features/inbox/sources.ts';
import {
  chatOf,
  depositOf,
  exchangeOf,
  pageOf,
  participantOf,
  paymentOf,
  providerOf,
  submissionOf,
  tradeOf,
  walletOf,
  withdrawalOf,
} from './records.ts';

const since = '2026-11-20T10:00:00+03:00';
const client = 'ООО «Лазурит Импорт»';

const inboxSource = (kind: string): InboxSource => {
  const found = INBOX_SOURCES.find((source) => source.kind === kind);
  if (!found) throw new Error(kind);
  return found;
};

describe('the inbox', () => {
  const paging = { limit: 10, offset: 0 };
  const queue = { awaiting_operator: true, ...paging };
  const submission = submissionOf({ id: 951, status: 'pending', created_at: since });
  const awaited = { content: 'Где платёж?', sender: client, created_at: since };
  const request = { status: 'pending', amount: '190', comment: null, created_at: '2026-11-21T10:00:00+03:00' };

  test.each([
    {
      kind: 'verification',
      path: '/organization/kyc-verification',
      query: queue,
      rows: [
        participantOf({ verification_status: 'submitted', created_at: since }),
        providerOf({ verification_status: 'in_review', created_at: since, inn: null }),
        participantOf({ id: 103, verification_status: 'verified' }),
      ],
      entries: [
        [
          'verification-101',
          101,
          'ИНН 0077101379',
          client,
          null,
          null,
          since,
          'Взять на проверку',
          '/organization/verification/form/101',
        ],
        [
          'verification-201',
          201,
          'Анкета',
          'ООО «Ликвид-Мост»',
          null,
          null,
          since,
          'Верифицировать',
          '/organization/verification/liqudity-form/201',
        ],
      ],
    },
    {
      kind: 'trade',
      path: '/organization/queue-requests',
      query: { status: 'pending', ...queue },
      rows: [
        tradeOf(),
        tradeOf({ id: 1002, number: 'С-2', request_type: 'sell' }),
        tradeOf({ id: 3, status: 'completed' }),
      ],
      entries: [
        [
          'trade-1001',
          1001,
          'С-1001',
          client,
          '4617500.00',
          'RUB',
          since,
          'Одобрить: покупка',
          '/organization/queue-requests/1001',
        ],
        [
          'trade-1002',
          1002,
          'С-2',
          client,
          '4617500.00',
          'RUB',
          since,
          'Одобрить: продажа',
          '/organization/queue-requests-sale/1002',
        ],
      ],
    },
    {
      kind: 'exchange',
      path: '/organization/queue-requests',
      query: queue,
      rows: [exchangeOf(), exchangeOf({ id: 2, status: 'completed' })],
      entries: [
        [
          'exchange-501',
          501,
          'О-501',
          client,
          '0.10000000',
          'BTC',
          since,
          'Одобрить',
          '/organization/queue-requests-exchange/501',
        ],
      ],
    },
    {
      kind: 'deposit',
      path: '/organization/deposit-requests',
      query: queue,
      rows: [depositOf({ payment_order: '/media/order.pdf', created_at: since }), depositOf({ id: 2 })],
      entries: [
        [
          'deposit-601',
          601,
          'П-601',
          client,
          '3000000.00',
          'RUB',
          since,
          'Принять',
          '/organization/deposit-requests/601',
        ],
      ],
    },
    {
      kind: 'withdrawal',
      path: '/organization/withdrawal-requests',
      query: queue,
      rows: [withdrawalOf({ created_at: since }), withdrawalOf({ id: 2, status: 'completed' })],
      entries: [
        [
          'withdrawal-701',
          701,
          'В-701',
          client,
          '750000.00',
          'RUB',
          since,
          'Принять',
          '/organization/withdrawal-requests/701',
        ],
      ],
    },
    {
      kind: 'wallet',
      path: '/organization/wallet-request',
      query: { type: 'requests', status: 'requested', ...paging },
      rows: [walletOf({ status: 'requested', created_at: since }), walletOf({ id: 2 })],
      entries: [
        ['wallet-1', 1, 'W-000001', client, null, null, since, 'Одобрить кошелёк', '/organization/wallet-request?id=1'],
      ],
    },
    {
      kind: 'balance',
      path: '/organization/wallet-request',
      query: { type: 'requests', status: 'pending', ...paging },
      rows: [
        walletOf({ balance_request: request }),
        walletOf({ id: 2, balance_request: { ...request, created_at: null }, created_at: since }),
        walletOf({ id: 3, balance_request: { ...request, status: 'approved' } }),
        walletOf({ id: 4, balance_request: null }),
      ],
      entries: [
        [
          'balance-1',
          1,
          'W-000001',
          client,
          '190',
          'USDT',
          request.created_at,
          'Одобрить баланс',
          '/organization/wallet-request?tab=balance&id=1',
        ],
        [
          'balance-2',
          2,
          'W-000001',
          client,
          '190',
          'USDT',
          since,
          'Одобрить баланс',
          '/organization/wallet-request?tab=balance&id=2',
        ],
      ],
    },
    {
      kind: 'payment',
      path: '/organization/payment-requests-ved',
      query: queue,
      rows: [paymentOf({ created_at: since }), paymentOf({ id: 2, status: 'executed' })],
      entries: [
        [
          'payment-801',
          801,
          'ВЭД-801',
          client,
          '240000.00',
          'CNY',
          since,
          'Принять',
          '/organization/payment-requests-ved/801',
        ],
      ],
    },
    {
      kind: 'closing',
      path: '/organization/request-closed',
      query: { wants_to_close_account: true, ...paging },
      rows: [
        participantOf({ wants_to_close_account: true }),
        participantOf({ id: 102, wants_to_close_account: true, inn: null }),
        participantOf({ id: 103 }),
      ],
      entries: [
        [
          'closing-101',
          101,
          'ИНН 0077101379',
          client,
          null,
          null,
          null,
          'Закрыть аккаунт или оставить',
          '/organization/reestr-users/101',
        ],
        [
          'closing-102',
          102,
          'Закрытие счёта',
          client,
          null,
          null,
          null,
          'Закрыть аккаунт или оставить',
          '/organization/reestr-users/102',
        ],
      ],
    },
    {
      kind: 'submission',
      path: '/organization/reestr-operation',
      query: { status: 'pending', ...queue },
      rows: [submission, submissionOf({ id: 2, status: 'draft' })],
      entries: [
        [
          'submission-951',
          951,
          'ЦВ-2026-000009',
          client,
          '25000.000000',
          'USDT',
          since,
          'Принять',
          '/organization/reestr-operation?tab=submissions&id=951',
        ],
      ],
    },
    {
      kind: 'chat',
      path: '/organization/support',
      query: queue,
      rows: [
        chatOf({ index: 3, awaited_message: awaited }),
        chatOf({ id: 2, index: 4, awaited_message: awaited, closed: true }),
        chatOf({ id: 3, index: 5 }),
        chatOf({ id: 4, awaited_message: awaited }),
      ],
      entries: [
        ['chat-1', 1, 'Общие вопросы', client, null, null, since, 'Ответить: Где платёж?', '/organization/support/3'],
      ],
    },
  ])('lists what awaits the operator: $kind', ({ kind, path, query, rows, entries }) => {
    const source = inboxSource(kind);
    const { count, entries: found } = source.toPage(pageOf(rows, 40));
    expect(
      found.map((entry) => [
        entry.key,
        entry.id,
        entry.title,
        entry.client,
        entry.amount,
        entry.currency,
        entry.since,
        entry.task,
        entry.href,
      ]),
    ).toEqual(entries);
    expect(found.map((entry) => entry.kind)).toEqual(entries.map(() => kind));
    expect(count).toBe(rows.length === entries.length ? 40 : entries.length);
    expect(source.path).toBe(path);
    expect(source.call.input.query).toEqual(query);
  });

  it('counts all pages of a backend that filters', () => {
    expect(inboxSource('exchange').toPage(pageOf([exchangeOf()], 40)).count).toBe(40);
  });

  it('names its kinds', () => {
    expect(INBOX_KINDS.map(({ kind }) => kind)).toEqual(INBOX_SOURCES.map(({ kind }) => kind));
    expect([...INBOX_KINDS.map(({ kind }) => getKindLabel(kind)), getKindLabel('other')]).toEqual([
      'Верификация',
      'Покупка и продажа',
      'Обмены',
      'Пополнения',
      'Выводы',
      'Кошельки',
      'Балансы',
      'Платежи поставщикам',
      'Закрытие счетов',
      'Отчёты об операциях',
      'Чаты',
      'other',
    ]);
  });
});

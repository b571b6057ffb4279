// The bell's texts and links, kind by kind: operator, participant and provider, where they get it.
import { beforeAll, expect, test } from 'vitest';
import { type NotificationKind, notify } from '../../src/mock-server/domain/notify.ts';
import { OPERATOR_ID } from '../../src/mock-server/db/demo.ts';
import { createDatabase } from '../../src/mock-server/db/createDatabase.ts';
import { storeClientMessage } from '../../src/mock-server/domain/chats.ts';
import type { Database } from '../../src/mock-server/db/database.ts';

const [PARTICIPANT, PROVIDER, UNDER_REVIEW] = [101, 201, 103];
const words = {
  id: 7,
  deposits: 'replenishment-requests',
  type: '&type=sell',
  number: 'Н-7',
  label: 'Принята',
  company: 'ООО «Лазурит»',
  form: 'verification/form/7',
  title: 'Оферта',
  version: '3.2',
  queue: 'queue-requests-sale',
  deal: 'deal-sales',
  lot: 'Л-3',
  contract: '1/2',
  text: 'Срок',
  wallet: 'К-5',
  aml: 71,
  operation: 'ЦВ-1',
  name: 'Курс',
  place: 3,
  subject: 'Счёт',
  reason: '. Переезд',
};

const wallets = ['/account/digital-wallets?id=7', '/liquidity/my-wallets?id=7'];
const bell: Readonly<Record<NotificationKind, readonly [text: string, ...links: string[]]>> = {
  org_registered: ['Новая организация: ООО «Лазурит»', '/organization/verification/form/7'],
  verification_status: ['Организация: Принята', '/account/dashboard', '/liquidity/verification'],
  account_status: ['Организация: Принята', '/account/edit', '/liquidity/edit'],
  agreement_pending: ['Примите новую редакцию: «Оферта», версия 3.2', '/account/help-center', '/liquidity/help-center'],
  trade_created: ['Новая заявка Н-7', '/organization/queue-requests-sale/7'],
  trade_status: ['Заявка Н-7: Принята', '/account/deal-sales/7', '/liquidity/deal-sales/7'],
  trade_in_progress: ['Сформирован лот Л-3', '/account/deal-sales/7', '/liquidity/deal-sales/7'],
  trade_completed: ['Сделка Н-7 исполнена', '/account/deal-sales/7', '/liquidity/deal-sales/7'],
  trade_cancelled: ['Заявка Н-7 отменена', '/organization/deal-registry?status=cancelled&type=sell'],
  exchange_created: ['Обмен Н-7: Принята', '/organization/queue-requests-exchange/7'],
  exchange_status: ['Обмен Н-7: Принята', '/account/deal-exchange/7', '/liquidity/deal-exchange/7'],
  deposit_created: ['Пополнение Н-7: Принята', '/organization/deposit-requests/7'],
  deposit_order_uploaded: ['Пополнение Н-7: Принята', '/organization/deposit-requests/7'],
  deposit_status: [
    'Пополнение Н-7: Принята',
    '/account/replenishment-requests?id=7',
    '/liquidity/operations-history?id=7',
  ],
  withdrawal_created: ['Вывод Н-7: Принята', '/organization/withdrawal-requests/7'],
  withdrawal_status: [
    'Вывод Н-7: Принята',
    '/account/operations-history?tab=withdrawals&id=7',
    '/liquidity/operations-history?tab=withdrawals&id=7',
  ],
  ved_created: ['Платёж Н-7: Принята', '/organization/payment-requests-ved/7'],
  ved_status: ['Платёж Н-7: Принята', '/account/history-request-for-payment-ved?id=7'],
  contract_status: ['Контракт 1/2: Принята', '/account/reestr?id=7'],
  contract_notice: ['Контракт 1/2: Срок', '/account/reestr?id=7'],
  wallet_requested: ['Кошелёк К-5: Принята', '/organization/wallet-request'],
  wallet_created: ['Кошелёк К-5: Принята', '/organization/wallets?tab=all&id=7'],
  wallet_status: ['Кошелёк К-5: Принята', ...wallets],
  wallet_request_processed: ['Кошелёк К-5: Принята', ...wallets],
  wallet_alert: ['Кошелёк К-5: высокий риск 71 %', ...wallets],
  wallet_blocked: ['Кошелёк К-5 заблокирован', ...wallets],
  wallet_funding: [
    'Пополнение кошелька К-5 заявлено. Переезд',
    '/organization/wallets?tab=all&company_name=ООО «Лазурит»&id=7',
  ],
  balance_requested: ['Баланс кошелька К-5: запрошено обновление', '/organization/wallet-request?tab=balance'],
  wallet_balance: ['Баланс кошелька К-5 обновлён. Переезд', ...wallets],
  submit_created: ['Операция ЦВ-1: Принята', '/organization/reestr-operation?tab=submissions&id=7'],
  submit_status: [
    'Операция ЦВ-1: Принята',
    '/account/operations-history?tab=operations&view=submitted&id=7',
    '/liquidity/operations-status?view=submitted&id=7',
  ],
  chat_created: ['Новый чат: Курс', '/organization/support/3', '/account/help-chat/3', '/liquidity/help-chat/3'],
  chat_message: ['Новое сообщение в чате «Курс»', '/organization/support/3'],
  email_sent: ['Вам отправлено письмо: Счёт', '/account/help-center', '/liquidity/help-center'],
  report_ready: ['Отчёт готов', '/organization/responsibility-report'],
  close_requested: ['ООО «Лазурит» просит закрыть аккаунт. Переезд', '/organization/request-closed'],
};
const isKind = (name: string): name is NotificationKind => Object.hasOwn(bell, name);
const kinds = Object.keys(bell).filter(isKind);

let world: Database;
beforeAll(() => {
  world = createDatabase(() => 0);
  world.reset('default', true);
});

test.each(kinds)('%s', (kind) => {
  const notes = [OPERATOR_ID, PARTICIPANT, PROVIDER].map((id) => notify(world, id, kind, words));
  expect(new Set(notes.map(({ text }) => text))).toEqual(new Set([bell[kind][0]]));
  expect(notes.map(({ link }) => link).filter((link) => link !== null)).toEqual(bell[kind].slice(1));
});

test('an account under review can read its area, so its links lead there', () => {
  expect(notify(world, UNDER_REVIEW, 'chat_created', words)).toMatchObject({
    link: '/account/help-chat/3',
    is_read: false,
  });
});

test('a text with a missing parameter is an error of the mock', () => {
  expect(() => notify(world, PARTICIPANT, 'trade_status', { number: 'Н-7' })).toThrow('lacks the word label');
});

test('the operator is told of a chat once until they have read it, then of its next message', () => {
  const [chat] = world.filter('chats', ({ name }) => name === 'Общие вопросы');
  if (!chat) throw new Error('no such chat');
  const message = (content: string) =>
    storeClientMessage(world, chat, { content, sender: 'ООО «Лазурит Импорт»', sender_id: PARTICIPANT });
  const notes = () =>
    world.filter('notifications', ({ kind, text }) => kind === 'chat_message' && text.includes(chat.name));
  const before = notes().length;
  for (const note of notes()) world.put('notifications', { ...note, is_read: true });
  message('Первое');
  message('Второе');
  expect(notes()).toHaveLength(before + 1);
  for (const note of notes()) world.put('notifications', { ...note, is_read: true });
  message('Третье');
  expect(notes()).toHaveLength(before + 2);
});

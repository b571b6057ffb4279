// Sources of the inbox: one list call per kind of record, and its row mapping. A backend that ignores `awaiting_operator`
// returns other rows too: they are filtered here.
import { chatList } from '../../../api/endpoints/chats.ts';
import { operatorDepositList } from '../../../api/endpoints/deposits.ts';
import { exchangeList } from '../../../api/endpoints/exchanges.ts';
import { operatorWalletList } from '../../../api/endpoints/kyt.ts';
import { submissionList } from '../../../api/endpoints/operations.ts';
import { organizationList } from '../../../api/endpoints/organizations.ts';
import { operatorTradeList } from '../../../api/endpoints/trades.ts';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { InboxEntry, InboxSource } from '../../../machines/inbox/inbox.machine.ts';
import { operatorQueueFilters } from '../../../machines/lifecycles/operatorQueue.ts';
import { balanceRequestLifecycle } from '../../../machines/lifecycles/balanceRequest.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { getTransitions, isAwaitingOperator } from '../../../machines/lifecycles/transitions.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { type LookupCall, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';

/** Rows loaded per kind: the oldest. */
const LIMIT = 10;
const paging = { limit: LIMIT, offset: 0 } as const;
const awaiting = { awaiting_operator: true, ...paging } as const;

type Machine = Parameters<typeof getTransitions>[0];

/** First lifecycle transition available to the operator. */
const nextMove = (machine: Machine, status: string | null): string =>
  getTransitions(machine, status, { role: 'authorized_organization', isOwner: false })[0]?.label ?? 'Рассмотреть';

interface Definition<T> {
  readonly kind: string;
  readonly path: string;
  readonly list: LookupCall<PageOf<T>>;
  readonly isAwaiting: (row: T) => boolean;
  readonly entryOf: (row: T) => Omit<InboxEntry, 'key' | 'kind' | 'id'>;
}

function source<T extends { readonly id: RecordId }>(definition: Definition<T>): InboxSource {
  const { kind, path, list, isAwaiting, entryOf } = definition;
  return {
    kind,
    path,
    call: list.call,
    toPage(value) {
      const page = list.castResult(value);
      const rows = page.results.filter(isAwaiting);
      return {
        count: rows.length === page.results.length ? page.count : rows.length,
        entries: rows.map((row) => ({ key: `${kind}-${row.id}`, kind, id: row.id, ...entryOf(row) })),
      };
    },
  };
}

interface NumberedRequest extends Pick<InboxEntry, 'amount' | 'currency'> {
  readonly id: RecordId;
  readonly number: string | null;
  readonly company_name: string | null;
  readonly created_at: string | null;
  readonly status: string | null;
}

const toRequestEntry = (
  row: NumberedRequest,
  machine: Machine,
  path: string,
): Omit<InboxEntry, 'key' | 'kind' | 'id'> => ({
  title: row.number ?? String(row.id),
  client: row.company_name,
  amount: row.amount,
  currency: row.currency,
  since: row.created_at,
  task: nextMove(machine, row.status),
  href: `${path}/${row.id}`,
});

/** A request is listed with the amount that the client pays. */
const toPaid = <T extends { readonly amount_to_pay: string | null; readonly currency_to_pay: string | null }>(
  row: T,
) => ({
  ...row,
  amount: row.amount_to_pay,
  currency: row.currency_to_pay,
});

/** Kinds in the order of the filter, with their labels. */
export const INBOX_KINDS = [
  { kind: 'verification', label: 'Верификация' },
  { kind: 'trade', label: 'Покупка и продажа' },
  { kind: 'exchange', label: 'Обмены' },
  { kind: 'deposit', label: 'Пополнения' },
  { kind: 'withdrawal', label: 'Выводы' },
  { kind: 'wallet', label: 'Кошельки' },
  { kind: 'balance', label: 'Балансы' },
  { kind: 'payment', label: 'Платежи поставщикам' },
  { kind: 'closing', label: 'Закрытие счетов' },
  { kind: 'submission', label: 'Отчёты об операциях' },
  { kind: 'chat', label: 'Чаты' },
] as const;

export const INBOX_SOURCES: readonly InboxSource[] = [
  source({
    kind: 'verification',
    path: '/organization/kyc-verification',
    list: createLookupCall(organizationList, { query: awaiting }),
    isAwaiting: operatorQueueFilters.verification,
    entryOf: (row) => ({
      title: row.inn === null ? 'Анкета' : `ИНН ${row.inn}`,
      client: row.company_name,
      amount: null,
      currency: null,
      since: row.created_at,
      task: nextMove(verificationLifecycle, row.verification_status),
      href: `/organization/verification/${row.role === 'liquidity_provider' ? 'liqudity-form' : 'form'}/${row.id}`,
    }),
  }),
  source({
    kind: 'trade',
    path: '/organization/queue-requests',
    list: createLookupCall(operatorTradeList, { query: { status: 'pending', ...awaiting } }),
    isAwaiting: operatorQueueFilters.trade,
    entryOf: (row) => {
      const isSell = row.request_type === 'sell';
      const entry = toRequestEntry(toPaid(row), tradeLifecycle, `/organization/queue-requests${isSell ? '-sale' : ''}`);
      return { ...entry, task: `${entry.task}: ${isSell ? 'продажа' : 'покупка'}` };
    },
  }),
  source({
    kind: 'exchange',
    path: '/organization/queue-requests',
    list: createLookupCall(exchangeList, { query: awaiting }),
    isAwaiting: operatorQueueFilters.exchange,
    entryOf: (row) => toRequestEntry(toPaid(row), exchangeLifecycle, '/organization/queue-requests-exchange'),
  }),
  source({
    kind: 'deposit',
    path: '/organization/deposit-requests',
    list: createLookupCall(operatorDepositList, { query: awaiting }),
    isAwaiting: operatorQueueFilters.deposit,
    entryOf: (row) => toRequestEntry(row, depositLifecycle, '/organization/deposit-requests'),
  }),
  source({
    kind: 'withdrawal',
    path: '/organization/withdrawal-requests',
    list: createLookupCall(operatorWithdrawalList, { query: awaiting }),
    isAwaiting: operatorQueueFilters.withdrawal,
    entryOf: (row) => toRequestEntry(row, withdrawalLifecycle, '/organization/withdrawal-requests'),
  }),
  source({
    kind: 'wallet',
    path: '/organization/wallet-request',
    list: createLookupCall(operatorWalletList, { query: { type: 'requests', status: 'requested', ...paging } }),
    isAwaiting: ({ status }) => status === 'requested',
    entryOf: (row) => ({
      title: row.wallet_id ?? String(row.id),
      client: row.company_name,
      amount: null,
      currency: null,
      since: row.created_at,
      task: `${nextMove(walletLifecycle, row.status)} кошелёк`,
      href: `/organization/wallet-request?id=${row.id}`,
    }),
  }),
  source({
    kind: 'balance',
    path: '/organization/wallet-request',
    list: createLookupCall(operatorWalletList, { query: { type: 'requests', status: 'pending', ...paging } }),
    isAwaiting: ({ balance_request: request }) => isAwaitingOperator(balanceRequestLifecycle, request?.status ?? null),
    entryOf: (row) => ({
      title: row.wallet_id ?? String(row.id),
      client: row.company_name,
      amount: row.balance_request?.amount ?? null,
      currency: row.currency,
      since: row.balance_request?.created_at ?? row.created_at,
      task: `${nextMove(balanceRequestLifecycle, row.balance_request?.status ?? null)} баланс`,
      href: `/organization/wallet-request?tab=balance&id=${row.id}`,
    }),
  }),
  source({
    kind: 'payment',
    path: '/organization/payment-requests-ved',
    list: createLookupCall(vedTransactionList, { query: awaiting }),
    isAwaiting: operatorQueueFilters.payment,
    entryOf: (row) => toRequestEntry(row, vedTransactionLifecycle, '/organization/payment-requests-ved'),
  }),
  source({
    kind: 'closing',
    path: '/organization/request-closed',
    list: createLookupCall(organizationList, { query: { wants_to_close_account: true, ...paging } }),
    isAwaiting: ({ wants_to_close_account }) => wants_to_close_account === true,
    entryOf: (row) => ({
      title: row.inn === null ? 'Закрытие счёта' : `ИНН ${row.inn}`,
      client: row.company_name,
      amount: null,
      currency: null,
      since: null, // assumed: the day of the request is not in the record
      task: 'Закрыть аккаунт или оставить',
      href: `/organization/reestr-users/${row.id}`,
    }),
  }),
  source({
    kind: 'submission',
    path: '/organization/reestr-operation',
    list: createLookupCall(submissionList, { query: { status: 'pending', ...awaiting } }),
    isAwaiting: operatorQueueFilters.submission,
    entryOf: (row) => ({
      title: row.operation_id ?? String(row.id),
      client: row.company_name,
      amount: row.currency_amount,
      currency: row.currency,
      since: row.created_at,
      task: nextMove(operationLifecycle, row.status),
      href: `/organization/reestr-operation?tab=submissions&id=${row.id}`,
    }),
  }),
  source({
    kind: 'chat',
    path: '/organization/support',
    list: createLookupCall(chatList, { query: awaiting }),
    isAwaiting: ({ closed, index, awaited_message: message }) => !closed && index !== undefined && Boolean(message),
    entryOf: (row) => ({
      title: row.name,
      client: row.awaited_message?.sender ?? null,
      amount: null,
      currency: null,
      since: row.awaited_message?.created_at ?? null,
      task: `Ответить: ${row.awaited_message?.content ?? ''}`,
      href: `/organization/support/${row.index}`,
    }),
  }),
];

export const getKindLabel = (kind: string): string => INBOX_KINDS.find((each) => each.kind === kind)?.label ?? kind;

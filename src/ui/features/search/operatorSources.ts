// Lists that the operator's search reads.
import { contractList } from '../../../api/endpoints/contracts.ts';
import { operatorDepositList } from '../../../api/endpoints/deposits.ts';
import { exchangeList } from '../../../api/endpoints/exchanges.ts';
import { operatorWalletList } from '../../../api/endpoints/kyt.ts';
import { chatList } from '../../../api/endpoints/chats.ts';
import { operationList, submissionList } from '../../../api/endpoints/operations.ts';
import { organizationList } from '../../../api/endpoints/organizations.ts';
import { operatorTradeList } from '../../../api/endpoints/trades.ts';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { operatorWithdrawalList } from '../../../api/endpoints/withdrawals.ts';
import type { Trade } from '../../../api/schemas/trades.ts';
import { operatorQueueFilters } from '../../../machines/lifecycles/operatorQueue.ts';
import { contractLifecycle } from '../../../machines/lifecycles/contract.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { operationLifecycle } from '../../../machines/lifecycles/operation.ts';
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import type { RemoteSource } from '../../../machines/search/globalSearch.machine.ts';
import { createLookupCall } from '../../hooks/list/useSelectedRecord.ts';
import { formatDate, formatNetwork } from '../../kit/display/format.ts';
import { getRoleLabel } from '../../texts/roles.ts';
import { SEARCH_PAGING, defineSource, joinDetails, statusLabel } from './defineSource.ts';
import { SEARCH_GROUPS } from './texts.ts';

/** A trade that awaits approval is in the queue, the others have a lot screen. */
function tradeHref({ id, status, request_type }: Trade): string {
  const list = operatorQueueFilters.trade({ status }) ? 'queue-requests' : 'lot-requests';
  return `/organization/${list}${request_type === 'sell' ? '-sale' : ''}/${id}`;
}

export const OPERATOR_SOURCES: readonly RemoteSource[] = [
  defineSource({
    title: SEARCH_GROUPS.companies,
    kind: 'company',
    list: (text) => createLookupCall(organizationList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: ({ company_name, inn, ogrn }) => ({ texts: [company_name, inn, ogrn] }),
    entryOf: (row) => ({
      title: row.company_name ?? String(row.id),
      detail: joinDetails(
        row.inn && `ИНН ${row.inn}`,
        getRoleLabel(row.role),
        statusLabel(organizationLifecycle, row.status),
      ),
      amount: null,
      currency: null,
      href: `/organization/reestr-users/${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.deposits,
    kind: 'deposit',
    list: (text) => createLookupCall(operatorDepositList, { query: { search_query: text, ...SEARCH_PAGING } }),
    byAmount: (amount) => createLookupCall(operatorDepositList, { query: { amount, ...SEARCH_PAGING } }),
    searched: ({ number, company_name, amount, top_up_amount }) => ({
      texts: [number, company_name],
      amounts: [amount, top_up_amount],
    }),
    entryOf: (row) => ({
      title: `Пополнение ${row.number}`,
      detail: joinDetails(row.company_name, statusLabel(depositLifecycle, row.status), formatDate(row.created_at)),
      amount: row.amount,
      currency: row.currency,
      href: `/organization/deposit-requests/${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.withdrawals,
    kind: 'withdrawal',
    list: (text) => createLookupCall(operatorWithdrawalList, { query: { search_query: text, ...SEARCH_PAGING } }),
    byAmount: (amount) => createLookupCall(operatorWithdrawalList, { query: { amount, ...SEARCH_PAGING } }),
    searched: ({ number, company_name, recipient_name, amount }) => ({
      texts: [number, company_name, recipient_name],
      amounts: [amount],
    }),
    entryOf: (row) => ({
      title: `Вывод ${row.number}`,
      detail: joinDetails(row.company_name, statusLabel(withdrawalLifecycle, row.status), formatDate(row.created_at)),
      amount: row.amount,
      currency: row.currency,
      href: `/organization/withdrawal-requests/${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.trades,
    kind: 'trade',
    list: (text) => createLookupCall(operatorTradeList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: (row) => ({
      texts: [row.number, row.company_name, row.ved_contract_number, row.lot_id, row.hash],
      amounts: [row.amount_to_pay, row.amount_to_receive],
    }),
    entryOf: (row) => ({
      title: `${row.request_type === 'sell' ? 'Продажа' : 'Покупка'} ${row.number}`,
      detail: joinDetails(row.company_name, statusLabel(tradeLifecycle, row.status), formatDate(row.created_at)),
      amount: row.amount_to_pay,
      currency: row.currency_to_pay,
      href: tradeHref(row),
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.exchanges,
    kind: 'exchange',
    list: (text) => createLookupCall(exchangeList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: ({ number, company_name, amount_to_pay, amount_to_receive }) => ({
      texts: [number, company_name],
      amounts: [amount_to_pay, amount_to_receive],
    }),
    entryOf: (row) => ({
      title: `Обмен ${row.number}`,
      detail: joinDetails(row.company_name, statusLabel(exchangeLifecycle, row.status), formatDate(row.created_at)),
      amount: row.amount_to_pay,
      currency: row.currency_to_pay,
      href: `/organization/queue-requests-exchange/${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.payments,
    kind: 'payment',
    list: (text) => createLookupCall(vedTransactionList, { query: { search_query: text, ...SEARCH_PAGING } }),
    byAmount: (amount) => createLookupCall(vedTransactionList, { query: { amount, ...SEARCH_PAGING } }),
    searched: (row) => ({
      texts: [
        row.number,
        row.company_name,
        row.counterparty_name,
        row.ved_contract_number,
        row.hash,
        row.payee_account,
      ],
      amounts: [row.amount, row.debit_amount],
    }),
    entryOf: (row) => ({
      title: `Платёж ${row.number}`,
      detail: joinDetails(row.company_name, row.counterparty_name, statusLabel(vedTransactionLifecycle, row.status)),
      amount: row.amount,
      currency: row.currency,
      href: `/organization/payment-requests-ved/${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.wallets,
    kind: 'wallet',
    list: (text) => createLookupCall(operatorWalletList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: (row) => ({ texts: [row.wallet_id, row.name, row.address, row.company_name, row.ved_contract_number] }),
    entryOf: (row) => ({
      title: row.name === '' ? row.wallet_id : `${row.name} (${row.wallet_id})`,
      detail: joinDetails(
        row.company_name,
        formatNetwork(row.network),
        row.address,
        statusLabel(walletLifecycle, row.status),
      ),
      amount: row.balance,
      currency: row.currency,
      href: `/organization/wallets?tab=all&id=${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.contracts,
    kind: 'contract',
    list: (text) => createLookupCall(contractList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: (row) => ({
      texts: [row.ved_contract_number, row.company_name, row.counterparty_name],
      amounts: [row.amount],
    }),
    entryOf: (row) => ({
      title: `Контракт ${row.ved_contract_number ?? row.id}`,
      detail: joinDetails(row.company_name, row.counterparty_name, statusLabel(contractLifecycle, row.status)),
      amount: row.amount,
      currency: row.currency,
      href: `/organization/reestr-contracts?id=${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.operations,
    kind: 'operation',
    list: (text) => createLookupCall(operationList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: (row) => ({
      texts: [row.operation_id, row.company_name, row.hash, row.wallet_address, row.ved_contract_number],
      amounts: [row.currency_amount],
    }),
    entryOf: (row) => ({
      title: `Операция ${row.operation_id}`,
      detail: joinDetails(row.company_name, formatDate(row.operation_date), row.hash),
      amount: row.currency_amount,
      currency: row.currency,
      href: `/organization/transaction-details/${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.submissions,
    kind: 'submission',
    list: () => createLookupCall(submissionList, { query: SEARCH_PAGING }),
    searched: ({ operation_id, company_name, currency_amount }) => ({
      texts: [operation_id, company_name],
      amounts: [currency_amount],
    }),
    entryOf: (row) => ({
      title: `Подача ${row.operation_id}`,
      detail: joinDetails(row.company_name, statusLabel(operationLifecycle, row.status), formatDate(row.created_at)),
      amount: row.currency_amount,
      currency: row.currency,
      href: `/organization/reestr-operation?tab=submissions&id=${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.chats,
    kind: 'chat',
    // assumed: a chat is linked by its position in the list, so only the first hundred are searched
    isWholeListRead: true,
    list: () => createLookupCall(chatList, { query: { limit: 100, offset: 0 } }),
    searched: ({ name, sender }) => ({ texts: [name, sender] }),
    entryOf: (row, index) => ({
      title: row.name,
      detail: joinDetails(row.sender, row.closed ? 'Закрыт' : null, formatDate(row.created_at)),
      amount: null,
      currency: null,
      href: `/organization/support/${index}`,
    }),
  }),
];

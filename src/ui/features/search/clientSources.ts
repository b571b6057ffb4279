// Lists that a client's search reads: the own records of a participant or a provider.
import { contractList } from '../../../api/endpoints/contracts.ts';
import { depositHistoryList } from '../../../api/endpoints/deposits.ts';
import { exchangeList } from '../../../api/endpoints/exchanges.ts';
import { tradeHistoryList } from '../../../api/endpoints/trades.ts';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { walletList } from '../../../api/endpoints/wallets.ts';
import { withdrawalHistoryList } from '../../../api/endpoints/withdrawals.ts';
import { contractLifecycle } from '../../../machines/lifecycles/contract.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { getOpenStatuses } from '../../../machines/lifecycles/transitions.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { walletLifecycle } from '../../../machines/lifecycles/wallet.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import type { RemoteSource } from '../../../machines/search/globalSearch.machine.ts';
import { createLookupCall } from '../../hooks/list/useSelectedRecord.ts';
import { formatDate, formatNetwork } from '../../kit/display/format.ts';
import { SEARCH_PAGING, defineSource, joinDetails, statusLabel } from './defineSource.ts';
import { SEARCH_GROUPS } from './texts.ts';

interface Paths {
  readonly deals: string;
  readonly past: string;
  readonly deposit: string;
  readonly withdrawal: string;
  readonly wallet: string;
}

const OPEN_TRADES: ReadonlySet<string> = new Set(getOpenStatuses(tradeLifecycle));
const OPEN_EXCHANGES: ReadonlySet<string> = new Set(getOpenStatuses(exchangeLifecycle));

const ownSources = ({ deals, past, deposit, withdrawal, wallet }: Paths): readonly RemoteSource[] => [
  defineSource({
    title: SEARCH_GROUPS.deposits,
    kind: 'deposit',
    list: (text) => createLookupCall(depositHistoryList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: ({ number, amount, top_up_amount }) => ({ texts: [number], amounts: [amount, top_up_amount] }),
    entryOf: (row) => ({
      title: `Пополнение ${row.number}`,
      detail: joinDetails(statusLabel(depositLifecycle, row.status), formatDate(row.created_at)),
      amount: row.amount,
      currency: row.currency,
      href: `${deposit}${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.withdrawals,
    kind: 'withdrawal',
    list: (text) => createLookupCall(withdrawalHistoryList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: ({ number, recipient_name, amount }) => ({ texts: [number, recipient_name], amounts: [amount] }),
    entryOf: (row) => ({
      title: `Вывод ${row.number}`,
      detail: joinDetails(row.recipient_name, statusLabel(withdrawalLifecycle, row.status), formatDate(row.created_at)),
      amount: row.amount,
      currency: row.currency,
      href: `${withdrawal}${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.trades,
    kind: 'trade',
    list: (text) => createLookupCall(tradeHistoryList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: (row) => ({
      texts: [row.number, row.ved_contract_number, row.lot_id, row.hash, row.counterparty?.company_name],
      amounts: [row.amount_to_pay, row.amount_to_receive],
    }),
    entryOf: (row) => ({
      title: `${row.request_type === 'sell' ? 'Продажа' : 'Покупка'} ${row.number}`,
      detail: joinDetails(statusLabel(tradeLifecycle, row.status), formatDate(row.created_at)),
      amount: row.amount_to_pay,
      currency: row.currency_to_pay,
      href: OPEN_TRADES.has(row.status ?? '')
        ? `${deals}${row.request_type === 'sell' ? '-sales' : ''}/${row.id}`
        : `${past}${row.request_type === 'sell' ? '-sale' : ''}/${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.exchanges,
    kind: 'exchange',
    list: (text) => createLookupCall(exchangeList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: ({ number, amount_to_pay, amount_to_receive }) => ({
      texts: [number],
      amounts: [amount_to_pay, amount_to_receive],
    }),
    entryOf: (row) => ({
      title: `Обмен ${row.number}`,
      detail: joinDetails(statusLabel(exchangeLifecycle, row.status), formatDate(row.created_at)),
      amount: row.amount_to_pay,
      currency: row.currency_to_pay,
      href: `${OPEN_EXCHANGES.has(row.status ?? '') ? deals : past}-exchange/${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.wallets,
    kind: 'wallet',
    list: (text) => createLookupCall(walletList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: (row) => ({ texts: [row.wallet_id, row.name, row.address, row.ved_contract_number] }),
    entryOf: (row) => ({
      title: row.name === '' ? row.wallet_id : `${row.name} (${row.wallet_id})`,
      detail: joinDetails(formatNetwork(row.network), row.address, statusLabel(walletLifecycle, row.status)),
      amount: row.balance,
      currency: row.currency,
      href: `${wallet}${row.id}`,
    }),
  }),
];

export const PARTICIPANT_SOURCES: readonly RemoteSource[] = [
  ...ownSources({
    deals: '/account/deal',
    past: '/account/history-ved',
    deposit: '/account/operations-history?id=',
    withdrawal: '/account/operations-history?tab=withdrawals&id=',
    wallet: '/account/digital-wallets?id=',
  }),
  defineSource({
    title: SEARCH_GROUPS.payments,
    kind: 'payment',
    list: (text) => createLookupCall(vedTransactionList, { query: { search_query: text, ...SEARCH_PAGING } }),
    byAmount: (amount) => createLookupCall(vedTransactionList, { query: { amount, ...SEARCH_PAGING } }),
    searched: (row) => ({
      texts: [row.number, row.counterparty_name, row.ved_contract_number, row.hash, row.payee_account],
      amounts: [row.amount, row.debit_amount],
    }),
    entryOf: (row) => ({
      title: `Платёж ${row.number}`,
      detail: joinDetails(row.counterparty_name, statusLabel(vedTransactionLifecycle, row.status)),
      amount: row.amount,
      currency: row.currency,
      href: `/account/history-request-for-payment-ved?id=${row.id}`,
    }),
  }),
  defineSource({
    title: SEARCH_GROUPS.contracts,
    kind: 'contract',
    list: (text) => createLookupCall(contractList, { query: { search_query: text, ...SEARCH_PAGING } }),
    searched: (row) => ({ texts: [row.ved_contract_number, row.counterparty_name], amounts: [row.amount] }),
    entryOf: (row) => ({
      title: `Контракт ${row.ved_contract_number ?? row.id}`,
      detail: joinDetails(row.counterparty_name, statusLabel(contractLifecycle, row.status)),
      amount: row.amount,
      currency: row.currency,
      href: `/account/reestr?id=${row.id}`,
    }),
  }),
];

export const PROVIDER_SOURCES: readonly RemoteSource[] = ownSources({
  deals: '/liquidity/deal',
  past: '/liquidity/history',
  deposit: '/liquidity/operations-history?id=',
  withdrawal: '/liquidity/operations-history?tab=withdrawals&id=',
  wallet: '/liquidity/my-wallets?id=',
});

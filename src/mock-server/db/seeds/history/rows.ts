// Rows of the lived world's history. They are older than the contract's rows and have lower ids, so that those keep their
// places in lists and the next numbers.
import { generateTransactionHash } from '../../../domain/rules/operations.ts';
import { demoData } from '../../demo.ts';
import type { Row } from '../../tables.ts';
import { padNumber } from '../large/hash.ts';
import { type HistoryDeal, type HistoryTransfer, getDealKopecks, getFeeKopecks } from './money.ts';

type Organization = Row<'organizations'>;
type Wallet = Row<'wallets'>;
export interface HistorySources {
  readonly organizationOf: (id: number) => Organization;
  readonly walletOf: (id: number) => Wallet;
}

const FIRST_DAY = Date.parse('2026-08-17T00:00:00Z');
const DAY_MS = 86_400_000;
/** Moscow time of a day of the history. */
export const formatHistoryTime = (day: number, time: string): string =>
  `${new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10)}T${time}:00+03:00`;

export const formatCents = (amount: number): string => `${Math.floor(amount / 100)}.${padNumber(amount % 100, 2)}`;
const formatCoins = (hundreds: number): string => `${hundreds * 100}.000000`;
const partyOf = ({ id, company_name, inn, role }: Organization) => ({
  company_id: id,
  company_name,
  company_inn: inn,
  role,
});
const STEPS = [
  ['pending', '10:00', 'owner'],
  ['accepted', '11:05', 'authorized_organization'],
  ['in_progress', '12:10', 'authorized_organization'],
  ['completed', '13:15', 'authorized_organization'],
] as const;

/** One side of a deal; `pair` names both, without it the request still waits. */
export function toTradeRow(
  { organizationOf, walletOf }: HistorySources,
  deal: HistoryDeal,
  side: 'buy' | 'sell',
  { id, lot, done }: { readonly id: number; readonly lot: string; readonly done: boolean },
): Row<'trades'> {
  const isBuy = side === 'buy';
  const [client, other] = isBuy ? [deal.buyer, deal.seller] : [deal.seller, deal.buyer];
  const owner = organizationOf(client.company);
  const [own, far] = [walletOf(client.wallet), walletOf(other.wallet)];
  const [roubles, coins] = [formatCents(getDealKopecks(deal)), formatCoins(deal.coins)];
  const events = STEPS.slice(0, done ? STEPS.length : 1).map(([status, time, by]) => ({
    status,
    at: formatHistoryTime(deal.day, time),
    by,
  }));
  return {
    id,
    number: `С-${id}`,
    request_type: side,
    status: done ? 'completed' : 'pending',
    currency_to_pay: isBuy ? 'RUB' : 'USDT',
    amount_to_pay: isBuy ? roubles : coins,
    currency_to_receive: isBuy ? 'USDT' : 'RUB',
    amount_to_receive: isBuy ? coins : roubles,
    exchange_rate: `${formatCents(deal.rate)}00`,
    trade_limit: null,
    fee: formatCents(getFeeKopecks(deal)),
    wallet_id: client.wallet,
    wallet_type: own.wallet_type,
    ved_contract_number: client.contract,
    contract_exempt: false,
    offer_number: null,
    ...partyOf(owner),
    is_ved_participant: owner.role === 'ved_participant',
    is_liquidity_provider: owner.role === 'liquidity_provider',
    is_authorized_organization: false,
    lot_id: done ? lot : null,
    matched_trade_id: done ? id + (isBuy ? 1 : -1) : null,
    counterparty: done ? partyOf(organizationOf(other.company)) : null,
    files: [],
    comment: null,
    hash: done ? generateTransactionHash(lot) : null,
    sender_address: done ? (isBuy ? far : own).address : null,
    recipient_address: done ? (isBuy ? own : far).address : null,
    transaction_risk: done ? own.aml_percentage : null,
    created_at: formatHistoryTime(deal.day, isBuy ? '10:00' : '10:01'),
    updated_at: events.at(-1)?.at ?? '',
    events,
  };
}

/** The statement dates an executed record by its creation. */
const executedAt = (done: boolean, at: string): Row<'deposits'>['events'] =>
  done ? [{ status: 'executed', at, by: 'authorized_organization' }] : [];

/** `accepted` has its payment order and waits for the operator. */
export function toDepositRow(
  { organizationOf }: HistorySources,
  { day, client, amount }: HistoryTransfer,
  id: number,
  status: 'executed' | 'accepted',
): Row<'deposits'> {
  const done = status === 'executed';
  return {
    id,
    number: `П-${id}`,
    amount: formatCents(amount),
    currency: 'RUB',
    status,
    payment_order: `/media/deposits/${id}/po-${id}.pdf`,
    top_up_amount: done ? formatCents(amount) : null,
    comment: null,
    ...partyOf(organizationOf(client.company)),
    created_at: formatHistoryTime(day, '09:20'),
    events: executedAt(done, formatHistoryTime(day, '09:20')),
  };
}

const PURPOSES = ['Возврат собственных средств. Без НДС', 'Вывод выручки по договору оферты. Без НДС'];

export function toWithdrawalRow(
  { organizationOf }: HistorySources,
  { day, client, amount }: HistoryTransfer,
  id: number,
  status: 'executed' | 'pending',
): Row<'withdrawals'> {
  const owner = organizationOf(client.company);
  return {
    id,
    number: `В-${id}`,
    amount: formatCents(amount),
    currency: 'RUB',
    status,
    recipient_name: owner.company_name,
    settlement_account: demoData.fiat_wallets.find(({ company_id }) => company_id === owner.id)?.account_number ?? '',
    bik: owner.bik,
    corr_account: null,
    bank_name: owner.bank_name,
    purpose: PURPOSES[id % PURPOSES.length] ?? '',
    comment: null,
    file: null,
    ...partyOf(owner),
    created_at: formatHistoryTime(day, '14:40'),
    events: executedAt(status === 'executed', formatHistoryTime(day, '14:40')),
  };
}

/** Payments of 100 USDT by currency of the contract. */
const PER_HUNDRED: Readonly<Record<string, number>> = { USD: 99, CNY: 722, AED: 367 };

export interface HistoryContract {
  readonly ved_contract_number: string;
  readonly counterparty_name: string | null;
  readonly counterparty_country: string | null;
  readonly currency: string | null;
}

export function toPaymentRow(
  { organizationOf, walletOf }: HistorySources,
  { day, client, amount }: HistoryTransfer,
  contract: HistoryContract,
  { id, done }: { readonly id: number; readonly done: boolean },
): Row<'ved_transactions'> {
  const owner = organizationOf(client.company);
  const steps = done ? (['pending', 'accepted', 'executed'] as const) : (['pending'] as const);
  const times = ['15:00', '15:40', '16:25'];
  return {
    id,
    number: `ВЭД-${id}`,
    amount: `${amount * (PER_HUNDRED[contract.currency ?? ''] ?? 1)}.00`,
    currency: contract.currency ?? 'USD',
    status: done ? 'executed' : 'pending',
    ved_contract_number: contract.ved_contract_number,
    wallet_id: client.wallet,
    counterparty_name: contract.counterparty_name ?? '',
    counterparty_country: contract.counterparty_country ?? '',
    operation_code: '11100',
    payee_account: null,
    payee_swift: null,
    payee_bank: null,
    payee_address: null,
    payee_network: null,
    purpose: `Оплата по контракту УНК ${contract.ved_contract_number}`,
    invoice: `/media/ved/${id}/invoice.pdf`,
    rate: null,
    rate_source: null,
    rate_at: null,
    debit_amount: done ? formatCoins(amount) : null,
    debit_currency: done ? 'USDT' : null,
    fee: done ? '0.000000' : null,
    hash: done ? generateTransactionHash(`ВЭД-${id}`) : null,
    network: done ? walletOf(client.wallet).network : null,
    comment: null,
    company_id: owner.id,
    company_name: owner.company_name,
    company_inn: owner.inn,
    created_at: formatHistoryTime(day, '15:00'),
    events: steps.map((status, index) => ({
      status,
      at: formatHistoryTime(day, times[index] ?? '15:00'),
      by: index === 0 ? 'owner' : 'authorized_organization',
    })),
  };
}

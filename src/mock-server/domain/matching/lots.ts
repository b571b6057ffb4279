// Lots: a buy and a sell joined at one amount and one rate; the larger request is split (contract rows 10, 11, 96).
import { amountValidator as amountIn, validateRate as isRate } from '../../../api/validation/amounts.ts';
import { type Decimal, toDecimal, truncateToCurrency } from '../../../api/amounts/decimal.ts';
import { calculateFee } from '../../../api/amounts/fee.ts';
import { isTradeLimitMet } from '../../../api/amounts/tradeLimit.ts';
import { getCryptoAmount } from '../../../api/amounts/tradeAmounts.ts';
import { formatMoneyValue, minAmount } from '../money/decimal.ts';
import { getFiatAccountPair, releaseReserve, reserveFunds, getWalletAccountPair } from '../money/ledger.ts';
import { tradeReserve } from '../money/reserves.ts';
import { notify } from '../notify.ts';
import { validationError } from '../../http/response.ts';
import { assertValid } from '../rules/validation.ts';
import { withStatus } from '../rules/requests.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { compareByCreation, isOppositeTrade } from './matching.ts';

type Trade = Row<'trades'>;

export interface LotOrder {
  readonly buy: Trade;
  readonly sell: Trade;
  /** Digital currency; default the smaller side. */
  readonly amount?: string | undefined;
  /** Default: the rate of the earlier request. */
  readonly exchange_rate?: string | undefined;
  readonly comment?: string | undefined;
}
export interface Lot {
  readonly lot_id: string;
  readonly buy: Trade;
  readonly sell: Trade;
}

/** Agreed terms of a lot. */
interface Terms {
  readonly lot_id: string;
  readonly coins: Decimal;
  readonly roubles: Decimal;
  readonly exchange_rate: string;
  readonly comment: string | null;
}

const holdingOf = (trade: Trade) =>
  trade.request_type === 'buy' ? getFiatAccountPair(trade.company_id) : getWalletAccountPair(trade.wallet_id);

/** Releases the reserve of an open trade. */
export const releaseTradeReserve = (world: Database, trade: Trade): void =>
  releaseReserve(world, holdingOf(trade), tradeReserve(trade));
/** Reserves the amount of a new trade; throws FN for insufficient funds. */
export const reserveTradeFunds = (world: Database, trade: Trade): void =>
  reserveFunds(world, holdingOf(trade), tradeReserve(trade));

/** Joins two accepted trades and notifies both owners. Throws V, LIMIT or, when the rate costs the buyer more, FN. */
export function formLot(world: Database, order: LotOrder): Lot {
  const { buy, sell, comment = null } = order;
  if (!isOppositeTrade(buy, sell)) throw validationError({ sell_trade_id: 'Заявки не подходят друг другу' }); // assumed: the contract gives no text
  const { coins, exchange_rate } = agreed(order);
  for (const side of [buy, sell])
    if (!isTradeLimitMet(side, coins, exchange_rate)) throw validationError({ amount: 'Сумма меньше минимальной' });
  const roubles = truncateToCurrency(coins.times(exchange_rate), 'RUB');
  if (roubles.eq(0)) throw validationError({ amount: 'Сумма меньше минимальной' });
  const year = world.clock.iso().slice(0, 4);
  const lot_id = `LOT-${year}-${String(world.ids.tick('lot')).padStart(4, '0')}`;
  const terms = { lot_id, coins, roubles, exchange_rate, comment };
  const sides = { buy: joined(world, buy, sell, terms), sell: joined(world, sell, buy, terms) };
  for (const { id, company_id, request_type } of [sides.buy, sides.sell])
    notify(world, company_id, 'trade_in_progress', { id, lot: lot_id, deal: getDealPath(request_type) });
  return { lot_id, ...sides };
}

/** Validated amount and rate of a lot. */
function agreed({ buy, sell, amount, exchange_rate }: LotOrder): Pick<Terms, 'coins' | 'exchange_rate'> {
  const most = minAmount(toDecimal(getCryptoAmount(buy)), toDecimal(getCryptoAmount(sell)));
  const [first] = [buy, sell].sort(compareByCreation);
  const rate = exchange_rate ?? first?.exchange_rate ?? buy.exchange_rate;
  assertValid({
    amount: amount === undefined ? null : amountIn(buy.currency_to_receive)(amount),
    exchange_rate: isRate(rate),
  });
  const coins = amount === undefined ? most : toDecimal(amount);
  if (coins.gt(most)) throw validationError({ amount: 'Больше, чем в заявках' }); // assumed: the contract gives no text
  return { coins, exchange_rate: rate };
}

/** One side of a lot: the agreed part is in progress, the rest becomes a new market request or is dropped. */
function joined(world: Database, trade: Trade, other: Trade, terms: Terms): Trade {
  const { lot_id, exchange_rate } = terms;
  releaseTradeReserve(world, trade);
  const left = toDecimal(getCryptoAmount(trade)).minus(terms.coins);
  const rest = restOf(world, trade, left);
  const { company_id, company_name, company_inn, role } = other;
  const part: Trade = {
    ...withStatus(world, trade, 'in_progress', 'authorized_organization'),
    ...sumsOf(trade, terms.coins, terms.roubles),
    exchange_rate,
    lot_id,
    matched_trade_id: other.id,
    counterparty: { company_id, company_name, company_inn, role },
    comment: said(said(trade.comment, terms.comment), left.gt(0) ? wordOnRest(rest) : null),
    updated_at: world.clock.iso(),
  };
  for (const kept of rest ? [part, rest] : [part]) {
    reserveTradeFunds(world, kept);
    world.put('trades', kept);
  }
  return part;
}

// assumed: the comment of a split request shows its owner the number of the remaining one
const wordOnRest = (rest: Trade | null): string =>
  rest ? `Остаток — в заявке ${rest.number}` : 'Остаток меньше минимальной суммы: резерв за него возвращён';

/** The remaining `coins` of a trade as a new accepted request; null for zero or less than its limit. */
function restOf(world: Database, trade: Trade, coins: Decimal): Trade | null {
  const roubles = truncateToCurrency(coins.times(trade.exchange_rate), 'RUB');
  if (roubles.eq(0) || !isTradeLimitMet(trade, coins, trade.exchange_rate)) return null;
  const id = world.ids.next('trades');
  const now = world.clock.iso();
  return {
    ...trade,
    ...sumsOf(trade, coins, roubles),
    id,
    number: `С-${id}`,
    comment: said(`Остаток заявки ${trade.number}`, trade.comment), // assumed: shows the owner where the remaining request comes from
    created_at: now,
    updated_at: now,
    events: [{ status: trade.status, at: now, by: 'authorized_organization' }],
  };
}

/** Appends one comment to another, so that neither the client's nor the operator's is lost. */
function said(first: string | null, then: string | null | undefined): string | null {
  return [first, then].filter(Boolean).join('\n') || null;
}

function sumsOf({ request_type, currency_to_pay, currency_to_receive }: Trade, coins: Decimal, roubles: Decimal) {
  const [pay, receive] = request_type === 'buy' ? [roubles, coins] : [coins, roubles];
  return {
    amount_to_pay: formatMoneyValue(pay, currency_to_pay),
    amount_to_receive: formatMoneyValue(receive, currency_to_receive),
    fee: formatMoneyValue(calculateFee(roubles), 'RUB'),
  };
}

/** Path of the deal screen below an area. */
export const getDealPath = (kind: Trade['request_type']): string => (kind === 'buy' ? 'deal' : 'deal-sales');

/** Both trades of a lot; throws when the other one is missing, which no call can cause. */
export function requireLot(world: Database, trade: Trade): Lot {
  const other = trade.matched_trade_id === null ? undefined : world.get('trades', trade.matched_trade_id);
  if (trade.lot_id === null || !other) throw new Error(`${trade.number} is in no lot`);
  const [buy, sell] = trade.request_type === 'buy' ? [trade, other] : [other, trade];
  return { lot_id: trade.lot_id, buy, sell };
}

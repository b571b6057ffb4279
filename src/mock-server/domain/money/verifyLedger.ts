// Invariants of the ledger.
import { validateContractNumber } from '../../../api/validation/contract.ts';
import { toDecimal } from '../../../api/amounts/decimal.ts';
import { calculateFee } from '../../../api/amounts/fee.ts';
import { getCryptoAmount, getRubleAmount } from '../../../api/amounts/tradeAmounts.ts';
import { REJECTION_SCORE, isHighRisk } from '../aml.ts';
import type { RowStore } from '../../db/store.ts';
import type { Row } from '../../db/tables.ts';
import { ZERO, addAmounts } from './decimal.ts';
import { expectedReserves } from './reserves.ts';
import { sumHoldings } from './seedLedger.ts';

type Problem = string;

/** Violated invariants, as developer messages; empty for a consistent world. */
export function verifyLedger(store: RowStore): readonly Problem[] {
  return [
    ...checkBalances(store),
    ...checkReserves(store),
    ...checkTotals(store),
    ...checkStatements(store),
    ...checkRisk(store),
    ...checkTrades(store),
    ...checkLots(store),
    ...checkContracts(store),
  ];
}

function* checkBalances(store: RowStore): Generator<Problem> {
  for (const { id, balance, reserved } of store.rows('wallets'))
    if (toDecimal(reserved).lt(0) || toDecimal(balance).lt(reserved))
      yield `wallet ${id}: balance ${balance}, reserved ${reserved}`;
  for (const { company_id, balance, reserved, available } of store.rows('fiat_wallets'))
    if (toDecimal(reserved).lt(0) || toDecimal(available).lt(0) || !toDecimal(balance).minus(reserved).eq(available))
      yield `roubles of ${company_id}: balance ${balance}, reserved ${reserved}, available ${available}`;
}

function* checkReserves(store: RowStore): Generator<Problem> {
  const { fiat, wallets } = expectedReserves(store);
  for (const { id, reserved } of store.rows('wallets')) {
    const due = wallets.get(id) ?? ZERO;
    if (!due.eq(reserved)) yield `wallet ${id}: reserved ${reserved}, open requests hold ${due.toFixed()}`;
  }
  for (const { company_id, reserved } of store.rows('fiat_wallets')) {
    const due = fiat.get(company_id) ?? ZERO;
    if (!due.eq(reserved)) yield `roubles of ${company_id}: reserved ${reserved}, open requests hold ${due.toFixed()}`;
  }
}

/** The external account balances all holdings. */
function* checkTotals(store: RowStore): Generator<Problem> {
  const held = sumHoldings(store);
  const currencies = new Set([...held.keys(), ...[...store.rows('externals')].map(({ id }) => id)]);
  for (const currency of currencies) {
    const sum = (held.get(currency) ?? ZERO).plus(store.get('externals', currency)?.balance ?? 0);
    if (!sum.eq(0)) yield `${currency}: ${sum.toFixed()} appeared from nowhere`;
  }
}

function* checkStatements(store: RowStore): Generator<Problem> {
  for (const { company_id, balance } of store.rows('fiat_wallets')) {
    const sum = addAmounts(store.sortedBy('fiat_operations', 'company_id', company_id).map(({ amount }) => amount));
    if (!sum.eq(balance)) yield `statement of ${company_id}: ${sum.toFixed()} instead of ${balance}`;
  }
}

function* checkRisk(store: RowStore): Generator<Problem> {
  for (const wallet of store.rows('wallets'))
    if ((wallet.aml_percentage ?? 0) >= REJECTION_SCORE && !isHighRisk(wallet))
      yield `wallet ${wallet.id}: AML ${wallet.aml_percentage} but ${wallet.status}`;
}

function* checkTrades(store: RowStore): Generator<Problem> {
  for (const trade of store.rows('trades')) {
    const { number, fee } = trade;
    if (!calculateFee(getRubleAmount(trade)).eq(fee)) yield `${number}: fee ${fee} on ${getRubleAmount(trade)}`;
    const wallet = store.get('wallets', trade.wallet_id);
    const coins = trade.request_type === 'buy' ? trade.currency_to_receive : trade.currency_to_pay;
    if (wallet?.company_id !== trade.company_id || wallet.currency !== coins)
      yield `${number}: wallet ${trade.wallet_id} is not its own or of another currency`;
    const inLot = trade.status === 'in_progress' || trade.status === 'completed';
    if (inLot && trade.lot_id === null) yield `${number}: ${trade.status} without a lot`;
  }
}

/** A lot is a buy and a matching sell. */
function* checkLots(store: RowStore): Generator<Problem> {
  const lots = new Map<string, Row<'trades'>[]>();
  for (const trade of store.rows('trades'))
    if (trade.lot_id !== null) lots.set(trade.lot_id, [...(lots.get(trade.lot_id) ?? []), trade]);
  for (const [id, sides] of lots) {
    const buy = sides.find((side) => side.request_type === 'buy');
    const sell = sides.find((side) => side.request_type === 'sell');
    if (sides.length !== 2 || !buy || !sell) {
      yield `${id}: ${sides.length} sides`;
      continue;
    }
    const mirrored =
      buy.matched_trade_id === sell.id &&
      sell.matched_trade_id === buy.id &&
      buy.status === sell.status &&
      buy.counterparty?.company_id === sell.company_id &&
      sell.counterparty?.company_id === buy.company_id &&
      buy.company_id !== sell.company_id &&
      toDecimal(buy.exchange_rate).eq(sell.exchange_rate) &&
      toDecimal(getRubleAmount(buy)).eq(getRubleAmount(sell)) &&
      toDecimal(getCryptoAmount(buy)).eq(getCryptoAmount(sell));
    if (!mirrored) yield `${id}: the sides ${buy.number} and ${sell.number} differ`;
  }
}

function* checkContracts(store: RowStore): Generator<Problem> {
  for (const { ved_contract_number, contract_type } of store.rows('contracts')) {
    const type = contract_type === 'export' ? 'export' : 'import';
    const wrong = validateContractNumber(ved_contract_number, type);
    if (wrong !== null) yield `contract ${ved_contract_number} (${contract_type}): ${wrong}`;
  }
}

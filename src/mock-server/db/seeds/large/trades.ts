// Generated trades in cycles of twenty: pending, accepted, lots in progress and completed, terminated.
import { generateTransactionHash } from '../../../domain/rules/operations.ts';
import type { Row } from '../../tables.ts';
import { getSeedDay, padNumber, pickByHash } from './hash.ts';
import { FIRST_ORGANIZATION_ID, generateContractNumber } from './parties.ts';
import { getTradingWalletId } from './wallets.ts';

type Trade = Row<'trades'>;
type Organization = Row<'organizations'>;

/** Statuses of one cycle. A lot takes two entries: a buy and the matching sell. */
const OPEN = ['pending', 'pending', 'accepted', 'accepted', 'in_progress', 'in_progress', 'rejected', 'cancelled'];
const ROUND: readonly string[] = OPEN.concat(Array.from({ length: 12 }, () => 'completed'));
const PATHS: Readonly<Record<string, readonly string[]>> = {
  pending: ['pending'],
  accepted: ['pending', 'accepted'],
  in_progress: ['pending', 'accepted', 'in_progress'],
  completed: ['pending', 'accepted', 'in_progress', 'completed'],
  rejected: ['pending', 'rejected'],
  cancelled: ['pending', 'cancelled'],
};
const HOURS = ['10:00', '11:05', '12:10', '13:15'];
const NO_FILES: Trade['files'] = [];

/** Memoizes values that many rows share. */
const shared = <K, V>(make: (key: K) => V) => {
  const made = new Map<K, V>();
  return (key: K): V => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};

/** History of a row by day and status. */
const historyOf = shared((key: `${string} ${string}`) => {
  const [day = '', status = ''] = key.split(' ');
  const events = (PATHS[status] ?? []).map((step, index) => ({
    status: step,
    at: `${day}T${HOURS[index]}:00+03:00`,
    by: index === 0 || step === 'cancelled' ? 'owner' : 'authorized_organization',
  }));
  return { created_at: events[0]?.at ?? '', updated_at: events.at(-1)?.at ?? '', events };
});
const coinsText = shared((coins: number) => `${coins}.000000`);
const rateText = shared((rate: number) => `${cents(rate)}00`);

/** Integer kopecks as a decimal string; amounts are integers until they are formatted. */
const cents = (amount: number): string => `${Math.floor(amount / 100)}.${padNumber(amount % 100, 2)}`;

export interface TradeSides {
  readonly buyers: readonly Organization[];
  readonly sellers: readonly Organization[];
}
type PartyOf = (row: Organization) => NonNullable<Trade['counterparty']>;

function trade({ buyers, sellers }: TradeSides, partyOf: PartyOf, index: number, count: number): Trade {
  const id = FIRST_ORGANIZATION_ID + index;
  const status = ROUND[index % ROUND.length] ?? 'pending';
  const isBuy = index % 2 === 0;
  const pair = index - (index % 2);
  const inLot = status === 'in_progress' || status === 'completed';
  const [buyer, seller] = [buyers[pickByHash(pair, buyers.length)], sellers[pickByHash(pair + 1, sellers.length)]];
  const [owner, other] = isBuy ? [buyer, seller] : [seller, buyer];
  const [company_id, role] = [owner?.id ?? 0, owner?.role ?? 'ved_participant'];
  // Both sides agree on amount and rate; hundreds of USDT at whole kopecks give whole kopecks.
  const coins = 100 * (1 + pickByHash(pair + 2, 200));
  const rate = 8_800 + pickByHash(pair + 3, 800);
  const [amount, roubles] = [coinsText(coins), cents(coins * rate)];
  const { created_at, updated_at, events } = historyOf(`${getSeedDay(1 - index / count)} ${status}`);
  return {
    id,
    number: `С-${id}`,
    request_type: isBuy ? 'buy' : 'sell',
    status,
    currency_to_pay: isBuy ? 'RUB' : 'USDT',
    amount_to_pay: isBuy ? roubles : amount,
    currency_to_receive: isBuy ? 'USDT' : 'RUB',
    amount_to_receive: isBuy ? amount : roubles,
    exchange_rate: rateText(rate),
    trade_limit: null,
    fee: cents(Math.floor((coins * rate * 5) / 1000)),
    wallet_id: getTradingWalletId(company_id),
    wallet_type: 'import',
    ved_contract_number: role === 'ved_participant' ? generateContractNumber(company_id) : null,
    contract_exempt: false,
    offer_number: null,
    company_id,
    company_name: owner?.company_name ?? '',
    company_inn: owner?.inn ?? null,
    role,
    is_ved_participant: role === 'ved_participant',
    is_liquidity_provider: role === 'liquidity_provider',
    is_authorized_organization: false,
    lot_id: inLot ? lotOf(pair) : null,
    matched_trade_id: inLot ? (isBuy ? id + 1 : id - 1) : null,
    counterparty: inLot && other ? partyOf(other) : null,
    files: NO_FILES,
    comment: status === 'rejected' ? 'Не подтверждён источник средств' : null,
    hash: null,
    sender_address: null,
    recipient_address: null,
    transaction_risk: null,
    created_at,
    updated_at,
    events,
  };
}

const lotOf = (pair: number): string => `LOT-2026-${padNumber(1000 + pair / 2, 4)}`;

/** Number of the last lot among `count` trades. */
export const getLastLotNumber = (count: number): number => 1000 + Math.floor(count / 2);

export function generateTrades(sides: TradeSides, count: number): Trade[] {
  const partyOf = shared(({ id, company_name, inn, role }: Organization) => ({
    company_id: id,
    company_name,
    company_inn: inn,
    role,
  }));
  return Array.from({ length: count }, (_, index) => trade(sides, partyOf, index, count));
}

/** Registry rows of the newest completed trades, numbered from `first`. */
export function generateOperations(
  executed: readonly Trade[],
  walletOf: (id: number) => Row<'wallets'> | undefined,
  first: number,
): Row<'operations'>[] {
  return executed.map((row, index) => {
    const wallet = walletOf(row.wallet_id);
    return {
      id: FIRST_ORGANIZATION_ID + index,
      operation_id: `ЦВ-2026-${padNumber(first + index, 6)}`,
      operation_type: row.request_type,
      operation_date: row.updated_at,
      operation_date_begin: row.created_at,
      currency: 'USDT',
      network: wallet?.network ?? '',
      currency_amount: row.request_type === 'buy' ? row.amount_to_receive : row.amount_to_pay,
      participant_id: row.company_id,
      participant_type: row.role,
      company_name: row.company_name,
      company_inn: row.company_inn,
      wallet_address: wallet?.address ?? '',
      hash: generateTransactionHash(row.lot_id ?? ''),
      aml_percentage: wallet?.aml_percentage ?? null,
      ved_contract_number: row.ved_contract_number,
      submitted: index % 4 === 0,
    };
  });
}

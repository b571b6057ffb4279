// Exchanges of currency in the lived world: BTC and ETH of clients for their USDT.
import type { Row } from '../../tables.ts';
import { padNumber, pickByHash } from '../large/hash.ts';
import { HISTORY_DAYS } from './clients.ts';
import { type HistorySources, formatHistoryTime } from './rows.ts';

/** USDT per coin, and the usual amount in hundredths of a coin. */
const MARKET = { BTC: { rate: 98_000, usual: 8 }, ETH: { rate: 3_400, usual: 150 } } as const;
/** Wallets of a client, and days between its exchanges. */
const EXCHANGERS = [
  { from: 10, to: 9, coin: 'BTC', every: 13 },
  { from: 11, to: 9, coin: 'ETH', every: 9 },
  { from: 2, to: 1, coin: 'BTC', every: 21 },
  { from: 27, to: 26, coin: 'BTC', every: 11 },
  { from: 28, to: 26, coin: 'ETH', every: 17 },
  { from: 31, to: 30, coin: 'BTC', every: 19 },
] as const;
const EVERY_REJECTED = 8;

export interface HistoryExchange {
  readonly day: number;
  readonly from: number;
  readonly to: number;
  readonly hundredths: number;
  readonly rate: number;
  readonly done: boolean;
}

export const createHistoryExchanges = (): HistoryExchange[] =>
  EXCHANGERS.flatMap(({ from, to, coin, every }) =>
    Array.from({ length: Math.floor((HISTORY_DAYS - 6) / every) }, (_, index) => {
      const mark = from * 100 + index;
      const { rate, usual } = MARKET[coin];
      return {
        day: 4 + (from % 5) + index * every,
        from,
        to,
        hundredths: usual + pickByHash(mark, usual),
        rate: rate + 100 * pickByHash(mark + 1, 9), // hundredths at a whole hundred give whole USDT
        done: mark % EVERY_REJECTED !== 0,
      };
    }),
  ).sort((a, b) => a.day - b.day);

export function toExchangeRow(
  { organizationOf, walletOf }: HistorySources,
  { day, from, to, hundredths, rate, done }: HistoryExchange,
  id: number,
): Row<'exchanges'> {
  const wallet = walletOf(from);
  const { id: company_id, company_name, inn: company_inn, role } = organizationOf(wallet.company_id);
  const steps = done
    ? ([
        ['accepted', '11:05'],
        ['completed', '12:10'],
      ] as const)
    : ([['rejected', '11:05']] as const);
  return {
    id,
    number: `О-${id}`,
    request_type: 'sell',
    status: done ? 'completed' : 'rejected',
    currency_to_pay: wallet.currency,
    amount_to_pay: `${Math.floor(hundredths / 100)}.${padNumber(hundredths % 100, 2)}000000`,
    currency_to_receive: 'USDT',
    amount_to_receive: `${(hundredths * rate) / 100}.000000`,
    exchange_rate: `${rate}.00`,
    wallet_id: from,
    target_wallet_id: to,
    files: [],
    company_id,
    company_name,
    company_inn,
    role,
    created_at: formatHistoryTime(day, '10:00'),
    events: [
      { status: 'pending', at: formatHistoryTime(day, '10:00'), by: 'owner' },
      ...steps.map(([status, time]) => ({ status, at: formatHistoryTime(day, time), by: 'authorized_organization' })),
    ],
  };
}

// Generated deals of the lived world: a buyer deposits, buys and pays; an exporter sells; the proceeds are withdrawn weekly.
import { pickByHash } from '../large/hash.ts';
import { HISTORY_DAYS, type HistoryClient, historyClients } from './clients.ts';

/** A lot in hundreds of USDT at a rate in kopecks: whole kopecks result. */
export interface HistoryDeal {
  readonly day: number;
  readonly buyer: HistoryClient;
  readonly seller: HistoryClient;
  readonly coins: number;
  readonly rate: number;
}
/** A movement of roubles between an account and its bank, in kopecks. */
export interface HistoryTransfer {
  readonly day: number;
  readonly client: HistoryClient;
  readonly amount: number;
}
export interface MoneyHistory {
  readonly deals: readonly HistoryDeal[];
  readonly deposits: readonly HistoryTransfer[];
  readonly withdrawals: readonly HistoryTransfer[];
  /** Executed payments abroad; `amount` in hundreds of USDT. */
  readonly payments: readonly HistoryTransfer[];
}

const ROUND = 10_000_000; // deposits are whole hundreds of thousands of roubles
const isActive = ({ days: [first, last] }: HistoryClient, day: number): boolean => day >= first && day <= last;
/** Kopecks per USDT: a slow wave with a daily noise. */
const rateAt = (day: number): number => 9_150 + Math.abs(((day * 7) % 240) - 120) + pickByHash(day, 25);

export const getDealKopecks = ({ coins, rate }: Pick<HistoryDeal, 'coins' | 'rate'>): number => coins * 100 * rate;
export const getFeeKopecks = (deal: Pick<HistoryDeal, 'coins' | 'rate'>): number =>
  Math.floor(getDealKopecks(deal) / 200);

function dealsOf(client: HistoryClient, providers: readonly HistoryClient[]): HistoryDeal[] {
  const [first, last] = client.days;
  const count = Math.floor((last - first) / client.every);
  return Array.from({ length: count }, (_, index) => {
    const day = first + 4 + index * client.every;
    const open = providers.filter((provider) => isActive(provider, day));
    const other = open[(index + client.company) % open.length] ?? client;
    const coins = client.lot + pickByHash(client.company * 100 + index, Math.ceil(client.lot / 2));
    const [buyer, seller] = client.side === 'buys' ? [client, other] : [other, client];
    return { day, buyer, seller, coins, rate: rateAt(day) };
  });
}

/** Weekly withdrawals of what came in and is not needed. */
function withdrawalsOf(client: HistoryClient, deals: readonly HistoryDeal[]): HistoryTransfer[] {
  const made: HistoryTransfer[] = [];
  let left = 0;
  for (let day = 0; day < HISTORY_DAYS - 1; day += 1) {
    for (const deal of deals.filter((one) => one.day === day)) {
      if (deal.seller === client) left += getDealKopecks(deal) - getFeeKopecks(deal);
      if (deal.buyer === client) left -= getDealKopecks(deal) + getFeeKopecks(deal);
    }
    if (day % 7 !== 6 || left < 2 * ROUND) continue;
    const amount = Math.floor(left / ROUND) * ROUND;
    made.push({ day: day + 1, client, amount });
    left -= amount;
  }
  return made;
}

/** Remaining deposits after the last deal. */
function closingOf(
  client: HistoryClient,
  deals: readonly HistoryDeal[],
  deposits: readonly HistoryTransfer[],
): HistoryTransfer {
  const added = deposits.filter((one) => one.client === client).reduce((sum, { amount }) => sum + amount, 0);
  const spent = deals
    .filter(({ buyer }) => buyer === client)
    .reduce((sum, deal) => sum + getDealKopecks(deal) + getFeeKopecks(deal), 0);
  return { day: client.days[1] + 3, client, amount: added - spent };
}

export function createMoneyHistory(): MoneyHistory {
  const providers = historyClients.filter(({ side }) => side === 'provides');
  const traders = historyClients.filter(({ side }) => side === 'buys' || side === 'sells');
  const deals = traders.flatMap((client) => dealsOf(client, providers)).sort((a, b) => a.day - b.day);
  const deposits = deals.map((deal): HistoryTransfer => ({
    day: deal.day - 1,
    client: deal.buyer,
    amount: Math.ceil((getDealKopecks(deal) + getFeeKopecks(deal)) / ROUND) * ROUND,
  }));
  const paid = deals.filter(({ buyer, day }) => buyer.contract !== null && day + 2 < HISTORY_DAYS - 1);
  const foreign = historyClients.filter(({ side }) => side === 'pays');
  return {
    deals,
    // a provider buys from exporters with the proceeds of its sales
    deposits: deposits.filter(({ client }) => client.side === 'buys').sort((a, b) => a.day - b.day),
    withdrawals: [
      ...historyClients.flatMap((client) => (client.side === 'buys' ? [] : withdrawalsOf(client, deals))),
      ...historyClients.filter(({ closes }) => closes).map((client) => closingOf(client, deals, deposits)),
    ],
    payments: [
      ...paid.map(({ day, buyer, coins }) => ({ day: day + 2, client: buyer, amount: Math.floor((coins * 9) / 10) })),
      ...foreign.flatMap((client) =>
        Array.from({ length: Math.floor(HISTORY_DAYS / client.every) }, (_, index) => ({
          day: 3 + index * client.every,
          client,
          amount: client.lot + pickByHash(index, 20),
        })),
      ),
    ].sort((a, b) => a.day - b.day),
  };
}

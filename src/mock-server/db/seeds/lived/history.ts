// Generated deals of the lived world: a buyer deposits, buys and pays; an exporter sells; the proceeds are withdrawn weekly.
import { pickByHash } from '../large/hash.ts';
import { HISTORY_DAYS, type LivedClient, livedClients } from './clients.ts';

/** A lot in hundreds of USDT at a rate in kopecks: whole kopecks result. */
export interface LivedDeal {
  readonly day: number;
  readonly buyer: LivedClient;
  readonly seller: LivedClient;
  readonly coins: number;
  readonly rate: number;
}
/** A movement of roubles between an account and its bank, in kopecks. */
export interface LivedTransfer {
  readonly day: number;
  readonly client: LivedClient;
  readonly amount: number;
}
export interface LivedHistory {
  readonly deals: readonly LivedDeal[];
  readonly deposits: readonly LivedTransfer[];
  readonly withdrawals: readonly LivedTransfer[];
  /** Executed payments abroad; `amount` in hundreds of USDT. */
  readonly payments: readonly LivedTransfer[];
}

const ROUND = 10_000_000; // deposits are whole hundreds of thousands of roubles
const isActive = ({ days: [first, last] }: LivedClient, day: number): boolean => day >= first && day <= last;
/** Kopecks per USDT: a slow wave with a daily noise. */
const rateAt = (day: number): number => 9_150 + Math.abs(((day * 7) % 240) - 120) + pickByHash(day, 25);

export const dealKopecks = ({ coins, rate }: Pick<LivedDeal, 'coins' | 'rate'>): number => coins * 100 * rate;
export const feeKopecks = (deal: Pick<LivedDeal, 'coins' | 'rate'>): number => Math.floor(dealKopecks(deal) / 200);

function dealsOf(client: LivedClient, providers: readonly LivedClient[]): LivedDeal[] {
  const [first, last] = client.days;
  const count = Math.floor((last - first) / client.every);
  return Array.from({ length: count }, (_, place) => {
    const day = first + 4 + place * client.every;
    const open = providers.filter((provider) => isActive(provider, day));
    const other = open[(place + client.company) % open.length] ?? client;
    const coins = client.lot + pickByHash(client.company * 100 + place, Math.ceil(client.lot / 2));
    const [buyer, seller] = client.side === 'buys' ? [client, other] : [other, client];
    return { day, buyer, seller, coins, rate: rateAt(day) };
  });
}

/** Weekly withdrawals of what came in and is not needed. */
function withdrawalsOf(client: LivedClient, deals: readonly LivedDeal[]): LivedTransfer[] {
  const made: LivedTransfer[] = [];
  let left = 0;
  for (let day = 0; day < HISTORY_DAYS - 1; day += 1) {
    for (const deal of deals.filter((one) => one.day === day)) {
      if (deal.seller === client) left += dealKopecks(deal) - feeKopecks(deal);
      if (deal.buyer === client) left -= dealKopecks(deal) + feeKopecks(deal);
    }
    if (day % 7 !== 6 || left < 2 * ROUND) continue;
    const amount = Math.floor(left / ROUND) * ROUND;
    made.push({ day: day + 1, client, amount });
    left -= amount;
  }
  return made;
}

/** What is left of the deposits after the last deal. */
function closingOf(
  client: LivedClient,
  deals: readonly LivedDeal[],
  deposits: readonly LivedTransfer[],
): LivedTransfer {
  const added = deposits.filter((one) => one.client === client).reduce((sum, { amount }) => sum + amount, 0);
  const spent = deals
    .filter(({ buyer }) => buyer === client)
    .reduce((sum, deal) => sum + dealKopecks(deal) + feeKopecks(deal), 0);
  return { day: client.days[1] + 3, client, amount: added - spent };
}

export function createLivedHistory(): LivedHistory {
  const providers = livedClients.filter(({ side }) => side === 'provides');
  const traders = livedClients.filter(({ side }) => side === 'buys' || side === 'sells');
  const deals = traders.flatMap((client) => dealsOf(client, providers)).sort((a, b) => a.day - b.day);
  const deposits = deals.map((deal): LivedTransfer => ({
    day: deal.day - 1,
    client: deal.buyer,
    amount: Math.ceil((dealKopecks(deal) + feeKopecks(deal)) / ROUND) * ROUND,
  }));
  const paid = deals.filter(({ buyer, day }) => buyer.contract !== null && day + 2 < HISTORY_DAYS - 1);
  const foreign = livedClients.filter(({ side }) => side === 'pays');
  return {
    deals,
    // a provider buys from exporters with the proceeds of its sales
    deposits: deposits.filter(({ client }) => client.side === 'buys').sort((a, b) => a.day - b.day),
    withdrawals: [
      ...livedClients.flatMap((client) => (client.side === 'buys' ? [] : withdrawalsOf(client, deals))),
      ...livedClients.filter(({ closes }) => closes).map((client) => closingOf(client, deals, deposits)),
    ],
    payments: [
      ...paid.map(({ day, buyer, coins }) => ({ day: day + 2, client: buyer, amount: Math.floor((coins * 9) / 10) })),
      ...foreign.flatMap((client) =>
        Array.from({ length: Math.floor(HISTORY_DAYS / client.every) }, (_, place) => ({
          day: 3 + place * client.every,
          client,
          amount: client.lot + pickByHash(place, 20),
        })),
      ),
    ].sort((a, b) => a.day - b.day),
  };
}

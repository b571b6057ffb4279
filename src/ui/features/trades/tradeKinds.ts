// The three kinds of request, what is exchanged in each, and where their screens stand in either area (spec section 2).
import * as v from 'valibot';
import type { Role } from '../../../api/roles.ts';
import type { Pair } from '../../../machines/form/linkedAmounts.ts';
import { currencySign } from '../../kit/display/format.ts';

export type Kind = 'buy' | 'sell' | 'exchange';

export const KIND_LABELS: Readonly<Record<Kind, string>> = { buy: 'Покупка', sell: 'Продажа', exchange: 'Обмен' };

/** Digital currencies of the platform (spec section 3). */
export const COINS = ['USDT', 'BTC', 'ETH', 'SPCTR'] as const;
export const ROUBLES = 'RUB';

/** `?type=` of the screens with tabs; a purchase has none. */
export const TYPE_PARAM = { type: v.picklist(['sell', 'exchange']) };
/** The kind that `?type=` names. */
export const kindIn = (type: string | undefined): Kind => (type === 'sell' || type === 'exchange' ? type : 'buy');
/** The address of a tab. */
export const withType = (path: string, kind: Kind): string => (kind === 'buy' ? path : `${path}?type=${kind}`);

/** A record of another word than «sell» counts as a purchase. */
export const kindOf = ({ request_type }: { readonly request_type: string | null }): 'buy' | 'sell' =>
  request_type === 'sell' ? 'sell' : 'buy';

/** The pair of a record, whose currencies may be unknown. */
type QuotedPair = Pick<Pair, 'side'> & { readonly [K in 'pay' | 'receive']: Pair[K] | null };

// assumed: the contract quotes exchanges in USDT where it is one side, else in what is received
export function pairOf(kind: Kind, pay: string, receive: string): Pair;
export function pairOf(kind: Kind, pay: string | null, receive: string | null): QuotedPair;
export function pairOf(kind: Kind, pay: string | null, receive: string | null): QuotedPair {
  const side = kind === 'exchange' ? (pay === 'USDT' ? 'buy' : 'sell') : kind;
  return { side, pay, receive };
}

/** Of what the rate is: the quoted currency and the one it is quoted for. */
export const quoteOf = ({ side, pay, receive }: QuotedPair): readonly [quoted: string | null, per: string | null] =>
  side === 'buy' ? [pay, receive] : [receive, pay];

/** `₽ за 1 USDT`. */
export function unitOf(pair: QuotedPair): string {
  const [quoted, per] = quoteOf(pair);
  return `${currencySign(quoted)} за 1 ${per ?? '—'}`;
}

/** Addresses of the screens of trades in one area. */
export interface Places {
  readonly deals: string;
  readonly deal: Readonly<Record<Kind, string>>;
  readonly history: string;
  readonly past: Readonly<Record<Kind, string>>;
  readonly market: string;
  readonly create: string;
  readonly information: string;
}

const common = (area: string) => ({
  deals: `${area}/deal`,
  deal: { buy: `${area}/deal`, sell: `${area}/deal-sales`, exchange: `${area}/deal-exchange` },
  market: `${area}/request`,
  create: `${area}/createRequest`,
  information: `${area}/request-information`,
});
const PARTICIPANT: Places = {
  ...common('/account'),
  history: '/account/history-ved',
  past: {
    buy: '/account/history-ved',
    sell: '/account/history-ved-sale',
    exchange: '/account/history-ved-exchange',
  },
};
const PROVIDER: Places = {
  ...common('/liquidity'),
  history: '/liquidity/history',
  past: { buy: '/liquidity/history', sell: '/liquidity/history-sale', exchange: '/liquidity/history-exchange' },
};

/** The places of a client; the area of participants for whoever else looks. */
export const placesOf = (role: Role | null): Places => (role === 'liquidity_provider' ? PROVIDER : PARTICIPANT);

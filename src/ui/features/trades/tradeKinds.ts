// The three kinds of request, their currency pairs, and the paths of their screens in both areas.
import * as v from 'valibot';
import type { Role } from '../../../api/roles.ts';
import type { CurrencyPair } from '../../../machines/form/linkedAmounts.ts';
import { getCurrencySign } from '../../kit/display/format.ts';

export type RequestKind = 'buy' | 'sell' | 'exchange';

export const TRADE_KIND_LABELS: Readonly<Record<RequestKind, string>> = {
  buy: 'Покупка',
  sell: 'Продажа',
  exchange: 'Обмен',
};

/** Digital currencies of the platform. */
export const CRYPTO_OPTIONS = ['USDT', 'BTC', 'ETH', 'SPCTR'] as const;
export const RUBLE_OPTION = 'RUB';

/** `?type=` of screens with tabs; absent for a purchase. */
export const TRADE_TYPE_PARAM = { type: v.picklist(['sell', 'exchange']) };
/** Kind named by `?type=`. */
export const parseTradeKind = (type: string | undefined): RequestKind =>
  type === 'sell' || type === 'exchange' ? type : 'buy';
/** URL of a tab. */
export const withTypeParam = (path: string, kind: RequestKind): string =>
  kind === 'buy' ? path : `${path}?type=${kind}`;

/** Any type other than «sell» counts as a purchase. */
export const getTradeKind = ({ request_type }: { readonly request_type: string | null }): 'buy' | 'sell' =>
  request_type === 'sell' ? 'sell' : 'buy';

/** Pair of a record, whose currencies may be unknown. */
type QuotedPair = Pick<CurrencyPair, 'side'> & { readonly [K in 'pay' | 'receive']: CurrencyPair[K] | null };

// assumed: the contract quotes exchanges in USDT if it is one side, else in the received currency
export function getCurrencyPair(kind: RequestKind, pay: string, receive: string): CurrencyPair;
export function getCurrencyPair(kind: RequestKind, pay: string | null, receive: string | null): QuotedPair;
export function getCurrencyPair(kind: RequestKind, pay: string | null, receive: string | null): QuotedPair {
  const side = kind === 'exchange' ? (pay === 'USDT' ? 'buy' : 'sell') : kind;
  return { side, pay, receive };
}

/** The quoted and the base currency of a rate. */
export const getRateCurrencies = ({
  side,
  pay,
  receive,
}: QuotedPair): readonly [quoted: string | null, per: string | null] =>
  side === 'buy' ? [pay, receive] : [receive, pay];

/** `₽ за 1 USDT`. */
export function formatRateUnit(pair: QuotedPair): string {
  const [quoted, per] = getRateCurrencies(pair);
  return `${getCurrencySign(quoted)} за 1 ${per ?? '—'}`;
}

/** Addresses of the screens of trades in one area. */
export interface TradePaths {
  readonly deals: string;
  readonly deal: Readonly<Record<RequestKind, string>>;
  readonly history: string;
  readonly past: Readonly<Record<RequestKind, string>>;
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
const PARTICIPANT: TradePaths = {
  ...common('/account'),
  history: '/account/history-ved',
  past: {
    buy: '/account/history-ved',
    sell: '/account/history-ved-sale',
    exchange: '/account/history-ved-exchange',
  },
};
const PROVIDER: TradePaths = {
  ...common('/liquidity'),
  history: '/liquidity/history',
  past: { buy: '/liquidity/history', sell: '/liquidity/history-sale', exchange: '/liquidity/history-exchange' },
};

/** The paths of a client; for other roles those of the participants' area. */
export const getTradePaths = (role: Role | null): TradePaths =>
  role === 'liquidity_provider' ? PROVIDER : PARTICIPANT;

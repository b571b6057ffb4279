// The three kinds of request, what is exchanged in each, and where their screens stand in either area (spec section 2).
import * as v from 'valibot';
import type { Role } from '../../../api/roles.ts';
import type { CurrencyPair } from '../../../machines/form/linkedAmounts.ts';
import { currencySign } from '../../kit/display/format.ts';

export type RequestKind = 'buy' | 'sell' | 'exchange';

export const TRADE_KIND_LABELS: Readonly<Record<RequestKind, string>> = {
  buy: 'Покупка',
  sell: 'Продажа',
  exchange: 'Обмен',
};

/** Digital currencies of the platform (spec section 3). */
export const CRYPTO_OPTIONS = ['USDT', 'BTC', 'ETH', 'SPCTR'] as const;
export const RUBLE_OPTION = 'RUB';

/** `?type=` of the screens with tabs; a purchase has none. */
export const TYPE_PARAM = { type: v.picklist(['sell', 'exchange']) };
/** The kind that `?type=` names. */
export const parseTradeKind = (type: string | undefined): RequestKind =>
  type === 'sell' || type === 'exchange' ? type : 'buy';
/** The address of a tab. */
export const withTypeParam = (path: string, kind: RequestKind): string =>
  kind === 'buy' ? path : `${path}?type=${kind}`;

/** A record of another word than «sell» counts as a purchase. */
export const getTradeKind = ({ request_type }: { readonly request_type: string | null }): 'buy' | 'sell' =>
  request_type === 'sell' ? 'sell' : 'buy';

/** The pair of a record, whose currencies may be unknown. */
type QuotedPair = Pick<CurrencyPair, 'side'> & { readonly [K in 'pay' | 'receive']: CurrencyPair[K] | null };

// assumed: the contract quotes exchanges in USDT where it is one side, else in what is received
export function getCurrencyPair(kind: RequestKind, pay: string, receive: string): CurrencyPair;
export function getCurrencyPair(kind: RequestKind, pay: string | null, receive: string | null): QuotedPair;
export function getCurrencyPair(kind: RequestKind, pay: string | null, receive: string | null): QuotedPair {
  const side = kind === 'exchange' ? (pay === 'USDT' ? 'buy' : 'sell') : kind;
  return { side, pay, receive };
}

/** Of what the rate is: the quoted currency and the one it is quoted for. */
export const getQuoteCurrency = ({
  side,
  pay,
  receive,
}: QuotedPair): readonly [quoted: string | null, per: string | null] =>
  side === 'buy' ? [pay, receive] : [receive, pay];

/** `₽ за 1 USDT`. */
export function getUnitCurrency(pair: QuotedPair): string {
  const [quoted, per] = getQuoteCurrency(pair);
  return `${currencySign(quoted)} за 1 ${per ?? '—'}`;
}

/** Addresses of the screens of trades in one area. */
export interface PairDecimals {
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
const PARTICIPANT: PairDecimals = {
  ...common('/account'),
  history: '/account/history-ved',
  past: {
    buy: '/account/history-ved',
    sell: '/account/history-ved-sale',
    exchange: '/account/history-ved-exchange',
  },
};
const PROVIDER: PairDecimals = {
  ...common('/liquidity'),
  history: '/liquidity/history',
  past: { buy: '/liquidity/history', sell: '/liquidity/history-sale', exchange: '/liquidity/history-exchange' },
};

/** The places of a client; the area of participants for whoever else looks. */
export const getPairDecimals = (role: Role | null): PairDecimals =>
  role === 'liquidity_provider' ? PROVIDER : PARTICIPANT;

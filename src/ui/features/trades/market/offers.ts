// Market offers for their reader: the best first, each compared with the platform's rate. Pure.
import { toDecimal } from '../../../../api/amounts/decimal.ts';
import type { CurrencyRate } from '../../../../api/schemas/fiat.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { EMPTY_VALUE, formatDecimal } from '../../../kit/display/format.ts';
import { RUBLE_OPTION, getTradeKind } from '../tradeKinds.ts';

/** The lowest rate is best for a buyer, the highest for a seller. */
export const sortByBestRate = (offers: readonly Trade[], tradeKind: 'buy' | 'sell'): readonly Trade[] =>
  offers.toSorted((one, other) => {
    const order = toDecimal(one.exchange_rate).cmp(other.exchange_rate);
    return tradeKind === 'buy' ? order : -order;
  });

/** The offer from the other side: what the reader pays and receives. */
export const toCounterpartyView = (offer: Trade): Trade => ({
  ...offer,
  currency_to_pay: offer.currency_to_receive,
  amount_to_pay: offer.amount_to_receive,
  currency_to_receive: offer.currency_to_pay,
  amount_to_receive: offer.amount_to_pay,
});

const PERCENT_PLACES = 2;

/** Difference of an offer's rate from the platform's, signed percent; null if no rate is known. */
export function getMarketDifference(offer: Trade, rates: readonly CurrencyRate[]): string | null {
  const isSale = getTradeKind(offer) === 'sell';
  const [coin, paid] = isSale
    ? [offer.currency_to_pay, offer.currency_to_receive]
    : [offer.currency_to_receive, offer.currency_to_pay];
  const price = rates.find(({ currency }) => currency === coin)?.price;
  if (paid !== RUBLE_OPTION || price === undefined) return null;
  return toDecimal(offer.exchange_rate).div(price).minus(1).times(100).toFixed(PERCENT_PLACES);
}

/** `0.27` → «+0,27 %». */
export function formatMarketDifference(percent: string | null): string {
  if (percent === null) return EMPTY_VALUE;
  const figure = `${formatDecimal(percent, PERCENT_PLACES, PERCENT_PLACES)}\u00A0%`;
  return toDecimal(percent).gt(0) ? `+${figure}` : figure;
}

// «Откликнуться»: URL of the form with a new request that mirrors an offer.
import { trimExcessRateZeros, trimExcessZeros } from '../../../../api/amounts/currencyDecimals.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { getTradeKind } from '../tradeKinds.ts';

/** The same currency at the same rate, from the other side. */
export function getOfferResponsePath(offer: Trade, create: string): string {
  const isSale = getTradeKind(offer) === 'sell';
  const [coin, amount] = isSale
    ? [offer.currency_to_pay, offer.amount_to_pay]
    : [offer.currency_to_receive, offer.amount_to_receive];
  const params = new URLSearchParams({
    ...(isSale ? {} : { type: 'sell' }),
    offer: offer.number ?? String(offer.id),
    coin,
    amount: trimExcessZeros(amount, coin),
    rate: trimExcessRateZeros(offer.exchange_rate),
  });
  return `${create}?${params.toString()}`;
}

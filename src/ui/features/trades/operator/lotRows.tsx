// What a question about a lot repeats: who trades with whom, at which rate, what it comes to, what is left of either side.
import type { Trade } from '../../../../api/schemas/trades.ts';
import type { LedgerRow } from '../../../kit/display/DescriptionList.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { formatRate } from '../../../kit/display/format.ts';
import { FEE_LABEL } from '../feeLabel.ts';
import { type LotTerms, type Rest, coinOf, mostOf, rateOf, termsOf } from './lotTerms.ts';

/** Who of the two buys and who sells. */
export const sidesOf = (own: Trade, offer: Trade) =>
  own.request_type === 'sell' ? { buyer: offer, seller: own } : { buyer: own, seller: offer };

const GOES = { market: 'вернётся на рынок', released: 'меньше лимита, резерв вернётся', none: '' } as const;

function Left({ rest, currency }: { rest: Rest; currency: string }) {
  if (rest.goes === 'none') return <span className="muted">нет</span>;
  return (
    <>
      <Money amount={rest.coins} currency={currency} /> <span className="muted">{GOES[rest.goes]}</span>
    </>
  );
}

/** What the terms come to. */
export function termRows(
  own: Trade,
  offer: Trade,
  { roubles, fee, own: ownRest, offer: offerRest }: LotTerms,
): readonly LedgerRow[] {
  return [
    { label: 'Сумма в рублях', value: <Money amount={roubles} currency="RUB" /> },
    { label: `${FEE_LABEL} с каждой стороны`, value: <Money amount={fee} currency="RUB" /> },
    { label: `Остаток ${own.number}`, value: <Left rest={ownRest} currency={coinOf(own)} /> },
    { label: `Остаток ${offer.number}`, value: <Left rest={offerRest} currency={coinOf(own)} /> },
  ];
}

/** The whole lot: `rows` are those of its terms. */
export function lotRows(
  own: Trade,
  offer: Trade,
  {
    amount,
    rate,
    rows,
  }: { readonly amount: string | null; readonly rate: string; readonly rows: readonly LedgerRow[] },
): readonly LedgerRow[] {
  const coin = coinOf(own);
  const { buyer, seller } = sidesOf(own, offer);
  return [
    { label: 'Покупатель', value: `${buyer.company_name}, ${buyer.number}` },
    { label: 'Продавец', value: `${seller.company_name}, ${seller.number}` },
    { label: 'Курс', value: `${formatRate(rate, 'RUB', coin)} ₽ за 1 ${coin}` },
    ...rows,
    { label: 'Сумма лота', value: <Money amount={amount} currency={coin} />, total: true },
  ];
}

/** The lot that is formed where nobody names its terms: the smaller side at the rate of the earlier request (contract rows 10, 11). */
export function defaultLotRows(own: Trade, offer: Trade): readonly LedgerRow[] {
  const [amount, rate] = [mostOf(own, offer), rateOf(own, offer)];
  return lotRows(own, offer, { amount, rate, rows: termRows(own, offer, termsOf(own, offer, { amount, rate })) });
}

// Rows of a lot's confirmation: parties, rate, totals, remainders.
import type { Trade } from '../../../../api/schemas/trades.ts';
import type { DescriptionItem } from '../../../kit/display/DescriptionList.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { EMPTY_VALUE, formatRate } from '../../../kit/display/format.ts';
import { FEE_LABEL } from '../request/RequestFee.tsx';
import {
  type LotTerms,
  type LotRemainder,
  getLotCurrency,
  getMaxLotAmount,
  getLotRate,
  getLotTerms,
} from './lotTerms.ts';

/** Buyer and seller of the two. */
export const getLotSides = (own: Trade, offer: Trade) =>
  own.request_type === 'sell' ? { buyer: offer, seller: own } : { buyer: own, seller: offer };

const GOES = { market: 'вернётся на рынок', released: 'меньше минимальной суммы, резерв вернётся', none: '' } as const;

function Left({ rest, currency }: { rest: LotRemainder; currency: string }) {
  if (rest.destination === 'none') return <span className="muted">нет</span>;
  return (
    <>
      <Money amount={rest.cryptoAmount} currency={currency} /> <span className="muted">{GOES[rest.destination]}</span>
    </>
  );
}

/** Totals of the terms. */
export function getTermItems(
  own: Trade,
  offer: Trade,
  { roubles, fee, own: ownRest, offer: offerRest }: LotTerms,
): readonly DescriptionItem[] {
  return [
    { label: 'Сумма в рублях', value: <Money amount={roubles} currency="RUB" /> },
    { label: `${FEE_LABEL} с каждой стороны`, value: <Money amount={fee} currency="RUB" /> },
    { label: `Остаток ${own.number}`, value: <Left rest={ownRest} currency={getLotCurrency(own)} /> },
    { label: `Остаток ${offer.number}`, value: <Left rest={offerRest} currency={getLotCurrency(own)} /> },
  ];
}

/** The full lot: `rows` are those of its terms. */
export function getLotItems(
  own: Trade,
  offer: Trade,
  {
    amount,
    rate,
    rows,
  }: { readonly amount: string | null; readonly rate: string; readonly rows: readonly DescriptionItem[] },
): readonly DescriptionItem[] {
  const coin = getLotCurrency(own);
  const { buyer, seller } = getLotSides(own, offer);
  return [
    { label: 'Покупатель', value: `${buyer.company_name ?? EMPTY_VALUE}, ${buyer.number}` },
    { label: 'Продавец', value: `${seller.company_name ?? EMPTY_VALUE}, ${seller.number}` },
    { label: 'Курс', value: `${formatRate(rate, 'RUB', coin)} ₽ за 1 ${coin}` },
    ...rows,
    { label: 'Сумма лота', value: <Money amount={amount} currency={coin} />, total: true },
  ];
}

/** The default lot: the smaller side at the rate of the earlier request (tests/contract/calls.json rows 10, 11). */
export function getDefaultLotItems(own: Trade, offer: Trade): readonly DescriptionItem[] {
  const [amount, rate] = [getMaxLotAmount(own, offer), getLotRate(own, offer)];
  return getLotItems(own, offer, {
    amount,
    rate,
    rows: getTermItems(own, offer, getLotTerms(own, offer, { amount, rate })),
  });
}

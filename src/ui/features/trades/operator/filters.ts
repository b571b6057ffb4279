// Filters of the operator's trades (contract row 48): exact sums, currencies, wallet type, status.
import { filterOf } from '../../../bind/useList.ts';
import type { Option } from '../../../kit/SelectField.tsx';
import type { Filter } from '../../../patterns/Filters.tsx';
import { statusOptions } from '../../../patterns/status.tsx';
import { tradeLifecycle } from '../../../../machines/lifecycles/trade.ts';
import { DIRECTIONS } from '../../../texts/directions.ts';

const CURRENCIES = ['RUB', 'USDT', 'BTC', 'ETH', 'SPCTR'] as const;
const currencyOptions: readonly Option[] = CURRENCIES.map((code) => ({ value: code, label: code }));

export const TRADE_FILTERS = {
  currency_to_pay: filterOf.code(CURRENCIES),
  currency_to_receive: filterOf.code(CURRENCIES),
  amount_to_pay: filterOf.amount,
  amount_to_receive: filterOf.amount,
  status: filterOf.code(statusOptions(tradeLifecycle).map(({ value }) => value)),
  wallet_type: filterOf.code(DIRECTIONS.map(({ value }) => value)),
};
export type TradeFilter = keyof typeof TRADE_FILTERS;

/** Sums are in the currency that is filtered by, else in the one that is most common on that side. */
export function tradeFilters(
  set: Readonly<Partial<Record<TradeFilter, string>>>,
  kind: 'buy' | 'sell',
  statuses: readonly Option[],
): readonly Filter<TradeFilter>[] {
  const [pays, receives] = kind === 'buy' ? ['RUB', 'USDT'] : ['USDT', 'RUB'];
  return [
    { name: 'currency_to_pay', label: 'Валюта к оплате', kind: 'choice', options: currencyOptions },
    { name: 'currency_to_receive', label: 'Валюта к получению', kind: 'choice', options: currencyOptions },
    { name: 'amount_to_pay', label: 'Сумма к оплате', kind: 'amount', currency: set.currency_to_pay ?? pays ?? '' },
    {
      name: 'amount_to_receive',
      label: 'Сумма к получению',
      kind: 'amount',
      currency: set.currency_to_receive ?? receives ?? '',
    },
    { name: 'status', label: 'Статус', kind: 'choice', options: statuses },
    { name: 'wallet_type', label: 'Тип кошелька', kind: 'choice', options: DIRECTIONS },
  ];
}

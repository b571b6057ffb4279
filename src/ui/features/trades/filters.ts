// Filters of trades and exchanges: currencies, exact sums, status, type of wallet (spec section 3; contract rows 41, 44, 46, 48).
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { filterOf } from '../../hooks/list/useListParams.ts';
import type { Option } from '../../kit/fields/SelectField.tsx';
import type { Filter } from '../../list/Filters.tsx';
import { statusOptions } from '../../record/RecordStatus.tsx';
import { DIRECTIONS } from '../../texts/directions.ts';
import { COINS, type Kind, ROUBLES } from './tradeKinds.ts';

const CURRENCIES = [ROUBLES, ...COINS];
const currencies: readonly Option[] = CURRENCIES.map((code) => ({ value: code, label: code }));
const statuses = statusOptions(tradeLifecycle);
const exchangeStatuses = statusOptions(exchangeLifecycle);

export const TRADE_FILTERS = {
  currency_to_pay: filterOf.code(CURRENCIES),
  currency_to_receive: filterOf.code(CURRENCIES),
  amount_to_pay: filterOf.amount,
  amount_to_receive: filterOf.amount,
  status: filterOf.choice(statuses),
  wallet_type: filterOf.choice(DIRECTIONS),
};
export type TradeFilter = keyof typeof TRADE_FILTERS;
type Set = Readonly<Partial<Record<TradeFilter, string>>>;

/**
 * Filters of a list of trades (spec section 3). Sums are in the currency that is filtered by, else in the usual one of
 * that side.
 */
export function tradeFilters(set: Set, kind: Exclude<Kind, 'exchange'>): readonly Filter<TradeFilter>[] {
  const [pay, receive] = kind === 'buy' ? [ROUBLES, COINS[0]] : [COINS[0], ROUBLES];
  return [
    { name: 'currency_to_pay', label: 'Валюта к оплате', kind: 'choice', options: currencies },
    { name: 'currency_to_receive', label: 'Валюта к получению', kind: 'choice', options: currencies },
    { name: 'amount_to_pay', label: 'Сумма к оплате', kind: 'amount', currency: set.currency_to_pay ?? pay },
    {
      name: 'amount_to_receive',
      label: 'Сумма к получению',
      kind: 'amount',
      currency: set.currency_to_receive ?? receive,
    },
    { name: 'status', label: 'Статус', kind: 'choice', options: statuses },
    { name: 'wallet_type', label: 'Тип кошелька', kind: 'choice', options: DIRECTIONS },
  ];
}

export const EXCHANGE_FILTERS = {
  status: filterOf.choice(exchangeStatuses),
  amount_to_receive: filterOf.amount,
};
export const exchangeFilters: readonly Filter<keyof typeof EXCHANGE_FILTERS>[] = [
  { name: 'status', label: 'Статус', kind: 'choice', options: exchangeStatuses },
  // An exchange may be in any digital currency: the sum is asked for without one.
  { name: 'amount_to_receive', label: 'Сумма к получению', kind: 'amount', currency: '' },
];

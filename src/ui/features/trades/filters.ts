// Filters of trades and exchanges: currencies, exact amounts, status, type of wallet (tests/contract/calls.json rows 41,
// 44, 46, 48).
import { exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { type SelectOption, DIRECTIONS } from '../../texts/options.ts';
import type { FilterField } from '../../list/Filters.tsx';
import { getStatusOptions } from '../../record/RecordStatus.tsx';
import { CRYPTO_OPTIONS, type RequestKind, RUBLE_OPTION } from './tradeKinds.ts';

const CURRENCIES = [RUBLE_OPTION, ...CRYPTO_OPTIONS];
const currencies: readonly SelectOption[] = CURRENCIES.map((code) => ({ value: code, label: code }));
const statuses = getStatusOptions(tradeLifecycle);
const exchangeStatuses = getStatusOptions(exchangeLifecycle);

export const TRADE_FILTERS = {
  currency_to_pay: filterSchemas.code(CURRENCIES),
  currency_to_receive: filterSchemas.code(CURRENCIES),
  amount_to_pay: filterSchemas.amount,
  amount_to_receive: filterSchemas.amount,
  status: filterSchemas.choice(statuses),
  wallet_type: filterSchemas.choice(DIRECTIONS),
};
export type TradeFilter = keyof typeof TRADE_FILTERS;
type Set = Readonly<Partial<Record<TradeFilter, string>>>;

/** Filters of a trade list. Amounts are in the filtered currency, else in the default one of that side. */
export function tradeFilters(set: Set, kind: Exclude<RequestKind, 'exchange'>): readonly FilterField<TradeFilter>[] {
  const [pay, receive] = kind === 'buy' ? [RUBLE_OPTION, CRYPTO_OPTIONS[0]] : [CRYPTO_OPTIONS[0], RUBLE_OPTION];
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
  status: filterSchemas.choice(exchangeStatuses),
  amount_to_receive: filterSchemas.amount,
};
export const exchangeFilters: readonly FilterField<keyof typeof EXCHANGE_FILTERS>[] = [
  { name: 'status', label: 'Статус', kind: 'choice', options: exchangeStatuses },
  // An exchange may be in any digital currency: the amount is filtered without one.
  { name: 'amount_to_receive', label: 'Сумма к получению', kind: 'amount', currency: '' },
];

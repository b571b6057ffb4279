// Fee of the operator: a share of the rouble amount of a trade, from each party. Exchanges and payments are free.
import { type Decimal, toDecimal, truncateToCurrency } from './decimal.ts';

/** 0.5 %, as a fraction. */
export const FEE_RATE = '0.005';

export const PAYMENT_FEE = '0';

/** Fee on an amount in roubles (decimal string), rounded down to kopecks. */
export const calculateFee = (roubles: string | Decimal): Decimal =>
  truncateToCurrency(toDecimal(roubles).times(FEE_RATE), 'RUB');

// The operator's fee (domain.md section 1): of the rouble side of a trade, from each party; exchanges and payments are free.
import { type Decimal, toDecimal, roundToCurrency } from './decimal.ts';

/** 0,5 %, as a share of one. */
export const FEE_RATE = '0.005';

/** Payments abroad are free. */
export const PAYMENT_FEE = '0';

/** The fee on a sum of roubles (decimal string), rounded down to kopecks. */
export const calculateFee = (roubles: string | Decimal): Decimal =>
  roundToCurrency(toDecimal(roubles).times(FEE_RATE), 'RUB');

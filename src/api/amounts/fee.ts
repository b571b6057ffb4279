// The operator's fee (domain.md section 1): of the rouble side of a trade, from each party; exchanges and payments are free.
import { type Decimal, decimal, floor } from './decimal.ts';

/** 0,5 %, as a share of one. */
export const FEE_SHARE = '0.005';

/** Payments abroad are free. */
export const PAYMENT_FEE = '0';

/** The fee on a sum of roubles (decimal string), rounded down to kopecks. */
export const feeOn = (roubles: string | Decimal): Decimal => floor(decimal(roubles).times(FEE_SHARE), 'RUB');

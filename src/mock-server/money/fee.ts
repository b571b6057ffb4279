// The operator's fee: 0,5 % of the rouble side of a trade from each party; exchanges and payments abroad are free.
import { FEE_SHARE } from '../../api/fee.ts';
import { type Decimal, decimal, floor } from './decimal.ts';

export const feeOn = (roubles: string | Decimal): Decimal => floor(decimal(roubles).times(FEE_SHARE), 'RUB');

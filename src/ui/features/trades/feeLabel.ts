// What the operator's fee is called where its share is told.
import { toDecimal } from '../../../api/amounts/decimal.ts';
import { FEE_RATE } from '../../../api/amounts/fee.ts';
import { formatPercent } from '../../kit/display/format.ts';

/** «Комиссия 0,5 %». */
export const FEE_LABEL = `Комиссия ${formatPercent(toDecimal(FEE_RATE).times(100).toFixed())}`;

// What the operator's fee is called where its share is told.
import { decimal } from '../../../api/amounts/decimal.ts';
import { FEE_SHARE } from '../../../api/amounts/fee.ts';
import { formatPercent } from '../../kit/display/format.ts';

/** «Комиссия 0,5 %». */
export const FEE_LABEL = `Комиссия ${formatPercent(decimal(FEE_SHARE).times(100).toFixed())}`;

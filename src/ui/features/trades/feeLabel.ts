// Label of the operator's fee with its percentage.
import { toDecimal } from '../../../api/amounts/decimal.ts';
import { FEE_RATE } from '../../../api/amounts/fee.ts';
import { formatPercent } from '../../kit/display/format.ts';

/** «Комиссия 0,5 %». */
export const FEE_LABEL = `Комиссия ${formatPercent(toDecimal(FEE_RATE).times(100).toFixed())}`;

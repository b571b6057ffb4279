// Footer of the amounts: the operator's fee and the net amount.
import { Money } from '../../../kit/display/Money.tsx';
import { FeeLine } from './CreateRequest.styles.ts';
import { RUBLE_OPTION } from '../tradeKinds.ts';
import { getCreditAmount, getDebitAmount, getRequestFee } from './requestForm.ts';
import type { RequestForm } from './useRequestForm.ts';
import { toDecimal } from '../../../../api/amounts/decimal.ts';
import { FEE_RATE } from '../../../../api/amounts/fee.ts';
import { formatPercent } from '../../../kit/display/format.ts';

/** «Комиссия 0,5 %». */
export const FEE_LABEL = `Комиссия ${formatPercent(toDecimal(FEE_RATE).times(100).toFixed())}`;

export function RequestFee({ request: { kind, form } }: { request: RequestForm }) {
  if (kind === 'exchange') return <FeeLine>Обмен без комиссии</FeeLine>;
  const total = kind === 'buy' ? getDebitAmount(kind, form.values) : getCreditAmount(kind, form.values);
  return (
    <FeeLine>
      <span>
        <span>{FEE_LABEL}</span>
        <Money amount={getRequestFee(kind, form.values)} currency={RUBLE_OPTION} />
      </span>
      <span>
        <span>{kind === 'buy' ? 'К списанию' : 'К зачислению'}</span>
        <b>
          <Money amount={total} currency={RUBLE_OPTION} />
        </b>
      </span>
    </FeeLine>
  );
}

// The foot of the sums: what the operator takes, and what is left to pay or to get.
import { Money } from '../../kit/display/Money.tsx';
import { FeeLine } from './CreateRequest.styles.ts';
import { FEE_LABEL } from './feeLabel.ts';
import { ROUBLES } from './tradeKinds.ts';
import { creditIn, debitIn, feeIn } from './requestForm.ts';
import type { RequestForm } from './useRequest.ts';

export function Fee({ request: { kind, form } }: { request: RequestForm }) {
  if (kind === 'exchange') return <FeeLine>Обмен без комиссии</FeeLine>;
  const total = kind === 'buy' ? debitIn(kind, form.values) : creditIn(kind, form.values);
  return (
    <FeeLine>
      <span>
        <span>{FEE_LABEL}</span>
        <Money amount={feeIn(kind, form.values)} currency={ROUBLES} />
      </span>
      <span>
        <span>{kind === 'buy' ? 'К списанию' : 'К зачислению'}</span>
        <b>
          <Money amount={total} currency={ROUBLES} />
        </b>
      </span>
    </FeeLine>
  );
}

// Totals of a request, for the panel beside the form and for the review.
import { Big } from 'big.js';
import { getTextValue } from '../../../hooks/form/useMutationForm.ts';
import type { DescriptionItem } from '../../../kit/display/DescriptionList.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { EMPTY_VALUE, formatMoney, formatNetwork, formatRate, truncateAddress } from '../../../kit/display/format.ts';
import { RUBLE_OPTION, formatRateUnit } from '../tradeKinds.ts';
import { FEE_LABEL } from './RequestFee.tsx';
import {
  type RequestTextField,
  getAvailableAmount,
  getCreditAmount,
  getDebitAmount,
  getRequestFee,
  getRequestPair,
  getRequestWallet,
  isContractExempt,
} from './requestForm.ts';
import { getFiles } from '../../../hooks/form/pendingFiles.ts';
import type { RequestForm } from './useRequestForm.ts';

/** An unknown amount is «—». */
export function getTotalItems(request: RequestForm): readonly DescriptionItem[] {
  const { kind, known, form } = request;
  const { values } = form;
  const pair = getRequestPair(kind, values);
  const { pay, receive } = pair;
  const rate = getTextValue(values, 'exchange_rate');
  const fee = { label: FEE_LABEL, value: <Money amount={getRequestFee(kind, values)} currency={RUBLE_OPTION} /> };
  const available = getAvailableAmount(kind, known, values);
  const debit = getDebitAmount(kind, values);
  return [
    { label: 'Отдаёте', value: <Money amount={getTextValue(values, 'amount_to_pay')} currency={pay} /> },
    ...(kind === 'buy'
      ? [fee, { label: 'К списанию', value: <Money amount={debit} currency={pay} />, total: true }]
      : []),
    { label: 'Получаете', value: <Money amount={getTextValue(values, 'amount_to_receive')} currency={receive} /> },
    ...(kind === 'sell'
      ? [
          fee,
          {
            label: 'К зачислению',
            value: <Money amount={getCreditAmount(kind, values)} currency={receive} />,
            total: true,
          },
        ]
      : []),
    {
      label: 'Курс',
      value: rate === '' ? EMPTY_VALUE : `${formatRate(rate, pay, receive)} ${formatRateUnit(pair)}`,
    },
    walletRow(request, 'wallet_id', kind === 'buy' ? 'На кошелёк' : 'С кошелька'),
    ...(kind === 'exchange' ? [walletRow(request, 'target_wallet_id', 'На кошелёк')] : []),
    { label: 'Останется доступно', value: leftOf(available, debit, pay) },
  ];
}

function walletRow({ known, form }: RequestForm, name: RequestTextField, label: string): DescriptionItem {
  const wallet = getRequestWallet(known, form.values, name);
  if (!wallet) return { label, value: EMPTY_VALUE };
  return {
    label,
    value: (
      <>
        <span>{wallet.wallet_id}</span> <span className="mono">{truncateAddress(wallet.address)}</span>{' '}
        <span>{formatNetwork(wallet.network)}</span>
      </>
    ),
  };
}

function leftOf(available: string | null, debit: string | null, currency: string | null): string {
  if (available === null || debit === null) return EMPTY_VALUE;
  const left = new Big(available).minus(debit);
  return left.lt(0) ? EMPTY_VALUE : formatMoney(left.toFixed(), currency);
}

/** Other given values for the review: limit, contract, files, comment. */
export function getDetailItems({ kind, form }: RequestForm): readonly DescriptionItem[] {
  const { values } = form;
  const { pay } = getRequestPair(kind, values);
  const limit = getTextValue(values, 'trade_limit');
  const rows: readonly DescriptionItem[] = [
    { label: 'Минимальная сумма исполнения', value: limit === '' ? '' : <Money amount={limit} currency={pay} /> },
    isContractExempt(values)
      ? { label: 'Контракт', value: 'Не требует постановки на учёт' }
      : { label: 'УНК', value: getTextValue(values, 'ved_contract_number') },
    {
      label: 'Файлы',
      value: getFiles(values, 'files')
        .map(({ name }) => name)
        .join(', '),
    },
    { label: 'Комментарий', value: getTextValue(values, 'comment') },
  ];
  return rows.filter(({ value }) => value !== '');
}

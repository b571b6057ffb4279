// What a request comes to, line by line: for the panel beside the form and for the last look before it is sent.
import { Big } from 'big.js';
import { textIn } from '../../hooks/form/useMutationForm.ts';
import type { LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { MISSING, formatMoney, formatNetwork, formatRate, shortAddress } from '../../kit/display/format.ts';
import { ROUBLES, unitOf } from './tradeKinds.ts';
import { FEE_LABEL } from './feeLabel.ts';
import { type TextName, availableIn, creditIn, debitIn, feeIn, pairIn, walletIn } from './requestForm.ts';
import { filesIn } from '../../hooks/form/pendingFiles.ts';
import type { RequestForm } from './useRequest.ts';

/** Nothing is invented: a sum that is not known yet is «—». */
export function totalRows(request: RequestForm): readonly LedgerRow[] {
  const { kind, known, form } = request;
  const { values } = form;
  const pair = pairIn(kind, values);
  const { pay, receive } = pair;
  const rate = textIn(values, 'exchange_rate');
  const fee = { label: FEE_LABEL, value: <Money amount={feeIn(kind, values)} currency={ROUBLES} /> };
  const available = availableIn(kind, known, values);
  const debit = debitIn(kind, values);
  return [
    { label: 'Отдаёте', value: <Money amount={textIn(values, 'amount_to_pay')} currency={pay} /> },
    ...(kind === 'buy'
      ? [fee, { label: 'К списанию', value: <Money amount={debit} currency={pay} />, total: true }]
      : []),
    { label: 'Получаете', value: <Money amount={textIn(values, 'amount_to_receive')} currency={receive} /> },
    ...(kind === 'sell'
      ? [
          fee,
          { label: 'К зачислению', value: <Money amount={creditIn(kind, values)} currency={receive} />, total: true },
        ]
      : []),
    {
      label: 'Курс',
      value: rate === '' ? MISSING : `${formatRate(rate, pay, receive)} ${unitOf(pair)}`,
    },
    walletRow(request, 'wallet_id', kind === 'buy' ? 'На кошелёк' : 'С кошелька'),
    ...(kind === 'exchange' ? [walletRow(request, 'target_wallet_id', 'На кошелёк')] : []),
    { label: 'Останется доступно', value: leftOf(available, debit, pay) },
  ];
}

function walletRow({ known, form }: RequestForm, name: TextName, label: string): LedgerRow {
  const wallet = walletIn(known, form.values, name);
  if (!wallet) return { label, value: MISSING };
  return {
    label,
    value: (
      <>
        <span>{wallet.wallet_id}</span> <span className="mono">{shortAddress(wallet.address)}</span>{' '}
        <span>{formatNetwork(wallet.network)}</span>
      </>
    ),
  };
}

function leftOf(available: string | null, debit: string | null, currency: string | null): string {
  if (available === null || debit === null) return MISSING;
  const left = new Big(available).minus(debit);
  return left.lt(0) ? MISSING : formatMoney(left.toFixed(), currency);
}

/** The rest, for the last look: limit, contract, files, comment; only what was given. */
export function detailRows({ kind, form }: RequestForm): readonly LedgerRow[] {
  const { values } = form;
  const { pay } = pairIn(kind, values);
  const limit = textIn(values, 'trade_limit');
  const rows: readonly LedgerRow[] = [
    { label: 'Лимит', value: limit === '' ? '' : <Money amount={limit} currency={pay} /> },
    { label: 'УНК', value: textIn(values, 'ved_contract_number') },
    {
      label: 'Файлы',
      value: filesIn(values, 'files')
        .map(({ name }) => name)
        .join(', '),
    },
    { label: 'Комментарий', value: textIn(values, 'comment') },
  ];
  return rows.filter(({ value }) => value !== '');
}

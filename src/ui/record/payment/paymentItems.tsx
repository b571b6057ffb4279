// Facts shared by the card of a foreign payment and its printable confirmation.
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { toDecimal } from '../../../api/amounts/decimal.ts';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { formatCrossRate, formatDate, formatNetwork } from '../../kit/display/format.ts';
import { getCountryName } from '../../texts/countries.ts';
import { getOperationCodeLabel } from '../../texts/operationCodes.ts';
import { TransactionHash } from '../wallet/TransactionHash.tsx';

/** Fields missing from the response are left out. */
export function getPayeeItems(payment: VedTransaction): readonly DescriptionItem[] {
  const { payee_account, payee_swift, payee_bank, payee_address, payee_network, operation_code } = payment;
  return [
    { label: 'Контрагент', value: payment.counterparty_name },
    { label: 'Страна контрагента', value: getCountryName(payment.counterparty_country) },
    ...known('Счёт или IBAN', payee_account),
    ...known('SWIFT', payee_swift),
    ...known('Банк получателя', payee_bank),
    ...known('Адрес кошелька получателя', payee_address),
    ...known('Сеть', payee_network && formatNetwork(payee_network)),
    ...known('Вид операции', operation_code && getOperationCodeLabel(operation_code)),
  ];
}

const known = (label: string, value: string | null): readonly DescriptionItem[] =>
  value ? [{ label, value: <span className="num">{value}</span> }] : [];

/** Debit of the wallet: an estimate until the payment is executed, then the actual amount. */
export function getDebitItems(payment: VedTransaction, isExecuted: boolean): readonly DescriptionItem[] {
  const { debit_amount, debit_currency, rate, rate_source, rate_at, fee, hash, network, currency } = payment;
  const source = [rate_source, rate_at === null ? null : formatDate(rate_at, 'dateTime')].filter(Boolean).join(', ');
  return [
    ...(debit_amount === null
      ? []
      : [
          {
            key: 'debit',
            label: isExecuted ? 'Списано' : 'Спишется',
            value: <Money amount={debit_amount} currency={debit_currency} />,
          },
        ]),
    ...known('Курс', rate && formatCrossRate(rate, debit_currency, currency)),
    ...(source === '' ? [] : [{ label: 'Источник курса', value: source }]),
    ...(fee === null ? [] : [{ label: 'Комиссия', value: feeText(fee, debit_currency) }]),
    ...(hash === null ? [] : [{ label: 'Хеш транзакции', value: <TransactionHash hash={hash} network={network} /> }]),
  ];
}

const feeText = (fee: string, currency: string | null) =>
  toDecimal(fee).eq(0) ? 'Не взимается' : <Money amount={fee} currency={currency} />;

// Review of a payment before sending: exact amount and debit, payee and purpose.
import type { FormValues } from '../../../../machines/form/form.machine.ts';
import { getTextValue } from '../../../hooks/form/useMutationForm.ts';
import type { DescriptionItem } from '../../../kit/display/DescriptionList.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { formatCrossRate, formatNetwork } from '../../../kit/display/format.ts';
import type { ReviewPrompt } from '../../../form/ReviewFormDialog.tsx';
import { getCountryName } from '../../../texts/countries.ts';
import { getOperationCodeLabel } from '../../../texts/operationCodes.ts';
import { getWalletLabel } from './PaymentFields.tsx';
import { getQuoteRows } from './PaymentQuote.tsx';
import { getPayeeKind, getPurpose } from './paymentForm.ts';
import { calculateQuote } from './quote.ts';
import type { PaymentSources } from '../sources.ts';
import { paymentTexts } from '../texts.ts';

/** Confirmation of a payment with these values. */
export function createPaymentPrompt(values: FormValues, sources: PaymentSources): ReviewPrompt {
  const text = (name: string) => getTextValue(values, name);
  const wallet = sources.wallets.find(({ id }) => String(id) === text('wallet_id'));
  const debit = debitRows(values, sources);
  return {
    title: 'Проверьте платёж',
    text: 'Отозвать платёж нельзя: его исполнит или отклонит оператор. Средства спишутся при исполнении.',
    rows: [
      { label: 'Контрагент', value: text('counterparty_name') },
      { label: 'Страна', value: getCountryName(text('counterparty_country')) },
      ...payeeRows(values),
      { label: 'УНК', value: <span className="num">{text('ved_contract_number')}</span> },
      { label: 'Вид операции', value: getOperationCodeLabel(text('operation_code')) },
      { label: 'Назначение платежа', value: getPurpose(values) },
      { label: 'Счёт (инвойс)', value: values['invoice'] instanceof File ? values['invoice'].name : 'Не приложен' },
      { label: 'Кошелёк', value: wallet ? getWalletLabel(wallet) : paymentTexts.anyWallet },
      {
        label: 'Сумма',
        value: <Money amount={text('amount')} currency={text('currency')} />,
        total: debit.length === 0,
      },
      ...debit,
    ],
    confirm: 'Отправить платёж',
  };
}

const row = (label: string, value: string): DescriptionItem => ({ label, value: <span className="num">{value}</span> });

function payeeRows(values: FormValues): readonly DescriptionItem[] {
  if (getPayeeKind(values) === 'bank') {
    return [
      row('Счёт или IBAN', getTextValue(values, 'payee_account')),
      row('SWIFT', getTextValue(values, 'payee_swift')),
      row('Банк получателя', getTextValue(values, 'payee_bank')),
    ];
  }
  return [
    row('Адрес кошелька получателя', getTextValue(values, 'payee_address')),
    row('Сеть', formatNetwork(getTextValue(values, 'payee_network'))),
  ];
}

function debitRows(values: FormValues, sources: PaymentSources): readonly DescriptionItem[] {
  const quote = calculateQuote(values, sources);
  if (quote === null) return [];
  return [
    { label: 'Курс', value: formatCrossRate(quote.rate, quote.currency, getTextValue(values, 'currency')) },
    ...getQuoteRows(quote, values, sources),
    { label: 'Спишется', value: <Money amount={quote.debit} currency={quote.currency} />, total: true },
  ];
}

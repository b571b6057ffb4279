// Review of a payment before sending: exact amount and debit, payee and purpose.
import type { FormValues } from '../../../../machines/form/form.machine.ts';
import { textValue } from '../../../hooks/form/useMutationForm.ts';
import type { DescriptionItem } from '../../../kit/display/DescriptionList.tsx';
import { Money } from '../../../kit/display/Money.tsx';
import { formatCrossRate, formatNetwork } from '../../../kit/display/format.ts';
import type { ReviewPrompt } from '../../../form/ReviewFormDialog.tsx';
import { getCountryName } from '../../../texts/countries.ts';
import { operationCodeLabel } from '../../../texts/operationCodes.ts';
import { walletLabel } from './PaymentFields.tsx';
import { quoteRows } from './PaymentQuote.tsx';
import { payeeKindIn, purposeIn } from './paymentForm.ts';
import { calculateQuote } from './quote.ts';
import type { Sources } from '../sources.ts';
import { paymentTexts } from '../texts.ts';

/** Confirmation of a payment with these values. */
export function createPaymentPrompt(values: FormValues, sources: Sources): ReviewPrompt {
  const text = (name: string) => textValue(values, name);
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
      { label: 'Вид операции', value: operationCodeLabel(text('operation_code')) },
      { label: 'Назначение платежа', value: purposeIn(values) },
      { label: 'Счёт (инвойс)', value: values['invoice'] instanceof File ? values['invoice'].name : 'Не приложен' },
      { label: 'Кошелёк', value: wallet ? walletLabel(wallet) : paymentTexts.anyWallet },
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
  if (payeeKindIn(values) === 'bank') {
    return [
      row('Счёт или IBAN', textValue(values, 'payee_account')),
      row('SWIFT', textValue(values, 'payee_swift')),
      row('Банк получателя', textValue(values, 'payee_bank')),
    ];
  }
  return [
    row('Адрес кошелька получателя', textValue(values, 'payee_address')),
    row('Сеть', formatNetwork(textValue(values, 'payee_network'))),
  ];
}

function debitRows(values: FormValues, sources: Sources): readonly DescriptionItem[] {
  const quote = calculateQuote(values, sources);
  if (quote === null) return [];
  return [
    { label: 'Курс', value: formatCrossRate(quote.rate, quote.currency, textValue(values, 'currency')) },
    ...quoteRows(quote, values, sources),
    { label: 'Спишется', value: <Money amount={quote.debit} currency={quote.currency} />, total: true },
  ];
}

// The look at a payment before it is sent: the exact sum and debit, who gets it and what for.
import type { Values } from '../../../machines/form/form.machine.ts';
import { textIn } from '../../hooks/form/useMutationForm.ts';
import type { LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { formatCrossRate, formatNetwork } from '../../kit/display/format.ts';
import type { ReviewQuestion } from '../../form/ReviewFormDialog.tsx';
import { countryName } from '../../texts/countries.ts';
import { operationCodeLabel } from '../../texts/operationCodes.ts';
import { walletLabel } from './PaymentFields.tsx';
import { quoteRows } from './PaymentQuote.tsx';
import { payeeKindIn, purposeIn } from './paymentForm.ts';
import { calculateQuote } from './quote.ts';
import type { Sources } from './sources.ts';
import { texts } from './texts.ts';

/** What is asked before the payment of these fields is sent. */
export function paymentQuestion(values: Values, sources: Sources): ReviewQuestion {
  const text = (name: string) => textIn(values, name);
  const wallet = sources.wallets.find(({ id }) => String(id) === text('wallet_id'));
  return {
    title: 'Проверьте платёж',
    text: 'Отозвать платёж нельзя: его исполнит или отклонит оператор. Средства спишутся при исполнении.',
    rows: [
      { label: 'Контрагент', value: text('counterparty_name') },
      { label: 'Страна', value: countryName(text('counterparty_country')) },
      ...payeeRows(values),
      { label: 'УНК', value: <span className="num">{text('ved_contract_number')}</span> },
      { label: 'Вид операции', value: operationCodeLabel(text('operation_code')) },
      { label: 'Назначение платежа', value: purposeIn(values) },
      { label: 'Счёт (инвойс)', value: values['invoice'] instanceof File ? values['invoice'].name : 'Не приложен' },
      { label: 'Кошелёк', value: wallet ? walletLabel(wallet) : texts.anyWallet },
      ...debitRows(values, sources),
      { label: 'Сумма', value: <Money amount={text('amount')} currency={text('currency')} />, total: true },
    ],
    confirm: 'Отправить платёж',
  };
}

function payeeRows(values: Values): readonly LedgerRow[] {
  const row = (label: string, value: string) => ({ label, value: <span className="num">{value}</span> });
  if (payeeKindIn(values) === 'bank') {
    return [
      row('Счёт или IBAN', textIn(values, 'payee_account')),
      row('SWIFT', textIn(values, 'payee_swift')),
      row('Банк получателя', textIn(values, 'payee_bank')),
    ];
  }
  return [
    row('Адрес кошелька получателя', textIn(values, 'payee_address')),
    row('Сеть', formatNetwork(textIn(values, 'payee_network'))),
  ];
}

function debitRows(values: Values, sources: Sources): readonly LedgerRow[] {
  const quote = calculateQuote(values, sources);
  if (quote === null) return [];
  return [
    { label: 'Курс', value: formatCrossRate(quote.rate, quote.currency, textIn(values, 'currency')) },
    ...quoteRows(quote, values, sources),
    { label: 'Спишется', value: <Money amount={quote.debit} currency={quote.currency} /> },
  ];
}

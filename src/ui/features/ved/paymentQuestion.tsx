// The look at a payment before it is sent: the exact sum, who gets it and what for.
import type { Wallet } from '../../../api/schemas/wallets.ts';
import type { Values } from '../../../machines/form/form.machine.ts';
import { textIn } from '../../bind/useCallForm.ts';
import { Money } from '../../kit/Money.tsx';
import type { ReviewQuestion } from '../../patterns/ReviewedDialog.tsx';
import { countryName } from '../../texts/countries.ts';
import { walletLabel } from './PaymentFields.tsx';
import { texts } from './texts.ts';

/** What is asked before the payment of these fields is sent; `wallets` are those it was chosen from. */
export function paymentQuestion(values: Values, wallets: readonly Wallet[]): ReviewQuestion {
  const text = (name: string) => textIn(values, name);
  const wallet = wallets.find(({ id }) => String(id) === text('wallet_id'));
  return {
    title: 'Проверьте заявку',
    text: 'Отменить заявку нельзя: её исполнит или отклонит оператор. Средства спишутся при исполнении.',
    rows: [
      { label: 'Контрагент', value: text('counterparty_name') },
      { label: 'Страна', value: countryName(text('counterparty_country')) },
      { label: 'УНК', value: <span className="num">{text('ved_contract_number')}</span> },
      { label: 'Кошелёк', value: wallet ? walletLabel(wallet) : texts.anyWallet },
      { label: 'Назначение платежа', value: text('purpose') },
      { label: 'Счёт (инвойс)', value: values['invoice'] instanceof File ? values['invoice'].name : 'Не приложен' },
      { label: 'Сумма', value: <Money amount={text('amount')} currency={text('currency')} />, total: true },
    ],
    confirm: 'Создать заявку',
  };
}

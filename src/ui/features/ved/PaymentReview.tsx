// The look at a payment before it is sent: the exact sum, who gets it and what for.
import type { ReviewedForm } from '../../bind/useCallForm.ts';
import { textIn } from '../../bind/useCallForm.ts';
import { Money } from '../../kit/Money.tsx';
import { Review } from '../../patterns/ReviewedDialog.tsx';
import { countryName } from '../../texts/countries.ts';
import { walletLabel } from './PaymentFields.tsx';
import type { Sources } from './payment.ts';
import { texts } from './texts.ts';

interface PaymentReviewProps extends Pick<Sources, 'wallets'> {
  readonly reviewed: ReviewedForm<true>;
}

export function PaymentReview({ reviewed, wallets }: PaymentReviewProps) {
  const { values } = reviewed.form;
  const text = (name: string) => textIn(values, name);
  const wallet = wallets.find(({ id }) => String(id) === text('wallet_id'));
  return (
    <Review
      reviewed={reviewed}
      question={{
        title: 'Проверьте заявку',
        text: 'Отозвать заявку нельзя: её исполнит или отклонит оператор. Средства спишутся при исполнении.',
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
      }}
    />
  );
}

// The look at a payment before it is sent: the exact sum, who gets it and what for.
import type { ReviewedForm } from '../../bind/useCallForm.ts';
import { textIn } from '../../bind/useCallForm.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Ledger } from '../../kit/Ledger.tsx';
import { Money } from '../../kit/Money.tsx';
import { countryName } from '../../texts/countries.ts';
import { walletLabel } from './PaymentFields.tsx';
import type { Sources } from './payment.ts';

interface PaymentReviewProps extends Pick<Sources, 'wallets'> {
  readonly reviewed: ReviewedForm<true>;
}

export function PaymentReview({ reviewed: { form, back, send }, wallets }: PaymentReviewProps) {
  const text = (name: string) => textIn(form.values, name);
  const wallet = wallets.find(({ id }) => String(id) === text('wallet_id'));
  const { invoice } = form.values;
  return (
    <Dialog
      title="Проверьте заявку"
      width="confirm"
      onClose={form.busy ? undefined : back}
      foot={
        <>
          <Button data-autofocus disabled={form.busy && !form.slow} onClick={form.busy ? form.cancel : back}>
            {form.slow ? 'Отменить отправку' : 'Назад'}
          </Button>
          <Button variant="primary" busy={form.busy} onClick={send}>
            Создать заявку
          </Button>
        </>
      }
    >
      <p>Отозвать заявку нельзя: её исполнит или отклонит оператор. Средства спишутся при исполнении.</p>
      <Ledger
        ruled
        rows={[
          { label: 'Контрагент', value: text('counterparty_name') },
          { label: 'Страна', value: countryName(text('counterparty_country')) },
          { label: 'УНК', value: <span className="num">{text('ved_contract_number')}</span> },
          { label: 'Кошелёк', value: wallet ? walletLabel(wallet) : 'Первый, где хватает средств' },
          { label: 'Назначение платежа', value: text('purpose') },
          { label: 'Счёт (инвойс)', value: invoice instanceof File ? invoice.name : 'Не приложен' },
          { label: 'Сумма', value: <Money amount={text('amount')} currency={text('currency')} />, total: true },
        ]}
      />
    </Dialog>
  );
}

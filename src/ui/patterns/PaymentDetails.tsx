// Where a deposit is to be paid to.
import type { Deposit } from '../../api/schemas/deposits.ts';
import { Ledger } from '../kit/Ledger.tsx';
import { MISSING } from '../kit/format.ts';

/** Nothing where the answer holds none. */
export function PaymentDetails({ deposit: { payment_details: details } }: { deposit: Deposit }) {
  if (!details) return null;
  return (
    <div>
      <h3>Реквизиты для оплаты</h3>
      <Ledger
        rows={[
          { label: 'Получатель', value: details.recipient },
          { label: 'Расчётный счёт', value: details.account_number },
          { label: 'БИК', value: details.bik },
          { label: 'Банк', value: details.bank_name },
          { label: 'Корреспондентский счёт', value: details.corr_account ?? MISSING },
          { label: 'Назначение платежа', value: details.purpose ?? MISSING },
        ]}
      />
    </div>
  );
}

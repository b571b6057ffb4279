// Where a deposit is to be paid to, each line with its copy button.
import type { Deposit } from '../../api/schemas/deposits.ts';
import { Ledger } from '../kit/display/DescriptionList.tsx';
import { MISSING } from '../kit/display/format.ts';
import { Copied } from './CopyableValues.tsx';

const row = (label: string, value: string | null | undefined) => ({
  label,
  value: value ? <Copied label={label} value={value} /> : MISSING,
});

/** Nothing where the answer holds none. */
export function PaymentDetails({ deposit: { payment_details: details } }: { deposit: Deposit }) {
  if (!details) return null;
  return (
    <div>
      <h3>Реквизиты для оплаты</h3>
      <Ledger
        rows={[
          row('Получатель', details.recipient),
          ...(details.inn ? [row('ИНН', details.inn)] : []),
          ...(details.kpp ? [row('КПП', details.kpp)] : []),
          row('Расчётный счёт', details.account_number),
          row('БИК', details.bik),
          row('Банк', details.bank_name),
          row('Корр. счёт', details.corr_account),
          row('Назначение платежа', details.purpose),
        ]}
      />
    </div>
  );
}

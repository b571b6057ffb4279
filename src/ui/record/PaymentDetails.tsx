// Where a deposit is to be paid to, each line with its copy button.
import type { Deposit } from '../../api/schemas/deposits.ts';
import { DescriptionList } from '../kit/display/DescriptionList.tsx';
import { EMPTY_VALUE } from '../kit/display/format.ts';
import { CopyableValues } from './CopyableValues.tsx';

const row = (label: string, value: string | null | undefined) => ({
  label,
  value: value ? <CopyableValues label={label} value={value} /> : EMPTY_VALUE,
});

/** Nothing where the answer holds none. */
export function PaymentDetails({ deposit: { payment_details: details } }: { deposit: Deposit }) {
  if (!details) return null;
  return (
    <div>
      <h3>Реквизиты для оплаты</h3>
      <DescriptionList
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

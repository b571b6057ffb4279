// Bank details for a deposit, each with a copy button.
import { useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { fiatWalletRead } from '../../../api/endpoints/fiat.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { CopyableValue } from './CopyableValue.tsx';

const row = (label: string, value: string | null | undefined) => ({
  label,
  value: value ? <CopyableValue label={label} value={value} /> : EMPTY_VALUE,
});

type Details = NonNullable<Deposit['payment_details']>;

/** Details of the deposit, else of the user's own rouble account. */
export function PaymentDetails({ deposit: { payment_details: details } }: { deposit: Deposit }) {
  const { role } = useSession();
  if (details) return <Lines details={details} />;
  return role === 'authorized_organization' ? null : <OfAccount />;
}

function OfAccount() {
  const { data: account } = useQuery(fiatWalletRead, { query: { limit: 1 } });
  return account?.account_number ? <Lines details={{ ...account, inn: null, kpp: null, purpose: null }} /> : null;
}

function Lines({ details }: { details: Details }) {
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
          ...(details.purpose === null ? [] : [row('Назначение платежа', details.purpose)]),
        ]}
      />
    </div>
  );
}

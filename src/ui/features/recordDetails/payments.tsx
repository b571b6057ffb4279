// Deposits, withdrawals and payments abroad in full; none of them has a call of its own (domain.md C10).
import { depositHistoryList, operatorDepositList } from '../../../api/endpoints/deposits.ts';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { operatorWithdrawalList, withdrawalHistoryList } from '../../../api/endpoints/withdrawals.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { rowOf, useFound } from '../../hooks/data/useRecordLookup.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { MISSING, walletNumber } from '../../kit/display/format.ts';
import { commentFact } from '../../record/commentFact.ts';
import { PaymentDetails } from '../../record/PaymentDetails.tsx';
import { debitFacts, payeeFacts } from '../../record/paymentFacts.tsx';
import { DepositStatus } from '../../record/RecordStatus.tsx';
import { StoredFile } from '../../record/StoredFile.tsx';
import { bankLabels } from '../../texts/bankFields.ts';
import { roleLabel } from '../../texts/roles.ts';
import { type InformationProps, Sheet } from './RecordSheet.tsx';

const WALK = { limit: 100 };

interface Payment {
  readonly amount: string | null;
  readonly currency: string | null;
  readonly company_name: string | null;
  readonly created_at: string | null;
}
const sumOf = ({ amount, currency }: Payment) => [
  { label: 'Сумма', value: <Money amount={amount} currency={currency} /> },
];
const commonRows = ({ company_name, created_at }: Payment) => [
  { label: 'Организация', value: company_name },
  { label: 'Создана', value: <DateTime iso={created_at} zone /> },
];
const fileOf = (address: string | null) => (address === null ? MISSING : <StoredFile address={address} />);

export function DepositInformation({ id, back, isOperator }: InformationProps) {
  const narrowed = useFound(operatorDepositList, id, isOperator ? { query: { id, limit: 1 } } : null);
  const walked = useFound(depositHistoryList, id, isOperator ? null : { query: WALK });
  const found = isOperator ? narrowed : walked;
  return (
    <Sheet record={rowOf(found, id)} query={found} back={back}>
      {(deposit) => ({
        title: `Пополнение ${deposit.number}`,
        status: { of: depositLifecycle, code: deposit.status, mark: <DepositStatus deposit={deposit} /> },
        sums: sumOf(deposit),
        rows: [
          ...commonRows(deposit),
          { label: 'Роль', value: roleLabel(deposit.role) },
          { label: 'Платёжное поручение', value: fileOf(deposit.payment_order) },
          { label: 'Зачислено', value: <Money amount={deposit.top_up_amount} currency={deposit.currency} /> },
          commentFact(deposit),
        ],
        more: <PaymentDetails deposit={deposit} />,
      })}
    </Sheet>
  );
}

export function WithdrawalInformation({ id, back, isOperator }: InformationProps) {
  const narrowed = useFound(operatorWithdrawalList, id, isOperator ? { query: { id, limit: 1 } } : null);
  const walked = useFound(withdrawalHistoryList, id, isOperator ? null : { query: WALK });
  const found = isOperator ? narrowed : walked;
  return (
    <Sheet record={rowOf(found, id)} query={found} back={back}>
      {(withdrawal) => ({
        title: `Вывод ${withdrawal.number}`,
        status: { of: withdrawalLifecycle, code: withdrawal.status },
        sums: sumOf(withdrawal),
        rows: [
          ...commonRows(withdrawal),
          { label: 'Роль', value: roleLabel(withdrawal.role) },
          { label: 'Получатель', value: withdrawal.recipient_name },
          {
            label: bankLabels(withdrawal.bik).settlement_account,
            value: <span className="num">{withdrawal.settlement_account}</span>,
          },
          { label: bankLabels(withdrawal.bik).bik, value: withdrawal.bik },
          { label: 'Банк', value: withdrawal.bank_name ?? MISSING },
          { label: 'Назначение платежа', value: withdrawal.purpose },
          commentFact(withdrawal),
        ],
      })}
    </Sheet>
  );
}

export function PaymentInformation({ id, back }: InformationProps) {
  const found = useFound(vedTransactionList, id, { query: { id, limit: 1 } });
  return (
    <Sheet record={rowOf(found, id)} query={found} back={back}>
      {(payment) => ({
        title: `Оплата ${payment.number}`,
        status: { of: vedTransactionLifecycle, code: payment.status },
        sums: sumOf(payment),
        rows: [
          ...debitFacts(payment, payment.status === 'executed'),
          { label: 'Кошелёк', value: walletNumber(payment.wallet_id) },
          ...payeeFacts(payment),
          { label: 'УНК', value: payment.ved_contract_number },
          { label: 'Назначение платежа', value: payment.purpose },
          { label: 'Счёт (инвойс)', value: fileOf(payment.invoice) },
          ...commonRows(payment),
          commentFact(payment),
        ],
        events: payment.events,
      })}
    </Sheet>
  );
}

// Deposits, withdrawals and foreign payments in full; none of them has an endpoint by id.
import { depositHistoryList, operatorDepositList } from '../../../api/endpoints/deposits.ts';
import { vedTransactionList } from '../../../api/endpoints/ved.ts';
import { operatorWithdrawalList, withdrawalHistoryList } from '../../../api/endpoints/withdrawals.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import { vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { findRow, useRecordLookup } from '../../hooks/data/useRecordLookup.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { EMPTY_VALUE, formatWalletId } from '../../kit/display/format.ts';
import { getCommentItem } from '../../record/decision/commentItem.ts';
import { PaymentDetails } from '../../record/payment/PaymentDetails.tsx';
import { getDebitItems, getPayeeItems } from '../../record/payment/paymentItems.tsx';
import { DepositStatus } from '../../record/RecordStatus.tsx';
import { StoredFile } from '../../record/files/StoredFile.tsx';
import { getBankLabels } from '../../texts/bankFields.ts';
import { getRoleLabel } from '../../texts/roles.ts';
import { type RecordDetailsProps, RecordSheet } from './RecordSheet.tsx';

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
const fileOf = (address: string | null) => (address === null ? EMPTY_VALUE : <StoredFile address={address} />);

export function DepositDetails({ id, back, isOperator }: RecordDetailsProps) {
  const narrowed = useRecordLookup(operatorDepositList, id, isOperator ? { query: { id, limit: 1 } } : null);
  const walked = useRecordLookup(depositHistoryList, id, isOperator ? null : { query: WALK });
  const found = isOperator ? narrowed : walked;
  return (
    <RecordSheet record={findRow(found, id)} query={found} back={back}>
      {(deposit) => ({
        title: `Пополнение ${deposit.number}`,
        status: { lifecycle: depositLifecycle, code: deposit.status, statusChip: <DepositStatus deposit={deposit} /> },
        sums: sumOf(deposit),
        rows: [
          ...commonRows(deposit),
          { label: 'Роль', value: getRoleLabel(deposit.role) },
          { label: 'Платёжное поручение', value: fileOf(deposit.payment_order) },
          { label: 'Зачислено', value: <Money amount={deposit.top_up_amount} currency={deposit.currency} /> },
          getCommentItem(deposit),
        ],
        more: <PaymentDetails deposit={deposit} />,
      })}
    </RecordSheet>
  );
}

export function WithdrawalDetails({ id, back, isOperator }: RecordDetailsProps) {
  const narrowed = useRecordLookup(operatorWithdrawalList, id, isOperator ? { query: { id, limit: 1 } } : null);
  const walked = useRecordLookup(withdrawalHistoryList, id, isOperator ? null : { query: WALK });
  const found = isOperator ? narrowed : walked;
  return (
    <RecordSheet record={findRow(found, id)} query={found} back={back}>
      {(withdrawal) => ({
        title: `Вывод ${withdrawal.number}`,
        status: { lifecycle: withdrawalLifecycle, code: withdrawal.status },
        sums: sumOf(withdrawal),
        rows: [
          ...commonRows(withdrawal),
          { label: 'Роль', value: getRoleLabel(withdrawal.role) },
          { label: 'Получатель', value: withdrawal.recipient_name },
          {
            label: getBankLabels(withdrawal.bik).settlement_account,
            value: <span className="num">{withdrawal.settlement_account ?? EMPTY_VALUE}</span>,
          },
          { label: getBankLabels(withdrawal.bik).bik, value: withdrawal.bik },
          { label: 'Банк', value: withdrawal.bank_name ?? EMPTY_VALUE },
          { label: 'Назначение платежа', value: withdrawal.purpose },
          getCommentItem(withdrawal),
        ],
      })}
    </RecordSheet>
  );
}

export function PaymentDetailsSheet({ id, back }: RecordDetailsProps) {
  const found = useRecordLookup(vedTransactionList, id, { query: { id, limit: 1 } });
  return (
    <RecordSheet record={findRow(found, id)} query={found} back={back}>
      {(payment) => ({
        title: `Платёж ${payment.number}`,
        status: { lifecycle: vedTransactionLifecycle, code: payment.status },
        sums: sumOf(payment),
        rows: [
          ...getDebitItems(payment, payment.status === 'executed'),
          { label: 'Кошелёк', value: formatWalletId(payment.wallet_id) },
          ...getPayeeItems(payment),
          { label: 'УНК', value: payment.ved_contract_number },
          { label: 'Назначение платежа', value: payment.purpose },
          { label: 'Счёт (инвойс)', value: fileOf(payment.invoice) },
          ...commonRows(payment),
          getCommentItem(payment),
        ],
        events: payment.events,
      })}
    </RecordSheet>
  );
}

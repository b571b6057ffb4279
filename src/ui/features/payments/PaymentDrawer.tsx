// An open foreign payment: amount, progress, payee, invoice; the operator's transitions.
import { vedTransactionReview } from '../../../api/endpoints/ved.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { VED_TRANSACTION_STEPS, vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList, type DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { EMPTY_VALUE, formatWalletId } from '../../kit/display/format.ts';
import { getCommentItem } from '../../record/decision/commentItem.ts';
import { DecisionDrawer, HeadlineAmount, type RecordDrawerProps } from '../../record/decision/DecisionDrawer.tsx';
import { StoredFileWithPreview } from '../../record/files/FilePreview.tsx';
import { DecisionFacts } from '../../record/DecisionFacts.tsx';
import { StatusHistory } from '../../record/StatusHistory.tsx';
import { InformationLink } from '../../record/InformationLink.tsx';
import { getDebitItems, getPayeeItems } from '../../record/payment/paymentItems.tsx';
import { OrganizationNameLink } from '../../record/MessageOrganizationButton.tsx';
import { AssigneeLine } from '../../record/AssigneeLine.tsx';
import { ExecutionReportButton, isExecuted } from '../../record/report/ExecutionReportButton.tsx';
import { LifecycleProgress } from '../../record/RecordStatus.tsx';
import { useDecision } from '../../record/decision/Decision.tsx';
import { ContractCheck } from './ContractCheck.tsx';
import { PAYMENT_LABELS, PAYMENT_PROMPTS, paymentTexts } from './texts.ts';

/** Only participants pay abroad, so the record does not name the role of its owner. */
export const PAYER_ROLE = 'ved_participant';

interface VedDrawerProps extends RecordDrawerProps {
  readonly payment: VedTransaction;
}

/** Keyed by id. An owner has no transition: there is no call that cancels a payment. */
export function PaymentDrawer({ payment, ...opened }: VedDrawerProps) {
  const { id, number, status, amount, currency } = payment;
  const isOperator = useSession().role === 'authorized_organization';
  const isOpen = status !== null && vedTransactionLifecycle.states[status]?.type !== 'final';
  const open = useLifecycleTransitions(vedTransactionLifecycle, { ...payment, role: PAYER_ROLE });
  const decisions = useDecision(vedTransactionReview, {
    subject: { record: `ved:${id}`, status },
    questions: PAYMENT_PROMPTS,
    inputOf: (body) => ({ params: { id }, body }),
  });
  return (
    <DecisionDrawer
      {...opened}
      title={`Платёж ${number}`}
      lifecycle={vedTransactionLifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'Платёж', value: number },
        ...getPayeeItems(payment),
        { label: 'УНК', value: <span className="num">{payment.ved_contract_number ?? EMPTY_VALUE}</span> },
        { label: 'Назначение платежа', value: payment.purpose },
        walletRow(payment, isOpen),
        ...getDebitItems(payment, false),
        { label: 'Сумма', value: <Money amount={amount} currency={currency} />, total: true },
      ]}
      labels={PAYMENT_LABELS}
      leadingActions={isExecuted(status) ? <ExecutionReportButton kind="payment" record={payment} /> : null}
    >
      <HeadlineAmount label="Сумма платежа" amount={amount} currency={currency} />
      <LifecycleProgress lifecycle={vedTransactionLifecycle} mainPath={VED_TRANSACTION_STEPS} status={status} />
      <AssigneeLine
        lifecycle={vedTransactionLifecycle}
        status={status}
        isMine={open.moves.length > 0}
        mine="Сверьте счёт с контрактом и примите решение."
        operators="Оператор сверит счёт с контрактом и примет решение."
      />
      {isOpen && isOperator ? <ContractCheck payment={payment} /> : null}
      <DescriptionList
        rows={[
          ...getDebitItems(payment, status === 'executed'),
          walletRow(payment, isOpen),
          ...getPayeeItems(payment),
          { label: 'УНК', value: <ContractLink number={payment.ved_contract_number} /> },
          { label: 'Назначение платежа', value: payment.purpose },
          { label: 'Организация', value: <OrganizationNameLink record={{ ...payment, role: PAYER_ROLE }} /> },
          {
            label: 'Счёт (инвойс)',
            value:
              payment.invoice === null ? (
                EMPTY_VALUE
              ) : (
                <StoredFileWithPreview address={payment.invoice} label="Счёт (инвойс)" />
              ),
          },
          getCommentItem(payment),
          { label: 'Создан', value: <DateTime iso={payment.created_at} zone /> },
        ]}
      />
      <DecisionFacts
        decided={{ ...payment, role: PAYER_ROLE, ved_contract_number: isOpen ? null : payment.ved_contract_number }}
        events={payment.events}
        tab="payments"
      />
      <StatusHistory lifecycle={vedTransactionLifecycle} events={payment.events} />
      <InformationLink kind="ved" id={id} />
    </DecisionDrawer>
  );
}

/** Until execution the server may choose the wallet. */
function walletRow({ wallet_id }: VedTransaction, isOpen: boolean): DescriptionItem {
  return { label: 'Кошелёк', value: wallet_id === null && isOpen ? paymentTexts.anyWallet : formatWalletId(wallet_id) };
}

/** Link to the contract, for comparison with the invoice. */
function ContractLink({ number }: { number: string | null }) {
  const registry =
    useSession().role === 'authorized_organization' ? '/organization/reestr-contracts' : '/account/reestr';
  if (number === null) return <span>{EMPTY_VALUE}</span>;
  return <Link href={`${registry}?ved_contract_number=${encodeURIComponent(number)}`}>{number}</Link>;
}

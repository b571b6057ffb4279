// An open payment abroad: sum, way, receiver, invoice; the operator's decisions where the lifecycle gives any.
import { vedTransactionReview } from '../../../api/endpoints/ved.ts';
import type { VedTransaction } from '../../../api/schemas/ved.ts';
import { VED_TRANSACTION_WAY, vedTransactionLifecycle } from '../../../machines/lifecycles/vedTransaction.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { MISSING, walletNumber } from '../../kit/display/format.ts';
import { commentFact } from '../../record/commentFact.ts';
import { DecidedDrawer, MainSum, type OpenedProps } from '../../record/DecisionDrawer.tsx';
import { ViewedFile } from '../../record/FilePreview.tsx';
import { History } from '../../record/StatusHistory.tsx';
import { InformationLink } from '../../record/InformationLink.tsx';
import { debitFacts, payeeFacts } from '../../record/paymentFacts.tsx';
import { OrganizationName } from '../../record/MessageOrganization.tsx';
import { TurnLine } from '../../record/AssigneeLine.tsx';
import { Progress } from '../../record/RecordStatus.tsx';
import { useDecision } from '../../record/useDecision.ts';
import { ContractCheck } from './ContractCheck.tsx';
import { LABELS, QUESTIONS, texts } from './texts.ts';

/** Only participants pay abroad, so the record does not name the role of its owner. */
export const PAYER = 'ved_participant';

interface VedDrawerProps extends OpenedProps {
  readonly payment: VedTransaction;
}

/** Keyed by id. An owner has no move: a payment cannot be taken back (no such call). */
export function VedDrawer({ payment, ...opened }: VedDrawerProps) {
  const { id, number, status, amount, currency } = payment;
  const isOperator = useSession().role === 'authorized_organization';
  const isOpen = status !== null && vedTransactionLifecycle.states[status]?.type !== 'final';
  const open = useMoves(vedTransactionLifecycle, { ...payment, role: PAYER });
  const decisions = useDecision(vedTransactionReview, {
    of: { record: `ved:${id}`, status },
    questions: QUESTIONS,
    inputOf: (body) => ({ params: { id }, body }),
  });
  return (
    <DecidedDrawer
      {...opened}
      title={`Оплата ${number}`}
      of={vedTransactionLifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'Платёж', value: number },
        ...payeeFacts(payment),
        { label: 'УНК', value: <span className="num">{payment.ved_contract_number}</span> },
        { label: 'Назначение платежа', value: payment.purpose },
        walletRow(payment, isOpen),
        ...debitFacts(payment, false),
        { label: 'Сумма', value: <Money amount={amount} currency={currency} />, total: true },
      ]}
      labels={LABELS}
    >
      <MainSum label="Сумма платежа" amount={amount} currency={currency} />
      <Progress of={vedTransactionLifecycle} way={VED_TRANSACTION_WAY} status={status} />
      <TurnLine
        of={vedTransactionLifecycle}
        status={status}
        isMine={open.moves.length > 0}
        mine="Сверьте счёт с контрактом и примите решение."
        operators="Оператор сверит счёт с контрактом и примет решение."
      />
      {isOpen && isOperator ? <ContractCheck payment={payment} /> : null}
      <Ledger
        rows={[
          ...debitFacts(payment, status === 'executed'),
          walletRow(payment, isOpen),
          ...payeeFacts(payment),
          { label: 'УНК', value: <ContractLink number={payment.ved_contract_number} /> },
          { label: 'Назначение платежа', value: payment.purpose },
          { label: 'Организация', value: <OrganizationName of={{ ...payment, role: PAYER }} /> },
          {
            label: 'Счёт (инвойс)',
            value: payment.invoice === null ? MISSING : <ViewedFile address={payment.invoice} label="Счёт (инвойс)" />,
          },
          commentFact(payment),
          { label: 'Создан', value: <DateTime iso={payment.created_at} zone /> },
        ]}
      />
      <History of={vedTransactionLifecycle} events={payment.events} />
      <InformationLink kind="ved" id={id} />
    </DecidedDrawer>
  );
}

/** Until it is executed a payment may leave the wallet to the server. */
function walletRow({ wallet_id }: VedTransaction, isOpen: boolean): LedgerRow {
  return { label: 'Кошелёк', value: wallet_id === null && isOpen ? texts.anyWallet : walletNumber(wallet_id) };
}

/** The way to the contract that the bill is compared with. */
function ContractLink({ number }: { number: string | null }) {
  const registry =
    useSession().role === 'authorized_organization' ? '/organization/reestr-contracts' : '/account/reestr';
  if (number === null) return <span>{MISSING}</span>;
  return <Link href={`${registry}?ved_contract_number=${encodeURIComponent(number)}`}>{number}</Link>;
}

// An open withdrawal: sum, way, requisites, comment; the operator's decisions where the lifecycle gives any.
import { withdrawalComment, withdrawalReview } from '../../../api/endpoints/withdrawals.ts';
import type { Withdrawal } from '../../../api/schemas/withdrawals.ts';
import { WITHDRAWAL_WAY, withdrawalLifecycle } from '../../../machines/lifecycles/withdrawal.ts';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Ledger, type LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { MISSING } from '../../kit/display/format.ts';
import { commentRow } from '../../record/CommentLine.tsx';
import { DecidedDrawer, MainSum, type OpenedProps } from '../../record/DecisionDrawer.tsx';
import { InformationLink } from '../../record/InformationLink.tsx';
import { OrganizationName } from '../../record/MessageOrganization.tsx';
import { TurnLine } from '../../record/AssigneeLine.tsx';
import { Progress, ReserveReturned } from '../../record/RecordStatus.tsx';
import { useDecision } from '../../record/useDecision.ts';
import { bankLabels } from '../../texts/bankFields.ts';
import { roleLabel } from '../../texts/roles.ts';
import { LABELS, QUESTIONS } from './texts.ts';
import { wholeWith } from './withdrawalLookup.ts';

interface WithdrawalDrawerProps extends OpenedProps {
  readonly withdrawal: Withdrawal;
}

/** Keyed by id, so that a comment outlives a status that changes while it is written. An owner has no move: no such call. */
export function WithdrawalDrawer({ withdrawal, ...opened }: WithdrawalDrawerProps) {
  const { id, number, status, amount, currency } = withdrawal;
  const { role } = useSession();
  const open = useMoves(withdrawalLifecycle, withdrawal);
  const decisions = useDecision(withdrawalReview, {
    of: { record: `withdrawal:${id}`, status },
    questions: QUESTIONS,
    inputOf: (body) => ({ params: { id }, body }),
  });
  return (
    <DecidedDrawer
      {...opened}
      title={`Вывод ${number}`}
      of={withdrawalLifecycle}
      status={status}
      open={open}
      decisions={decisions}
      rows={[
        { label: 'Заявка', value: number },
        ...requisiteRows(withdrawal),
        { label: 'Сумма', value: <Money amount={amount} currency={currency} />, total: true },
      ]}
      labels={LABELS}
    >
      <MainSum label="Сумма к выводу" amount={amount} currency={currency} />
      <Progress of={withdrawalLifecycle} way={WITHDRAWAL_WAY} status={status} />
      <TurnLine
        of={withdrawalLifecycle}
        status={status}
        isMine={open.moves.length > 0}
        mine="Сверьте реквизиты и примите решение."
        operators="Оператор сверит реквизиты и исполнит вывод."
      />
      <ReserveReturned of={withdrawalLifecycle} status={status} />
      <Ledger
        rows={[
          { label: 'Организация', value: <OrganizationName of={withdrawal} /> },
          { label: 'Роль', value: roleLabel(withdrawal.role) },
          { label: 'Создана', value: <DateTime iso={withdrawal.created_at} zone /> },
          ...requisiteRows(withdrawal),
          { label: 'Назначение платежа', value: withdrawal.purpose },
          commentRow({
            of: 'withdrawal',
            record: withdrawal,
            whole: wholeWith(id, role === 'authorized_organization'),
            target: withdrawalComment,
            inputOf: (comment) => ({ params: { id }, body: { comment } }),
          }),
        ]}
      />
      <InformationLink kind="withdrawal" id={id} />
    </DecidedDrawer>
  );
}

type Requisites = Pick<Withdrawal, 'recipient_name' | 'settlement_account' | 'bik' | 'bank_name'>;

function requisiteRows({ recipient_name, settlement_account, bik, bank_name }: Requisites): readonly LedgerRow[] {
  const labels = bankLabels(bik);
  return [
    { label: 'Получатель', value: recipient_name },
    { label: labels.settlement_account, value: <span className="num">{settlement_account}</span> },
    { label: labels.bik, value: bik },
    { label: 'Банк', value: bank_name ?? MISSING },
  ];
}

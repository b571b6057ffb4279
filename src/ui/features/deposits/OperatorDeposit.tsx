// An open deposit as the operator decides on it: executed only with the sum that came in, refused only with a reason.
import { Big } from 'big.js';
import { styled } from 'styled-components';
import { required } from '../../../api/validation/validator.ts';
import { amount as amountCheck } from '../../../api/validation/amounts.ts';
import { depositReview } from '../../../api/endpoints/deposits.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import type { Errors, Values } from '../../../machines/form/form.machine.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import type { Move } from '../../../machines/lifecycles/transitions.ts';
import { type ReviewedForm, textIn } from '../../hooks/form/useMutationForm.ts';
import { useMoves } from '../../hooks/data/useLifecycleTransitions.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import type { LedgerRow } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { formatDate, formatMoney } from '../../kit/display/format.ts';
import { DecidedDrawer } from '../../record/DecisionDrawer.tsx';
import type { Question } from '../../record/DecisionDialog.tsx';
import { commentRow } from '../../record/CommentLine.tsx';
import { Onward, type Queue, QueueTools } from '../../list/QueueNavigation.tsx';
import { type Decidable, REASON, reasonFor, reasonIn, reasonPlace } from '../../record/reasonDraft.ts';
import { type Decisions, useReviewedMove } from '../../record/useDecision.ts';
import { DepositStatus } from '../../record/RecordStatus.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { LABELS, QUESTIONS, texts } from './texts.ts';
import { commentOf, reviewedWhole } from './depositLookup.ts';

const Differs = styled.strong`
  color: var(--status-warning-text);
  font-weight: 500;
`;

/** What a move needs besides its status, by event of the lifecycle. */
const NEEDS: Readonly<Record<string, 'top_up_amount' | 'comment'>> = { EXECUTE: 'top_up_amount', REJECT: 'comment' };

/** Only what the chosen move needs is judged. */
const errorsIn =
  (currency: string | null) =>
  (values: Values): Errors => {
    const need = NEEDS[textIn(values, 'event')];
    if (need === undefined) return {};
    const wrong = required(need === 'top_up_amount' ? amountCheck(currency) : undefined)(textIn(values, need));
    return wrong === null ? {} : { [need]: wrong };
  };

function useDecisions(deposit: Deposit): Decisions {
  const { id, status, amount, currency } = deposit;
  const notify = useNotify();
  const of: Decidable = { record: `deposit:${id}`, status };
  const decision = useReviewedMove(depositReview, {
    status,
    initial: { event: '', status: '', top_up_amount: amount, ...REASON },
    draft: reasonPlace(of.record),
    drafted: reasonIn,
    later: ['comment'],
    validate: errorsIn(currency),
    input(values) {
      const need = NEEDS[textIn(values, 'event')];
      const extra = need === undefined ? {} : { [need]: textIn(values, need) };
      return { params: { id }, body: { status: textIn(values, 'status'), ...extra } };
    },
    onDone: () => notify('done', texts.decided),
  });
  return {
    decision,
    question: questionOf(deposit, decision),
    onMove: (move) => decision.review(move, { event: move.event, status: move.to, ...reasonFor(of, decision.form) }),
    of: decision.reviewed ? undefined : of,
  };
}

interface ReviewedDepositProps {
  readonly deposit: Deposit;
  /** The list it was opened from. */
  readonly queue: Queue;
  readonly onClose: () => void;
}

/** A decision taken elsewhere drops the question asked for the old status; a typed sum and typed words stay. */
export function ReviewedDeposit({ deposit, queue, onClose }: ReviewedDepositProps) {
  const open = useMoves(depositLifecycle, deposit);
  const decisions = useDecisions(deposit);
  const { decision } = decisions;
  const credits = open.moves.some(({ event }) => NEEDS[event] === 'top_up_amount');
  const title = `Пополнение ${deposit.number}`;
  return (
    <DecidedDrawer
      title={title}
      of={depositLifecycle}
      status={deposit.status}
      open={open}
      decisions={decisions}
      rows={rowsOf(deposit, decision)}
      labels={LABELS}
      mark={<DepositStatus deposit={deposit} />}
      tools={<QueueTools queue={queue} />}
      onward={<Onward queue={queue} of={deposit} topic={title} />}
      onClose={onClose}
    >
      <DepositFacts deposit={deposit} comment={commentRow({ ...commentOf(deposit), whole: reviewedWhole(deposit.id) })}>
        {credits ? <Credit deposit={deposit} decision={decision} disabled={!open.mayWrite} /> : null}
      </DepositFacts>
    </DecidedDrawer>
  );
}

interface CreditProps {
  readonly deposit: Deposit;
  readonly decision: ReviewedForm<Move>;
  readonly disabled: boolean;
}

function Credit({ deposit, decision: { form }, disabled }: CreditProps) {
  const { onChange: _typed, ...field } = form.text('top_up_amount');
  const difference = differenceOf(deposit, field.value);
  const same = amountCheck(deposit.currency)(field.value) === null ? 'Совпадает с суммой заявки. ' : '';
  return (
    <AmountField
      {...field}
      label="Сумма зачисления"
      currency={deposit.currency}
      disabled={disabled}
      onAmount={(value) => form.change('top_up_amount', value)}
      hint={
        difference ? (
          <Differs>{`Отличается от суммы заявки: ${difference}`}</Differs>
        ) : (
          `${same}Если банк удержал комиссию, укажите фактическое поступление.`
        )
      }
    />
  );
}

/** Credited minus asked for, signed and written out; null when they are the same or no sum was typed. */
function differenceOf({ amount, currency }: Deposit, credited: string): string | null {
  if (amountCheck(currency)(credited) !== null) return null;
  const difference = new Big(credited).minus(amount ?? credited);
  return difference.eq(0) ? null : `${difference.gt(0) ? '+' : ''}${formatMoney(difference.toFixed(2), currency)}`;
}

/** The question before a crediting move names the sum. */
function questionOf({ currency }: Deposit, { form, reviewed }: ReviewedForm<Move>): Question | undefined {
  const question = reviewed ? QUESTIONS[reviewed.event] : undefined;
  if (!question || !reviewed || NEEDS[reviewed.event] !== 'top_up_amount') return question;
  return { ...question, text: `Будет зачислено ${formatMoney(textIn(form.values, 'top_up_amount'), currency)}.` };
}

function rowsOf(deposit: Deposit, { form, reviewed }: ReviewedForm<Move>): readonly LedgerRow[] {
  const { number, created_at, company_name, amount, currency } = deposit;
  const rows: readonly LedgerRow[] = [
    { label: 'Заявка', value: `${number} от ${formatDate(created_at)}` },
    { label: 'Получатель', value: company_name },
    { label: 'Сумма заявки', value: <Money amount={amount} currency={currency} /> },
  ];
  if (!reviewed || NEEDS[reviewed.event] !== 'top_up_amount') return rows;
  const credited = textIn(form.values, 'top_up_amount');
  const difference = differenceOf(deposit, credited);
  return [
    ...rows,
    ...(difference === null ? [] : [{ label: 'Разница с заявкой', value: <Differs>{difference}</Differs> }]),
    { label: 'Сумма зачисления', value: <Money amount={credited} currency={currency} />, total: true },
  ];
}

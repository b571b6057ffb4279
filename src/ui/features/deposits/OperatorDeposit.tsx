// An open deposit for the operator: executed only with the credited amount, refused only with a reason.
import { Big } from 'big.js';
import { styled } from 'styled-components';
import { requiredValidator } from '../../../api/validation/validator.ts';
import { amountValidator as amountCheck } from '../../../api/validation/amounts.ts';
import { trimExcessZeros } from '../../../api/amounts/currencyDecimals.ts';
import { depositReview } from '../../../api/endpoints/deposits.ts';
import type { Deposit } from '../../../api/schemas/deposits.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { depositLifecycle } from '../../../machines/lifecycles/deposit.ts';
import type { Transition } from '../../../machines/lifecycles/transitions.ts';
import { type ReviewForm, getTextValue } from '../../hooks/form/useMutationForm.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import type { DescriptionItem } from '../../kit/display/DescriptionList.tsx';
import { Money } from '../../kit/display/Money.tsx';
import { formatDate, formatMoney } from '../../kit/display/format.ts';
import { DecisionDrawer } from '../../record/decision/DecisionDrawer.tsx';
import {
  type DecisionPrompt,
  type DecisionState,
  getPrompt,
  useReviewedTransition,
} from '../../record/decision/Decision.tsx';
import { getEditableCommentItem } from '../../record/decision/CommentLine.tsx';
import { QueueFooter, type RecordQueue, QueueButtons } from '../../list/queue/QueueNavigation.tsx';
import {
  type DecisionRecord,
  EMPTY_REASON,
  getReasonValues,
  toReasonDraft,
  reasonDraftKey,
} from '../../record/decision/reasonDraft.ts';
import { DepositStatus } from '../../record/RecordStatus.tsx';
import { CreditDepositButton, canCreditDeposit } from './CreditDeposit.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { DEPOSIT_LABELS, DEPOSIT_PROMPTS, depositTexts } from './texts.ts';
import { toCommentableDeposit, createOperatorDepositLookup } from './depositLookup.ts';

const Differs = styled.strong`
  color: var(--status-warning-text);
  font-weight: 500;
`;

/** Required input by lifecycle event. */
const NEEDS: Readonly<Record<string, 'top_up_amount' | 'comment'>> = { EXECUTE: 'top_up_amount', REJECT: 'comment' };

/** Validates only the input that the transition requires. */
const errorsIn =
  (currency: string | null) =>
  (values: FormValues): FieldErrors => {
    const need = NEEDS[getTextValue(values, 'event')];
    if (need === undefined) return {};
    const wrong = requiredValidator(need === 'top_up_amount' ? amountCheck(currency) : undefined)(
      getTextValue(values, need),
    );
    return wrong === null ? {} : { [need]: wrong };
  };

function useDecisions(deposit: Deposit): DecisionState {
  const { id, status, amount, currency } = deposit;
  const notify = useNotify();
  const of: DecisionRecord = { record: `deposit:${id}`, status };
  const decision = useReviewedTransition(depositReview, {
    status,
    initial: {
      event: '',
      status: '',
      top_up_amount: amount === null ? '' : trimExcessZeros(amount, currency),
      ...EMPTY_REASON,
    },
    draft: reasonDraftKey(of.record),
    toDraft: toReasonDraft,
    reviewFields: ['comment'],
    maxLengths: { comment: 500 },
    validate: errorsIn(currency),
    input(values) {
      const need = NEEDS[getTextValue(values, 'event')];
      const extra = need === undefined ? {} : { [need]: getTextValue(values, need) };
      return { params: { id }, body: { status: getTextValue(values, 'status'), ...extra } };
    },
    onDone: () => notify('done', depositTexts.decided),
  });
  return {
    decision,
    prompt: questionOf(deposit, decision),
    onMove: (move) =>
      decision.review(move, { event: move.event, status: move.to, ...getReasonValues(of, decision.form) }),
    subject: decision.reviewed ? undefined : of,
  };
}

interface ReviewedDepositProps {
  readonly deposit: Deposit;
  /** The list it was opened from. */
  readonly queue: RecordQueue;
  readonly onClose: () => void;
}

/** A decision taken elsewhere closes the confirmation for the old status; a typed amount and text stay. */
export function OperatorDeposit({ deposit, queue, onClose }: ReviewedDepositProps) {
  const open = useLifecycleTransitions(depositLifecycle, deposit);
  const decisions = useDecisions(deposit);
  const { decision } = decisions;
  const credits = open.moves.some(({ event }) => NEEDS[event] === 'top_up_amount');
  const title = `Пополнение ${deposit.number}`;
  return (
    <DecisionDrawer
      title={title}
      lifecycle={depositLifecycle}
      status={deposit.status}
      open={open}
      leadingActions={<CreditDepositButton deposit={deposit} />}
      isPrimary={!canCreditDeposit(deposit)}
      decisions={decisions}
      rows={rowsOf(deposit, decision)}
      labels={DEPOSIT_LABELS}
      statusChip={<DepositStatus deposit={deposit} />}
      tools={<QueueButtons queue={queue} />}
      trailingActions={<QueueFooter queue={queue} record={deposit} topic={title} />}
      onClose={onClose}
    >
      <DepositFacts
        deposit={deposit}
        comment={getEditableCommentItem({
          ...toCommentableDeposit(deposit),
          lookupCall: createOperatorDepositLookup(deposit.id),
        })}
      >
        {credits ? <Credit deposit={deposit} decision={decision} disabled={!open.mayWrite} /> : null}
      </DepositFacts>
    </DecisionDrawer>
  );
}

interface CreditProps {
  readonly deposit: Deposit;
  readonly decision: ReviewForm<Transition>;
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

/** Credited minus requested, signed; null if equal or without an amount. */
function differenceOf({ amount, currency }: Deposit, credited: string): string | null {
  if (amountCheck(currency)(credited) !== null) return null;
  const difference = new Big(credited).minus(amount ?? credited);
  return difference.eq(0) ? null : `${difference.gt(0) ? '+' : ''}${formatMoney(difference.toFixed(2), currency)}`;
}

/** The confirmation of a credit names the amount. */
function questionOf({ currency }: Deposit, { form, reviewed }: ReviewForm<Transition>): DecisionPrompt | undefined {
  if (!reviewed) return undefined;
  const question = getPrompt(DEPOSIT_PROMPTS, reviewed);
  if (NEEDS[reviewed.event] !== 'top_up_amount') return question;
  return { ...question, text: `Будет зачислено ${formatMoney(getTextValue(form.values, 'top_up_amount'), currency)}.` };
}

function rowsOf(deposit: Deposit, { form, reviewed }: ReviewForm<Transition>): readonly DescriptionItem[] {
  const { number, created_at, company_name, amount, currency } = deposit;
  const rows: readonly DescriptionItem[] = [
    { label: 'Заявка', value: created_at === null ? number : `${number} от ${formatDate(created_at)}` },
    { label: 'Получатель', value: company_name },
    { label: 'Сумма заявки', value: <Money amount={amount} currency={currency} /> },
  ];
  if (!reviewed || NEEDS[reviewed.event] !== 'top_up_amount') return rows;
  const credited = getTextValue(form.values, 'top_up_amount');
  const difference = differenceOf(deposit, credited);
  return [
    ...rows,
    ...(difference === null ? [] : [{ label: 'Разница с заявкой', value: <Differs>{difference}</Differs> }]),
    { label: 'Сумма зачисления', value: <Money amount={credited} currency={currency} />, total: true },
  ];
}

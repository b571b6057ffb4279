// Status of a record as chip, stepper and filter options, derived from its lifecycle machine.
import type { AnyStateMachine } from 'xstate';
import type { Deposit } from '../../api/schemas/deposits.ts';
import { PAYMENT_UNDER_REVIEW, depositLifecycle, isPaymentUnderReview } from '../../machines/lifecycles/deposit.ts';
import { hasTransition, getStatusMeta } from '../../machines/lifecycles/transitions.ts';
import { EMPTY_VALUE } from '../kit/display/format.ts';
import type { SelectOption } from '../texts/options.ts';
import { StatusChip } from '../kit/display/StatusChip.tsx';
import { type Step, Stepper } from '../kit/display/charts/Stepper.tsx';
import { AssigneeNote } from '../kit/layout/ListPage.styles.ts';

/** A code unknown to the lifecycle is shown raw. */
export function RecordStatus({ lifecycle, status }: { lifecycle: AnyStateMachine; status: string | null }) {
  if (status === null) return <span>{EMPTY_VALUE}</span>;
  const known = getStatusMeta(lifecycle, status);
  return <StatusChip status={status} tone={known?.tone ?? 'neutral'} label={known?.label ?? status} />;
}

/** Status of a deposit, which depends on whether a payment order is attached. */
export function DepositStatus({ deposit }: { deposit: Pick<Deposit, 'status' | 'payment_order'> }) {
  const { status } = deposit;
  return status !== null && isPaymentUnderReview(deposit) ? (
    <StatusChip status={status} {...PAYMENT_UNDER_REVIEW} />
  ) : (
    <RecordStatus lifecycle={depositLifecycle} status={status} />
  );
}

/** Position of a status in the lifecycle, for sorting; null for an unknown code. */
export function getStatusRank(of: AnyStateMachine, status: string | null): number | null {
  if (status === null) return null;
  const place = Object.keys(of.root.states).indexOf(status);
  return place < 0 ? null : place;
}

const labelOf = (of: AnyStateMachine, status: string) => getStatusMeta(of, status)?.label ?? status;

export const getStatusOptions = (of: AnyStateMachine): readonly SelectOption[] =>
  Object.keys(of.root.states).map((status) => ({ value: status, label: labelOf(of, status) }));

/** Final statuses, for lists of closed records. */
export const getFinalStatusOptions = (of: AnyStateMachine): readonly SelectOption[] =>
  getStatusOptions(of).filter(({ value }) => of.root.states[value]?.type === 'final');

interface ProgressProps {
  readonly lifecycle: AnyStateMachine;
  /** The main path from the first status to the last. */
  readonly mainPath: readonly string[];
  readonly status: string | null;
  /** Label of the current step, if it differs from the status. */
  readonly label?: string | undefined;
  /** History of the record. */
  readonly events?: readonly { readonly status: string | null }[];
}

/**
 * Progress of a record. Off the main path only its start and end are known: the end is the current status if it is final
 * (refused, cancelled), else the end of the path. For an unknown code neither is guessed.
 */
export function LifecycleProgress(props: ProgressProps) {
  return <Stepper label="Этапы заявки" steps={stepsOf(props)} />;
}

function stepsOf({ lifecycle, mainPath, status, label, events = [] }: ProgressProps): readonly Step[] {
  if (status === null) return [];
  const now = mainPath.indexOf(status);
  if (now < 0) return stepsBesides(lifecycle, mainPath, status);
  const last = mainPath.length - 1;
  // assumed: an optional step may have been skipped: it is shown as passed only if the history has it
  const isKnown = (step: string, index: number) =>
    index >= now ||
    !hasTransition(lifecycle, mainPath[index - 1], mainPath[index + 1]) ||
    events.some((event) => event.status === step);
  return mainPath.filter(isKnown).map((step) => ({
    label: (step === status ? label : undefined) ?? labelOf(lifecycle, step),
    state: step === status && now < last ? 'now' : mainPath.indexOf(step) > now ? 'ahead' : 'done',
  }));
}

/** Steps of a status off the path. */
function stepsBesides(of: AnyStateMachine, way: readonly string[], status: string): readonly Step[] {
  const step = (index: number, state: Step['state']): readonly Step[] =>
    way.slice(index, index + 1).map((one) => ({ label: labelOf(of, one), state }));
  const tone = getStatusMeta(of, status)?.tone;
  const [here, ahead] = goesOn(of, status)
    ? (['now', step(way.length - 1, 'ahead')] as const)
    : ([tone === undefined ? 'now' : tone === 'neutral' ? 'stopped' : 'refused', []] as const);
  return [...step(0, 'done'), { label: labelOf(of, status), state: here }, ...ahead];
}

/** Known, not a failure, and not final. */
function goesOn(of: AnyStateMachine, status: string): boolean {
  const tone = getStatusMeta(of, status)?.tone;
  return tone !== undefined && tone !== 'danger' && of.root.states[status]?.type !== 'final';
}

/** For a refused or cancelled request that had reserved money: the reserve was released. */
export function ReserveReturnedNote({ lifecycle, status }: { lifecycle: AnyStateMachine; status: string | null }) {
  const tone = getStatusMeta(lifecycle, status)?.tone;
  return tone === 'danger' || tone === 'neutral' ? <AssigneeNote>Средства вернулись из резерва.</AssigneeNote> : null;
}

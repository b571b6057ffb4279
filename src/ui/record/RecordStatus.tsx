// A record's status as chip, scale and filter options, all read off its lifecycle machine.
import type { AnyStateMachine } from 'xstate';
import type { Deposit } from '../../api/schemas/deposits.ts';
import { PAYMENT_UNDER_REVIEW, depositLifecycle, isPaymentUnderReview } from '../../machines/lifecycles/deposit.ts';
import { hasTransition, getStatusMeta } from '../../machines/lifecycles/transitions.ts';
import { EMPTY_VALUE } from '../kit/display/format.ts';
import type { SelectOption } from '../texts/selectOption.ts';
import { StatusChip } from '../kit/display/StatusChip.tsx';
import { type Step, Stepper } from '../kit/display/Stepper.tsx';
import { AssigneeNote } from '../kit/layout/ListPage.styles.ts';

/** A code the lifecycle does not know is shown raw and never guessed. */
export function RecordStatus({ of, status }: { of: AnyStateMachine; status: string | null }) {
  if (status === null) return <span>{EMPTY_VALUE}</span>;
  const known = getStatusMeta(of, status);
  return <StatusChip status={status} tone={known?.tone ?? 'neutral'} label={known?.label ?? status} />;
}

/** The status of a deposit, which says more than its code once a payment order is there. */
export function DepositStatus({ deposit }: { deposit: Pick<Deposit, 'status' | 'payment_order'> }) {
  const { status } = deposit;
  return status !== null && isPaymentUnderReview(deposit) ? (
    <StatusChip status={status} {...PAYMENT_UNDER_REVIEW} />
  ) : (
    <RecordStatus of={depositLifecycle} status={status} />
  );
}

/** Where a status stands in the life of a record, for lists in its order; null for a code the lifecycle does not know. */
export function getStatusRank(of: AnyStateMachine, status: string | null): number | null {
  if (status === null) return null;
  const place = Object.keys(of.root.states).indexOf(status);
  return place < 0 ? null : place;
}

const labelOf = (of: AnyStateMachine, status: string) => getStatusMeta(of, status)?.label ?? status;

/** Every status of a lifecycle, for tabs and selects. */
export const getStatusOptions = (of: AnyStateMachine): readonly SelectOption[] =>
  Object.keys(of.root.states).map((status) => ({ value: status, label: labelOf(of, status) }));

/** The statuses nothing follows on, for lists of what is finished. */
export const getFinalStatusOptions = (of: AnyStateMachine): readonly SelectOption[] =>
  getStatusOptions(of).filter(({ value }) => of.root.states[value]?.type === 'final');

interface ProgressProps {
  readonly of: AnyStateMachine;
  /** The straight way from the first status to the last. */
  readonly way: readonly string[];
  readonly status: string | null;
  /** Of the present step, where the record says more than its status. */
  readonly label?: string | undefined;
  /** What the record tells of its past. */
  readonly events?: readonly { readonly status: string | null }[];
}

/**
 * Where a record stands on its way; off the way only its beginning is known, and its end: here, where it was refused or
 * cancelled, else that of the way (what waits for documents can still be verified). Of an unknown code neither is guessed.
 */
export function LifecycleProgress(props: ProgressProps) {
  return <Stepper label="Этапы заявки" steps={stepsOf(props)} />;
}

function stepsOf({ of, way, status, label, events = [] }: ProgressProps): readonly Step[] {
  if (status === null) return [];
  const now = way.indexOf(status);
  if (now < 0) return stepsBesides(of, way, status);
  const last = way.length - 1;
  // assumed: what may be left out perhaps was: of what has passed it is no step, unless the record tells of it
  const isKnown = (step: string, place: number) =>
    place >= now || !hasTransition(of, way[place - 1], way[place + 1]) || events.some((event) => event.status === step);
  return way.filter(isKnown).map((step) => ({
    label: (step === status ? label : undefined) ?? labelOf(of, step),
    state: step === status && now < last ? 'now' : way.indexOf(step) > now ? 'ahead' : 'done',
  }));
}

/** Of a status off the way. */
function stepsBesides(of: AnyStateMachine, way: readonly string[], status: string): readonly Step[] {
  const step = (place: number, state: Step['state']): readonly Step[] =>
    way.slice(place, place + 1).map((one) => ({ label: labelOf(of, one), state }));
  const tone = getStatusMeta(of, status)?.tone;
  const [here, ahead] = goesOn(of, status)
    ? (['now', step(way.length - 1, 'ahead')] as const)
    : ([tone === undefined ? 'now' : tone === 'neutral' ? 'stopped' : 'refused', []] as const);
  return [...step(0, 'done'), { label: labelOf(of, status), state: here }, ...ahead];
}

/** What is known, has no danger about it and is left again. */
function goesOn(of: AnyStateMachine, status: string): boolean {
  const tone = getStatusMeta(of, status)?.tone;
  return tone !== undefined && tone !== 'danger' && of.root.states[status]?.type !== 'final';
}

/** Of a request that held money: what became of it once it was refused or cancelled (domain.md section 3). */
export function ReserveReturnedNote({ of, status }: { of: AnyStateMachine; status: string | null }) {
  const tone = getStatusMeta(of, status)?.tone;
  return tone === 'danger' || tone === 'neutral' ? <AssigneeNote>Средства вернулись из резерва.</AssigneeNote> : null;
}

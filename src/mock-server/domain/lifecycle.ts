// Checks status changes against the lifecycle machines; the screens take their buttons from the same machines.
import type { AnyStateMachine } from 'xstate';
import { findTransition, getTransitions, getStatusMeta } from '../../machines/lifecycles/transitions.ts';
import type { Principal } from '../../machines/lifecycles/principal.ts';
import type { Account } from './account.ts';
import { transitionError } from '../http/response.ts';

/** Lifecycle input of a record: its status and owner. */
interface Standing {
  readonly status: string;
  readonly company: number | undefined;
}

const whoIs = ({ user, organization }: Account, { company }: Standing): Principal => ({
  role: user.account_type,
  isOwner: organization.id === company,
});

type Step = Standing & { readonly next: string };

export const canTransition = (machine: AnyStateMachine, record: Step, account: Account): boolean =>
  findTransition(machine, record.status, record.next, whoIs(account, record)) !== null;

/** Throws TR for a transition that is not allowed. */
export function assertTransition(machine: AnyStateMachine, record: Step, account: Account): void {
  if (!canTransition(machine, record, account)) throw transitionError();
}

/** Throws TR when the account may not send this event to the record, including events that keep the status. */
export function assertEventAllowed(
  machine: AnyStateMachine,
  record: Standing & { event: string },
  account: Account,
): void {
  const open = getTransitions(machine, record.status, whoIs(account, record));
  if (!open.some(({ event }) => event === record.event)) throw transitionError();
}

/** Like `assertTransition`, but accepts the current status for events that keep it, e.g. a second funding of a wallet. */
export function assertStatusReachable(machine: AnyStateMachine, record: Step, account: Account): void {
  const open = getTransitions(machine, record.status, whoIs(account, record));
  if (!open.some(({ to }) => to === record.next)) throw transitionError();
}

/** The status after an event; the current one when the event is not allowed. */
export function getStatusAfter(
  machine: AnyStateMachine,
  record: Standing & { event: string },
  account: Account,
): string {
  const open = getTransitions(machine, record.status, whoIs(account, record));
  return open.find(({ event }) => event === record.event)?.to ?? record.status;
}

/** Russian label of a status, for notifications. */
export const getStatusLabel = (machine: AnyStateMachine, status: string): string =>
  getStatusMeta(machine, status)?.label ?? status;

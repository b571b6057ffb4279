// Asks the lifecycle machines whether a record may change its status: the same machines the screens take buttons from.
import type { AnyStateMachine } from 'xstate';
import { findTransition, getTransitions, getStatusMeta } from '../../machines/lifecycles/transitions.ts';
import type { Principal } from '../../machines/lifecycles/principal.ts';
import type { Account } from './account.ts';
import { transitionError } from '../http/response.ts';

/** A record as its lifecycle sees it: its status and whose it is. */
interface Standing {
  readonly status: string;
  readonly company: number | undefined;
}

const whoIs = ({ user, organization }: Account, { company }: Standing): Principal => ({
  role: user.account_type,
  isOwner: organization.id === company,
});

type Step = Standing & { readonly next: string };

/** Whether the account may move the record to the status `next`. */
export const canTransition = (machine: AnyStateMachine, record: Step, account: Account): boolean =>
  findTransition(machine, record.status, record.next, whoIs(account, record)) !== null;

/** Throws TR unless it may. */
export function assertTransition(machine: AnyStateMachine, record: Step, account: Account): void {
  if (!canTransition(machine, record, account)) throw transitionError();
}

/** Throws TR unless the account may make this event happen to the record, also one that leaves its status alone. */
export function assertEventAllowed(
  machine: AnyStateMachine,
  record: Standing & { event: string },
  account: Account,
): void {
  const open = getTransitions(machine, record.status, whoIs(account, record));
  if (!open.some(({ event }) => event === record.event)) throw transitionError();
}

/** As `assertTransition`, but a move that leaves the status alone may give it again: a second funding of a wallet. */
export function assertStatusReachable(machine: AnyStateMachine, record: Step, account: Account): void {
  const open = getTransitions(machine, record.status, whoIs(account, record));
  if (!open.some(({ to }) => to === record.next)) throw transitionError();
}

/** The status that an event leads a record to; the present one where the event may not happen. */
export function getStatusAfter(
  machine: AnyStateMachine,
  record: Standing & { event: string },
  account: Account,
): string {
  const open = getTransitions(machine, record.status, whoIs(account, record));
  return open.find(({ event }) => event === record.event)?.to ?? record.status;
}

/** The Russian word of a status; notifications say it. */
export const getStatusLabel = (machine: AnyStateMachine, status: string): string =>
  getStatusMeta(machine, status)?.label ?? status;

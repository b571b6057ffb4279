// Asks the lifecycle machines whether a record may change its status: the same machines the screens take buttons from.
import type { AnyStateMachine } from 'xstate';
import { moveTo, moves, statusOf } from '../../machines/lifecycles/transitions.ts';
import type { Who } from '../../machines/lifecycles/principal.ts';
import type { Account } from './account.ts';
import { wrongMove } from '../http/response.ts';

/** A record as its lifecycle sees it: its status and whose it is. */
interface Standing {
  readonly status: string;
  readonly company: number | undefined;
}

const whoIs = ({ user, organization }: Account, { company }: Standing): Who => ({
  role: user.account_type,
  isOwner: organization.id === company,
});

type Step = Standing & { readonly next: string };

/** Whether the account may move the record to the status `next`. */
export const mayMove = (machine: AnyStateMachine, record: Step, account: Account): boolean =>
  moveTo(machine, record.status, record.next, whoIs(account, record)) !== null;

/** Throws TR unless it may. */
export function assertMove(machine: AnyStateMachine, record: Step, account: Account): void {
  if (!mayMove(machine, record, account)) throw wrongMove();
}

/** Throws TR unless the account may make this event happen to the record, also one that leaves its status alone. */
export function assertEvent(machine: AnyStateMachine, record: Standing & { event: string }, account: Account): void {
  const open = moves(machine, record.status, whoIs(account, record));
  if (!open.some(({ event }) => event === record.event)) throw wrongMove();
}

/** As `assertMove`, but a move that leaves the status alone may give it again: a second funding of a wallet. */
export function assertStatus(machine: AnyStateMachine, record: Step, account: Account): void {
  const open = moves(machine, record.status, whoIs(account, record));
  if (!open.some(({ to }) => to === record.next)) throw wrongMove();
}

/** The status that an event leads a record to; the present one where the event may not happen. */
export function statusAfter(machine: AnyStateMachine, record: Standing & { event: string }, account: Account): string {
  const open = moves(machine, record.status, whoIs(account, record));
  return open.find(({ event }) => event === record.event)?.to ?? record.status;
}

/** The Russian word of a status; notifications say it. */
export const labelOf = (machine: AnyStateMachine, status: string): string => statusOf(machine, status)?.label ?? status;

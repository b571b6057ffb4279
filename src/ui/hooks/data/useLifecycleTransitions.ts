// What the signed-in user may do to a record: the lifecycle's answer for their role and ownership.
import type { AnyStateMachine } from 'xstate';
import type { Role } from '../../../api/roles.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { type Move, moves } from '../../../machines/lifecycles/transitions.ts';
import type { Who } from '../../../machines/lifecycles/principal.ts';
import { useSession } from '../session/useSession.ts';

/** A record that belongs to an organisation. */
export interface OwnedRecord {
  readonly status: string | null;
  readonly company_id: RecordId | null;
  readonly role: Role | null;
}

export interface OpenMoves {
  readonly moves: readonly Move[];
  /** False: the buttons stand disabled with the reason (spec section 4). */
  readonly mayWrite: boolean;
}

/** Who the signed-in user is to a record; null while the role is not known. */
export function useWho(): (record: Pick<OwnedRecord, 'company_id' | 'role'>) => Who | null {
  const { role, user } = useSession();
  return (record) =>
    role === null ? null : { role, isOwner: role === record.role && isSame(user?.company_id, record.company_id) };
}

/** Two unknown ids are not the same. */
function isSame(one: RecordId | null | undefined, other: RecordId | null): boolean {
  return other !== null && one === other;
}

/** Moves of `machine` open to the user from the record's status. */
export function useMoves(machine: AnyStateMachine, record: OwnedRecord): OpenMoves {
  const { mayWrite } = useSession();
  const who = useWho()(record);
  return { moves: who ? moves(machine, record.status, who) : [], mayWrite };
}

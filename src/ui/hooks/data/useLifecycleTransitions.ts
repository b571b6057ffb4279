// What the signed-in user may do to a record: the lifecycle's answer for their role and ownership.
import type { AnyStateMachine } from 'xstate';
import type { Role } from '../../../api/roles.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { type Transition, getTransitions } from '../../../machines/lifecycles/transitions.ts';
import type { Principal } from '../../../machines/lifecycles/principal.ts';
import { useSession } from '../session/useSession.ts';

/** A record that belongs to an organisation. */
export interface OwnedRecord {
  readonly status: string | null;
  readonly company_id: RecordId | null;
  readonly role: Role | null;
}

export interface AvailableTransitions {
  readonly moves: readonly Transition[];
  /** False: the buttons stand disabled with the reason (spec section 4). */
  readonly mayWrite: boolean;
}

/** Who the signed-in user is to a record; null while the role is not known. */
export function useViewer(): (record: Pick<OwnedRecord, 'company_id' | 'role'>) => Principal | null {
  const { role, user } = useSession();
  return (record) =>
    role === null
      ? null
      : { role, isOwner: role === (record.role ?? role) && isSame(user?.company_id, record.company_id) };
}

// assumed: a record that names no owner is one's own, as clients read little else; the server refuses the rest
function isSame(one: RecordId | null | undefined, other: RecordId | null): boolean {
  return one === null || one === undefined || other === null || one === other;
}

/** Moves of `machine` open to the user from the record's status. */
export function useLifecycleTransitions(machine: AnyStateMachine, record: OwnedRecord): AvailableTransitions {
  const { mayWrite } = useSession();
  const who = useViewer()(record);
  return { moves: who ? getTransitions(machine, record.status, who) : [], mayWrite };
}

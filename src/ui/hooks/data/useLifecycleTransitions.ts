// Lifecycle transitions available to the signed-in user by role and ownership.
import type { AnyStateMachine } from 'xstate';
import type { Role } from '../../../api/roles.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { type Transition, getTransitions } from '../../../machines/lifecycles/transitions.ts';
import type { Principal } from '../../../machines/lifecycles/principal.ts';
import { useSession } from '../session/useSession.ts';

export interface OwnedRecord {
  readonly status: string | null;
  readonly company_id: RecordId | null;
  readonly role: Role | null;
}

export interface AvailableTransitions {
  readonly moves: readonly Transition[];
  /** False: the buttons are disabled with the reason. */
  readonly mayWrite: boolean;
}

/** Relation of the signed-in user to a record; null until the role is known. */
export function useViewer(): (record: Pick<OwnedRecord, 'company_id' | 'role'>) => Principal | null {
  const { role, user } = useSession();
  return (record) =>
    role === null
      ? null
      : { role, isOwner: role === (record.role ?? role) && isSame(user?.company_id ?? null, record.company_id, role) };
}

// assumed: to a client a record without an owner is the client's own, since clients see little else; the server refuses the rest
function isSame(one: RecordId | null, other: RecordId | null, role: Role): boolean {
  return one === null || other === null ? role !== 'authorized_organization' : one === other;
}

/** Transitions of `machine` available to the user from the record's status. */
export function useLifecycleTransitions(machine: AnyStateMachine, record: OwnedRecord): AvailableTransitions {
  const { mayWrite } = useSession();
  const who = useViewer()(record);
  return { moves: who ? getTransitions(machine, record.status, who) : [], mayWrite };
}

// Session state and commands for screens.
import type { RecordId } from '../../../api/recordId.ts';
import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Role } from '../../../api/roles.ts';
import type { AccountRestriction } from '../../../api/errors/catalogue.ts';
import type { User } from '../../../api/schemas/account.ts';
import { canWrite, type sessionMachine } from '../../../machines/session/session.machine.ts';
import { getUserId } from '../../../machines/session/context.ts';
import { useServices } from '../core/services.ts';

export interface Session {
  readonly signedIn: boolean;
  /** Null until current_user is loaded (after a participant's registration). */
  readonly role: Role | null;
  readonly user: User | null;
  /** The user's id, from the token until the profile is loaded; null if neither has it. */
  readonly account: RecordId | null;
  /** Restriction of the account, if any. */
  readonly limit: AccountRestriction | null;
  /** False disables writes with the reason. */
  readonly mayWrite: boolean;
  /** Increases with every session: screens of an older one are unmounted with their data. */
  readonly epoch: number;
  /** Signed out by the user: no return address is kept. */
  readonly signedOutByUser: boolean;
  readonly signOut: () => void;
  readonly readProfile: () => void;
}

/** The live session. Every call changes the machine; views re-render only when one of these fields changes. */
export function useSession(): Session {
  const { session } = useServices();
  return {
    ...useSelector(session, selectSession, shallowEqual),
    signOut: () => session.send({ type: 'session.signOut' }),
    readProfile: () => session.send({ type: 'profile.refetch' }),
  };
}

function selectSession(snapshot: SnapshotFrom<typeof sessionMachine>): Omit<Session, 'signOut' | 'readProfile'> {
  const { value, context } = snapshot;
  const limit = typeof value === 'object' && 'active' in value ? value.active.account : 'unrestricted';
  return {
    signedIn: snapshot.hasTag('signedIn'),
    role: context.role,
    user: context.user,
    account: getUserId(context),
    limit: limit === 'unrestricted' ? null : limit,
    mayWrite: canWrite(snapshot),
    epoch: context.epoch,
    signedOutByUser: snapshot.matches('anonymous') && context.epoch > 0,
  };
}

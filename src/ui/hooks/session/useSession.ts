// What screens may know of the session, and the commands they have over it.
import type { RecordId } from '../../../api/recordId.ts';
import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { Role } from '../../../api/roles.ts';
import type { AccountRestriction } from '../../../api/errors/catalogue.ts';
import type { User } from '../../../api/schemas/account.ts';
import { canWrite, type sessionMachine } from '../../../machines/session/session.machine.ts';
import { getAccountId } from '../../../machines/session/context.ts';
import { useServices } from '../core/services.ts';

export interface Session {
  readonly signedIn: boolean;
  /** Null while current_user has not told it yet (after a participant's registration). */
  readonly role: Role | null;
  readonly user: User | null;
  /** The user's id, of the token before the profile is read; null where neither tells it. */
  readonly account: RecordId | null;
  /** The state that limits the account, if any (spec section 4). */
  readonly limit: AccountRestriction | null;
  /** Writes are allowed: false disables them with the reason. */
  readonly mayWrite: boolean;
  /** Grows with every session: screens of an older one are dropped with their data. */
  readonly epoch: number;
  /** Signed out by the user's own wish: nobody has to come back to where that was. */
  readonly left: boolean;
  readonly signOut: () => void;
  readonly readProfile: () => void;
}

/** The live session. Every call moves its machine on: a view is drawn anew only when what is told here changes. */
export function useSession(): Session {
  const { session } = useServices();
  return {
    ...useSelector(session, told, shallowEqual),
    signOut: () => session.send({ type: 'SIGN_OUT' }),
    readProfile: () => session.send({ type: 'PROFILE_ASKED' }),
  };
}

function told(snapshot: SnapshotFrom<typeof sessionMachine>): Omit<Session, 'signOut' | 'readProfile'> {
  const { value, context } = snapshot;
  const limit = typeof value === 'object' && 'active' in value ? value.active.account : 'unrestricted';
  return {
    signedIn: snapshot.hasTag('signedIn'),
    role: context.role,
    user: context.user,
    account: getAccountId(context),
    limit: limit === 'unrestricted' ? null : limit,
    mayWrite: canWrite(snapshot),
    epoch: context.epoch,
    left: snapshot.matches('anonymous') && context.epoch > 0,
  };
}

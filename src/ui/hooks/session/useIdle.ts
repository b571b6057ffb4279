// Ends a session after inactivity: every call of this page counts as activity; the server decides.
import { useEffect } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { getIdleDeadline, idleMachine } from '../../../machines/session/idle.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useActorEvent } from '../core/effects.ts';

export interface Idle {
  readonly warning: boolean;
  /** Expiry, ms since 1970. */
  readonly expiresAt: number;
  readonly staySignedIn: () => void;
}

/** Mount with a session; `limit` in ms is read once. */
export function useIdle(limit: number): Idle {
  const { env, session, tokens, onSessionUse: onUse } = useServices();
  const { storage, storageEvents, now } = env;
  const actor = useActorRef(idleMachine, {
    ...useActorOptions(),
    input: { limit, storage, now, ...(storageEvents ? { storageEvents } : {}) },
  });
  useEffect(() => onUse(() => actor.send({ type: 'session.used' })), [actor, onUse]);
  useActorEvent<{ type: 'session.keepAlive' }>(
    (listener) => actor.on('session.keepAlive', listener),
    () => session.send({ type: 'profile.refetch' }),
  );
  // The server does not count a token refresh as activity: it checks whether the session has ended without prolonging it. A
  // session from a registration has no refresh token.
  useActorEvent<{ type: 'session.expired' }>(
    (listener) => actor.on('session.expired', listener),
    () => session.send({ type: tokens.read()?.refresh ? 'token.refresh' : 'profile.refetch' }),
  );
  const snapshot = useSelector(actor, (current) => current);
  return {
    warning: snapshot.hasTag('warning'),
    expiresAt: getIdleDeadline(snapshot.context),
    staySignedIn: () => actor.send({ type: 'session.extend' }),
  };
}

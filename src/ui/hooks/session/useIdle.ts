// Binds the end of a session by inactivity: every call of this page counts, the server has the last word.
import { useEffect } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { getIdleDeadline, idleMachine } from '../../../machines/session/idle.machine.ts';
import { useServices } from '../core/services.ts';
import { useActorEvent } from '../core/useActorEvent.ts';
import { useActorOptions } from '../core/useActorOptions.ts';

export interface Idle {
  /** The session ends soon. */
  readonly warning: boolean;
  /** When, in ms since 1970. */
  readonly end: number;
  readonly stay: () => void;
}

/** Mount it with a session; `limit` in ms is read once. */
export function useIdle(limit: number): Idle {
  const { env, session, tokens, onUse } = useServices();
  const { storage, storageEvents, now } = env;
  const actor = useActorRef(idleMachine, {
    ...useActorOptions(),
    input: { limit, storage, now, ...(storageEvents ? { storageEvents } : {}) },
  });
  useEffect(() => onUse(() => actor.send({ type: 'USED' })), [actor, onUse]);
  useActorEvent<{ type: 'ASK' }>(
    (tell) => actor.on('ASK', tell),
    () => session.send({ type: 'PROFILE_ASKED' }),
  );
  // A refresh is no activity to the server: it tells whether the session has ended without keeping it alive. A session
  // begun by a registration has nothing to refresh with.
  useActorEvent<{ type: 'EXPIRED' }>(
    (tell) => actor.on('EXPIRED', tell),
    () => session.send({ type: tokens.read()?.refresh ? 'RENEW' : 'PROFILE_ASKED' }),
  );
  const snapshot = useSelector(actor, (current) => current);
  return {
    warning: snapshot.hasTag('warning'),
    end: getIdleDeadline(snapshot.context),
    stay: () => actor.send({ type: 'STAY' }),
  };
}

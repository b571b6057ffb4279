// Initial state of a recovery: the code sent before a reload (a phone may discard the tab while the user reads the mail),
// else the login typed at /login.
import { useEffect } from 'react';
import { shallowEqual, useSelector } from '@xstate/react';
import { getSentCode } from '../../../machines/recovery/context.ts';
import { readSentCode, writeSentCode } from '../../../machines/recovery/sentCode.ts';
import { readHistoryState } from './useReturnPath.ts';
import { useServices } from '../core/services.ts';
import { useActorEvent } from '../core/effects.ts';
import type { RecoveryRef } from './useRecovery.ts';

/** Only after hydration: the prerendered page shows the first step, and a login typed there wins. */
export function usePersistRecovery(recovery: RecoveryRef): void {
  const { tabStorage } = useServices().env;
  const sent = useSelector(recovery, getSentCode, shallowEqual);
  useEffect(() => {
    const found = readSentCode(tabStorage);
    const login = readHistoryState(history.state, 'login');
    if (found) recovery.send({ type: 'code.restore', sent: found });
    else if (recovery.getSnapshot().context.values['login'] === '')
      recovery.send({ type: 'field.change', name: 'login', value: login });
  }, [recovery, tabStorage]);
  useEffect(() => writeSentCode(tabStorage, sent), [tabStorage, sent]);
  useActorEvent<{ type: 'password.recovered' }>(
    (listener) => recovery.on('password.recovered', listener),
    () => writeSentCode(tabStorage, null), // the screen unmounts before the next render
  );
}

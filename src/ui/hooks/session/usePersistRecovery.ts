// What a recovery starts from: the code that was sent before its tab was loaded anew, as a phone does while the code is
// looked up in the mail; else the login that was typed at /login.
import { useEffect } from 'react';
import { shallowEqual, useSelector } from '@xstate/react';
import { getSentCode } from '../../../machines/recovery/context.ts';
import { readSentCode, writeSentCode } from '../../../machines/recovery/sentCode.ts';
import { readHistoryState } from '../core/historyState.ts';
import { useServices } from '../core/services.ts';
import { useActorEvent } from '../core/useActorEvent.ts';
import type { RecoveryRef } from './useRecovery.ts';

/** Only after a prerendered page was taken over: it holds the first step, and a login typed there wins. */
export function usePersistRecovery(recovery: RecoveryRef): void {
  const { tabStorage } = useServices().env;
  const sent = useSelector(recovery, getSentCode, shallowEqual);
  useEffect(() => {
    const found = readSentCode(tabStorage);
    const login = readHistoryState(history.state, 'login');
    if (found) recovery.send({ type: 'RESUMED', sent: found });
    else if (recovery.getSnapshot().context.values['login'] === '')
      recovery.send({ type: 'CHANGED', name: 'login', value: login });
  }, [recovery, tabStorage]);
  useEffect(() => writeSentCode(tabStorage, sent), [tabStorage, sent]);
  useActorEvent<{ type: 'RECOVERED' }>(
    (tell) => recovery.on('RECOVERED', tell),
    () => writeSentCode(tabStorage, null), // the screen goes before it is drawn again
  );
}

// What a recovery starts from: the code that was sent before its tab was loaded anew, as a phone does while the code is
// looked up in the mail; else the login that was typed at /login.
import { useEffect } from 'react';
import { shallowEqual, useSelector } from '@xstate/react';
import { sentIn } from '../../../machines/recovery/context.ts';
import { foundCode, keepCode } from '../../../machines/recovery/sentCode.ts';
import { inEntry } from '../core/historyState.ts';
import { useServices } from '../core/services.ts';
import { useEmitted } from '../core/useActorEvent.ts';
import type { RecoveryRef } from './useRecovery.ts';

/** Only after a prerendered page was taken over: it holds the first step, and a login typed there wins. */
export function useKeptRecovery(recovery: RecoveryRef): void {
  const { tabStorage } = useServices().env;
  const sent = useSelector(recovery, sentIn, shallowEqual);
  useEffect(() => {
    const found = foundCode(tabStorage);
    const login = inEntry(history.state, 'login');
    if (found) recovery.send({ type: 'RESUMED', sent: found });
    else if (recovery.getSnapshot().context.values['login'] === '')
      recovery.send({ type: 'CHANGED', name: 'login', value: login });
  }, [recovery, tabStorage]);
  useEffect(() => keepCode(tabStorage, sent), [tabStorage, sent]);
  useEmitted<{ type: 'RECOVERED' }>(
    (tell) => recovery.on('RECOVERED', tell),
    () => keepCode(tabStorage, null), // the screen goes before it is drawn again
  );
}

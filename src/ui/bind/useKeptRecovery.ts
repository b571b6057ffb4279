// Lets a recovery go on after its tab was loaded anew, as a phone does while the code is looked up in the mail.
import { useEffect } from 'react';
import { shallowEqual, useSelector } from '@xstate/react';
import { sentIn } from '../../machines/recoveryContext.ts';
import { foundCode, keepCode } from '../../machines/sentCode.ts';
import { useServices } from './services.ts';
import { useEmitted } from './useEmitted.ts';
import type { RecoveryRef } from './useRecovery.ts';

/** Only after a prerendered page was taken over: it holds the first step, and a login typed there wins. */
export function useKeptRecovery(recovery: RecoveryRef): void {
  const { tabStorage } = useServices().env;
  const sent = useSelector(recovery, sentIn, shallowEqual);
  useEffect(() => {
    const found = foundCode(tabStorage);
    if (found) recovery.send({ type: 'RESUMED', sent: found });
  }, [recovery, tabStorage]);
  useEffect(() => keepCode(tabStorage, sent), [tabStorage, sent]);
  useEmitted<{ type: 'RECOVERED' }>(
    (tell) => recovery.on('RECOVERED', tell),
    () => keepCode(tabStorage, null), // the screen goes before it is drawn again
  );
}

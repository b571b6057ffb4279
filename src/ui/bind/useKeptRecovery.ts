// Lets a recovery go on after its tab was loaded anew, as a phone does while the code is looked up in the mail.
import { useEffect, useState } from 'react';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { draftMachine, foundDraft } from '../../machines/drafts.ts';
import { SENT_CODE, sentIn } from '../../machines/recoveryContext.ts';
import { useServices } from './services.ts';
import { useEmitted } from './useEmitted.ts';
import type { RecoveryRef } from './useRecovery.ts';
import { useSurroundings } from './useSurroundings.ts';

/** Only after a prerendered page was taken over: it holds the first step, and a login typed there wins. */
export function useKeptRecovery(recovery: RecoveryRef): void {
  const { tabStorage: storage, now } = useServices().env;
  const [found] = useState(() => foundDraft(SENT_CODE, storage));
  const draft = useActorRef(draftMachine, { ...useSurroundings(), input: { place: SENT_CODE, storage, now } });
  const sent = useSelector(recovery, sentIn, shallowEqual);
  useEffect(() => {
    if (found) recovery.send({ type: 'RESUMED', sent: found });
  }, [recovery, found]);
  useEmitted<{ type: 'RECOVERED' }>(
    (tell) => recovery.on('RECOVERED', tell),
    () => draft.send({ type: 'DROP' }), // the screen goes before it is drawn again
  );
  useEffect(() => draft.send(sent ? { type: 'KEEP', values: sent } : { type: 'DROP' }), [draft, sent]);
}

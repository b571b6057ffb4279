// Open state of a dialog or another disclosure.
import { useActorRef, useSelector } from '@xstate/react';
import { confirmMachine } from '../../../machines/form/confirm.machine.ts';
import { useActorOptions } from './services.ts';

export interface Disclosure {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Closed at first. */
export function useDisclosure(): Disclosure {
  const actor = useActorRef(confirmMachine, useActorOptions());
  return {
    isOpen: useSelector(actor, (snapshot) => snapshot.matches('open')),
    open: () => actor.send({ type: 'confirm.open', subject: true }),
    close: () => actor.send({ type: 'confirm.dismiss' }),
  };
}

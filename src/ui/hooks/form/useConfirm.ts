// Confirmation of an irreversible action.
import { useActorRef, useSelector } from '@xstate/react';
import { type ConfirmEmitted, confirmMachine } from '../../../machines/form/confirm.machine.ts';
import { useActorEvent } from '../core/effects.ts';
import { useActorOptions } from '../core/services.ts';

export interface Confirm<T> {
  /** Subject of the open confirmation; null while closed. */
  readonly subject: T | null;
  readonly open: (subject: T) => void;
  readonly accept: () => void;
  readonly dismiss: () => void;
}

/** `onAccept` gets the subject, once per confirmation. */
export function useConfirm<T>(onAccept: (subject: T) => void): Confirm<T> {
  const actor = useActorRef(confirmMachine, useActorOptions());
  useActorEvent<ConfirmEmitted>(
    (listener) => actor.on('confirm.accepted', listener),
    ({ subject }) => onAccept(subjectOf<T>(subject)),
  );
  const subject = useSelector(actor, ({ context }) => context.subject);
  return {
    subject: subject === null ? null : subjectOf<T>(subject),
    open: (opened) => actor.send({ type: 'confirm.open', subject: opened }),
    accept: () => actor.send({ type: 'confirm.accept' }),
    dismiss: () => actor.send({ type: 'confirm.dismiss' }),
  };
}

/** Restores the subject's type: only `open` of the same hook sets it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type the machine does not know
function subjectOf<T>(subject: unknown): T;
function subjectOf(subject: unknown): unknown {
  return subject;
}

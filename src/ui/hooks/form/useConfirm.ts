// Confirmation of an irreversible action.
import { useActorRef, useSelector } from '@xstate/react';
import { type ConfirmEmitted, confirmMachine } from '../../../machines/form/confirm.machine.ts';
import { useActorEvent } from '../core/effects.ts';
import { useActorOptions } from '../core/services.ts';

export interface Confirm<T> {
  /** Subject of the open confirmation; null while closed. */
  readonly subject: T | null;
  readonly ask: (subject: T) => void;
  readonly yes: () => void;
  readonly no: () => void;
}

/** `onYes` gets the subject, once per confirmation. */
export function useConfirm<T>(onYes: (subject: T) => void): Confirm<T> {
  const actor = useActorRef(confirmMachine, useActorOptions());
  useActorEvent<ConfirmEmitted>(
    (tell) => actor.on('confirm.accepted', tell),
    ({ subject }) => onYes(subjectOf<T>(subject)),
  );
  const subject = useSelector(actor, ({ context }) => context.subject);
  return {
    subject: subject === null ? null : subjectOf<T>(subject),
    ask: (asked) => actor.send({ type: 'confirm.open', subject: asked }),
    yes: () => actor.send({ type: 'confirm.accept' }),
    no: () => actor.send({ type: 'confirm.dismiss' }),
  };
}

/** Restores the subject's type: only `ask` of the same hook sets it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type the machine does not know
function subjectOf<T>(subject: unknown): T;
function subjectOf(subject: unknown): unknown {
  return subject;
}

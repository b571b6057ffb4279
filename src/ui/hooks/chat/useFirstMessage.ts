// Binds a chat that its first message creates.
import { useActorRef, useSelector } from '@xstate/react';
import type { Failure } from '../../../api/errors/failure.ts';
import type { User } from '../../../api/schemas/account.ts';
import { canWrite } from '../../../machines/session/session.machine.ts';
import { startChatMachine } from '../../../machines/chat/list/startChat.machine.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { restoreFocusAfter } from '../dom/focusRestoration.ts';

export interface FirstMessage {
  readonly draft: string;
  readonly busy: boolean;
  /** Sending for more than 15 s: offer «Отменить». */
  readonly slow: boolean;
  readonly failure: Failure | null;
  readonly mayWrite: boolean;
  readonly type: (text: string) => void;
  readonly send: () => void;
  readonly cancel: () => void;
}

/** `name` is the topic of the chat; both arguments are read once. */
export function useFirstMessage(name: string, user: User): FirstMessage {
  const services = useServices();
  const actor = useActorRef(startChatMachine, { ...useActorOptions(), input: { name, user, services } });
  const snapshot = useSelector(actor, (current) => current);
  return {
    draft: snapshot.context.draft,
    busy: snapshot.hasTag('busy'),
    slow: snapshot.hasTag('slow'),
    failure: snapshot.context.failure,
    mayWrite: useSelector(services.session, canWrite),
    type: (text) => actor.send({ type: 'text.change', text }),
    send() {
      keepWriting();
      actor.send({ type: 'message.submit' });
    },
    cancel: () => actor.send({ type: 'message.cancel' }),
  };
}

/** The created chat replaces this one and has its own field: keep the text typed meanwhile. */
function keepWriting(): void {
  const { activeElement } = document;
  if (activeElement) restoreFocusAfter(activeElement, activeElement.closest('form')?.querySelector('textarea'));
}

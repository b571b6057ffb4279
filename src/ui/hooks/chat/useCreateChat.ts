// Binds the dialog of a new chat.
import { useActorRef, useSelector } from '@xstate/react';
import { chatCreate } from '../../../api/endpoints/chats.ts';
import { getDuplicateSearch } from '../../../api/endpoints/duplicates.ts';
import { type Failure, isOutcomeUnknown } from '../../../api/errors/failure.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { Chat, InvitableOrganization } from '../../../api/schemas/chats.ts';
import {
  type ChatVariant,
  type ChatCreated,
  createChatMachine,
  isChatFormComplete,
} from '../../../machines/chat/list/createChat.machine.ts';
import type { LostWrite } from '../form/useMutationForm.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useActorEvent } from '../core/effects.ts';

export interface NewChat {
  readonly variant: ChatVariant;
  readonly isOpen: boolean;
  readonly topic: string;
  readonly organization: InvitableOrganization | null;
  /** Null while loading. */
  readonly organizations: readonly InvitableOrganization[] | null;
  readonly listFailure: Failure | null;
  readonly failure: Failure | null;
  /** The last attempt, if the chat may have been created. */
  readonly lost: LostWrite | null;
  readonly busy: boolean;
  /** Id of the chat created last. */
  readonly created: RecordId | null;
  /** All required fields are filled. */
  readonly complete: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly type: (topic: string) => void;
  readonly pick: (organization: InvitableOrganization) => void;
  readonly reload: () => void;
  readonly submit: () => void;
}

/** `onCreated` runs once with the new chat, after the dialog has closed. */
export function useCreateChat(variant: ChatVariant, onCreated: (chat: Chat) => void): NewChat {
  const { requests, invalidations, env } = useServices();
  const actor = useActorRef(createChatMachine, {
    ...useActorOptions(),
    input: { variant, requests, invalidations, now: env.now },
  });
  useActorEvent<ChatCreated>(
    (listener) => actor.on('chat.created', listener),
    ({ chat }) => onCreated(chat),
  );
  const snapshot = useSelector(actor, (current) => current);
  const { topic, organization, organizations, listFailure, failure, sentAt, created } = snapshot.context;
  const search = failure && isOutcomeUnknown(failure) ? getDuplicateSearch(chatCreate) : null;
  return {
    variant,
    isOpen: snapshot.hasTag('open'),
    topic,
    organization,
    organizations,
    listFailure,
    failure,
    lost: search && sentAt !== null ? { search, sent: { name: topic.trim() }, since: sentAt, restored: false } : null,
    busy: snapshot.hasTag('busy'),
    created,
    complete: isChatFormComplete(snapshot.context),
    open: () => actor.send({ type: 'dialog.open' }),
    close: () => actor.send({ type: 'dialog.close' }),
    type: (text) => actor.send({ type: 'topic.change', topic: text }),
    pick: (picked) => actor.send({ type: 'organization.select', organization: picked }),
    reload: () => actor.send({ type: 'organizations.refetch' }),
    submit: () => actor.send({ type: 'chat.create' }),
  };
}

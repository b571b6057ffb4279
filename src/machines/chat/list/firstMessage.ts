// First message of a chat that does not exist yet: a draft under its topic, then an outbox entry of the new chat.
import { writeStorage, readStorage } from '../../../api/storage/storage.ts';
import { castResult } from '../../../api/endpoint.ts';
import { chatCreate } from '../../../api/endpoints/chats.ts';
import type { User } from '../../../api/schemas/account.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { Services } from '../../app/services.ts';
import { outboxKey, readOutbox, writeOutbox, createEntry } from '../outbox.ts';
import type { RequestOutcome } from '../../data/ports.ts';
import { createChat } from './findOrCreateChat.ts';

/** The user and the name of the chat. */
interface Topic {
  readonly name: string;
  readonly user: Pick<User, 'id'>;
  readonly services: Pick<Services, 'env'>;
}
interface FirstMessage extends Topic {
  readonly draft: string;
}

/** Storage key of a draft written before its chat exists. */
export const topicDraftKey = (userId: RecordId, topic: string): string => `meridian:draft:${userId}:new:${topic}`;

/**
 * Adds the message to the outbox of the chat, whose machine sends a restored entry once the history does not contain
 * it.
 */
export function enqueueFirstMessage({ services: { env }, user, draft }: FirstMessage, outcome: RequestOutcome): void {
  if (!outcome.ok) return;
  const { id: chatId } = castResult(chatCreate, outcome.value);
  const message = { id: env.newId(), content: draft.trim(), file: null, after: null };
  const entry = createEntry({ ...message, createdAt: new Date(env.now()).toISOString() });
  const key = outboxKey(user.id, chatId);
  writeOutbox(env.tabStorage, key, [...readOutbox(env.tabStorage, key), entry]);
}

/** Finds or creates the chat and queues `draft` as its first message, as one call for a form. */
export async function createChatWithMessage(
  message: FirstMessage & { readonly services: Pick<Services, 'requests'> },
  signal: AbortSignal,
) {
  const outcome = await createChat({ name: message.name }, message.services.requests, signal);
  enqueueFirstMessage(message, outcome);
  return outcome;
}

/** The draft of a topic; '' without one. */
export const readTopicDraft = ({ name, user, services: { env } }: Topic): string =>
  readStorage(env.storage, topicDraftKey(user.id, name)) ?? '';

/**
 * Stored whatever the outcome of the call: the composer of the chat with this name restores it (composer.machine.ts).
 */
export function writeTopicDraft({ name, user, services: { env } }: Topic, draft: string): void {
  writeStorage(env.storage, topicDraftKey(user.id, name), draft || null);
}

// The first message of a chat that is not known yet: a draft under its topic, then an entry of the outbox of the new chat.
import { writeStorage, readStorage } from '../../api/storage/storage.ts';
import { createCall, castResult } from '../../api/endpoint.ts';
import { chatCreate } from '../../api/endpoints/chats.ts';
import type { User } from '../../api/schemas/account.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { Services } from '../app/app.machine.ts';
import { outboxKey, readOutbox, writeOutbox, createEntry } from './outbox.ts';
import type { RequestOutcome } from '../data/ports.ts';
import { runRequest } from '../data/request.machine.ts';

/** Whose chat of which topic. */
interface Topic {
  readonly name: string;
  readonly user: Pick<User, 'id'>;
  readonly services: Pick<Services, 'env'>;
}
interface FirstMessage extends Topic {
  readonly draft: string;
}

/** What was written for a chat that was not known yet lies under its topic. */
export const topicDraftKey = (userId: RecordId, topic: string): string => `meridian:draft:${userId}:new:${topic}`;

/** Leaves the message where the chat's own machine finds it: a restored entry is sent once the history denies it. */
export function enqueueFirstMessage({ services: { env }, user, draft }: FirstMessage, outcome: RequestOutcome): void {
  if (!outcome.ok) return;
  const { id: chatId } = castResult(chatCreate, outcome.value);
  const said = { id: env.newId(), content: draft.trim(), file: null, after: null };
  const entry = createEntry({ ...said, createdAt: new Date(env.now()).toISOString() });
  const key = outboxKey(user.id, chatId);
  writeOutbox(env.tabStorage, key, [...readOutbox(env.tabStorage, key), entry]);
}

/** The same as one call for a form: a chat of this name whose first message is the text of `draft`. */
export async function createChatWithMessage(
  message: FirstMessage & { readonly services: Pick<Services, 'requests'> },
  signal: AbortSignal,
) {
  const call = createCall(chatCreate, { body: { name: message.name } });
  const outcome = await runRequest(call, message.services.requests, signal);
  enqueueFirstMessage(message, outcome);
  return outcome;
}

/** What was being written under a topic; '' without. */
export const readTopicDraft = ({ name, user, services: { env } }: Topic): string =>
  readStorage(env.storage, topicDraftKey(user.id, name)) ?? '';

/** Whatever becomes of the call, the chat that turns up under this name finds the text (composer.ts). */
export function writeTopicDraft({ name, user, services: { env } }: Topic, draft: string): void {
  writeStorage(env.storage, topicDraftKey(user.id, name), draft || null);
}

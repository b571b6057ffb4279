// The first message of a chat that is not known yet: a draft under its topic, then an entry of the outbox of the new chat.
import { callOf, resultOf } from '../api/endpoint.ts';
import { chatCreate } from '../api/endpoints/chats.ts';
import type { User } from '../api/schemas/account.ts';
import type { Services } from './app.ts';
import { outboxKey, restoredOutbox, storeOutbox, written } from './outbox.ts';
import type { Outcome } from './ports.ts';
import { runRequest } from './request.ts';

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
export const firstDraftKey = (userId: number, topic: string): string => `meridian:draft:${userId}:new:${topic}`;

/**
 * Leaves the message where the chat's own machine finds it: a restored entry is sent once the history denies it. False where
 * the tab's storage takes none: as the draft of this name the chat finds the text as well.
 */
export function leaveMessage({ services: { env }, user, draft }: FirstMessage, outcome: Outcome): boolean {
  if (!outcome.ok) return false;
  const { id: chatId } = resultOf(chatCreate, outcome.value);
  const said = { id: env.newId(), content: draft.trim(), file: null, after: null };
  const entry = written({ ...said, createdAt: new Date(env.now()).toISOString() });
  const key = outboxKey(user.id, chatId);
  return storeOutbox(env.tabStorage, key, [...restoredOutbox(env.tabStorage, key), entry]);
}

/** The same as one call for a form: a chat of this name whose first message is the text of `draft`. */
export async function sendInNewChat(
  message: FirstMessage & { readonly services: Pick<Services, 'requests'> },
  signal: AbortSignal,
) {
  const call = callOf(chatCreate, { body: { name: message.name } });
  const outcome = await runRequest(call, message.services.requests, signal);
  if (outcome.ok && !leaveMessage(message, outcome)) storeFirstDraft(message, message.draft);
  return outcome;
}

/** What was being written under a topic; '' without. */
export function firstDraft({ name, user, services: { env } }: Topic): string {
  try {
    return env.storage.getItem(firstDraftKey(user.id, name)) ?? '';
  } catch {
    return ''; // storage forbidden: the draft lives as long as the page
  }
}

/** Whatever becomes of the call, the chat that turns up under this name finds the text (composer.ts). */
export function storeFirstDraft({ name, user, services: { env } }: Topic, draft: string): void {
  const key = firstDraftKey(user.id, name);
  try {
    if (draft === '') env.storage.removeItem(key);
    else env.storage.setItem(key, draft);
  } catch {
    // full or forbidden: as above
  }
}

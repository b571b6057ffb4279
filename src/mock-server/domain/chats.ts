// Chats: access, storing messages, records.
import type { Account } from './account.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';
import { notifyOperator } from './notify.ts';

/** The client's organisation; the other side of a chat is always the operator. */
export function getChatClientId(chat: Row<'chats'>): number | undefined {
  return chat.participant ?? chat.liquidity_provider;
}

/** Operators see every chat, clients their own. */
export function canSeeChat(account: Account, chat: Row<'chats'>): boolean {
  return account.isOperator || getChatClientId(chat) === account.organization.id;
}

/** Creates the chat of an organisation; the two id fields show the kind of client. */
export function createClientChat(
  world: Database,
  { name, sender, client }: { name: string; sender: string; client: Row<'organizations'> },
): Row<'chats'> {
  const party = client.role === 'liquidity_provider' ? { liquidity_provider: client.id } : { participant: client.id };
  const id = world.ids.next('chats');
  const chat: Row<'chats'> = { id, name, closed: false, sender, ...party, created_at: world.clock.iso() };
  world.put('chats', chat);
  storeSystemMessage(world, chat, `Чат открыт: ${name}`); // assumed: the contract only says «system message»
  return chat;
}

export interface MessageDraft {
  readonly content: string;
  readonly file?: string | null;
  readonly sender: string;
  readonly sender_id: number | null;
  /** Set by the client; the server creates one when it is missing. */
  readonly message_id?: string | undefined;
}

/** Stores a message; a repeated id keeps the first message (contract row 124). */
export function storeMessage(world: Database, chat: Row<'chats'>, draft: MessageDraft): Row<'messages'> {
  const given = draft.message_id === undefined ? undefined : world.get('messages', `${chat.id}:${draft.message_id}`);
  if (given) return given;
  const seq = freeNumber(world, chat);
  const message_id = draft.message_id ?? `server-${seq}`;
  const { content, sender, sender_id, file = null } = draft;
  const said = { message_id, chat_id: chat.id, type: 'chat_message', content, sender, sender_id, file } as const;
  const message = { ...said, id: `${chat.id}:${message_id}`, seq, created_at: world.clock.iso() };
  world.put('messages', message);
  return message;
}

/**
 * Stores a message of the client and notifies the operator, once until the notice is read: the bell counts chats, not
 * lines of text.
 */
// assumed: the contract names no notification about a message
export function storeClientMessage(world: Database, chat: Row<'chats'>, draft: MessageDraft): Row<'messages'> {
  const message = storeMessage(world, chat, draft);
  const place = world.filter('chats', ({ id }) => id < chat.id).length;
  const isNotified = world
    .filter('notifications', ({ kind, is_read }) => kind === 'chat_message' && !is_read)
    .some(({ link }) => link?.endsWith(`/${place}`));
  if (!isNotified) notifyOperator(world, 'chat_message', { name: chat.name, place });
  return message;
}

/** The next free message number; skips numbers that clients have used as ids. */
function freeNumber(world: Database, chat: Row<'chats'>): number {
  const seq = world.ids.tick('message');
  return world.get('messages', `${chat.id}:server-${seq}`) ? freeNumber(world, chat) : seq;
}

export function storeSystemMessage(world: Database, chat: Row<'chats'>, content: string): Row<'messages'> {
  return storeMessage(world, chat, { content, sender: 'Система', sender_id: null });
}

/** ChatMessage record, the same in the history and in socket frames. */
export function toMessageRecord({ id: _id, seq: _seq, ...message }: Row<'messages'>) {
  return message;
}

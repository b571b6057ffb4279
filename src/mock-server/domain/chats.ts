// What a chat is to the mock: whose it is, how a message gets into it, what a message looks like on the wire.
import type { Account } from './account.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

/** The client's organisation; the other side of every chat is the operator. */
export function getChatClient(chat: Row<'chats'>): number | undefined {
  return chat.participant ?? chat.liquidity_provider;
}

/** Operators see every chat, clients their own. */
export function canSeeChat(account: Account, chat: Row<'chats'>): boolean {
  return account.isOperator || getChatClient(chat) === account.organization.id;
}

/** A chat of an organisation, named by its first sender; the two id fields say which kind of client it is. */
export function ensureChat(
  world: Database,
  { name, sender, client }: { name: string; sender: string; client: Row<'organizations'> },
): Row<'chats'> {
  const party = client.role === 'liquidity_provider' ? { liquidity_provider: client.id } : { participant: client.id };
  const id = world.ids.next('chats');
  const chat: Row<'chats'> = { id, name, closed: false, sender, ...party, created_at: world.clock.iso() };
  world.put('chats', chat);
  createSystemMessage(world, chat, `Чат открыт: ${name}`); // assumed: the contract only says «system message»
  return chat;
}

export interface MessageDraft {
  readonly content: string;
  readonly file?: string | null;
  readonly sender: string;
  readonly sender_id: number | null;
  /** Chosen by the client; the server makes one only where it is missing. */
  readonly message_id?: string | undefined;
}

/** Stores a message; one whose id the chat already has is not stored again, the first stays (domain.md row 124). */
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

/** The next number of a message; those whose name a client has given to its own are left out. */
function freeNumber(world: Database, chat: Row<'chats'>): number {
  const seq = world.ids.tick('message');
  return world.get('messages', `${chat.id}:server-${seq}`) ? freeNumber(world, chat) : seq;
}

/** A message of the platform in a chat. */
export function createSystemMessage(world: Database, chat: Row<'chats'>, content: string): Row<'messages'> {
  return storeMessage(world, chat, { content, sender: 'Система', sender_id: null });
}

/** ChatMessage of domain.md section 4: in the history and in socket frames alike. */
export function toMessageRecord({ id: _id, seq: _seq, ...message }: Row<'messages'>) {
  return message;
}

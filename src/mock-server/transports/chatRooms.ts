// The chat socket, one behaviour at every door: handshake, frames in, echoes out (domain.md row 124).
import * as v from 'valibot';
import {
  CHAT_SOCKET_CLOSE_CODES,
  bareMessageFrameSchema,
  chatMessageFrameSchema,
  chatSocketPath,
  newFileFrameSchema,
} from '../../api/endpoints/chatSocket.ts';
import { type Account, findAccount } from '../domain/account.ts';
import { canSeeChat, toMessageRecord, storeMessage } from '../domain/chats.ts';
import { HttpError } from '../http/response.ts';
import { recordActivity } from '../http/sessions.ts';
import type { TransactionManager } from '../http/transaction.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

/** One open socket as its door sees it. */
export interface SocketClient {
  send(frame: string): void;
  close(code: number, reason: string): void;
  /** The connection dies without a closing handshake (1006). */
  drop(): void;
}

/**
 * What a handshake comes to. `refused`: no connection at all · `held`: no answer ever · `closed`: the door opens and closes
 * with `code`, since a page cannot see why a handshake failed (stack.md 4).
 */
export type HandshakeResult =
  | { readonly kind: 'refused' }
  | { readonly kind: 'held' }
  | { readonly kind: 'closed'; readonly code: number; readonly reason: string }
  | { readonly kind: 'open'; readonly token: string; readonly chatId: number };

export interface SocketConnection {
  /** A frame from the client; never throws, what it cannot use is logged and dropped. */
  receive(text: string): Promise<void>;
  leave(): void;
}

export interface ChatRooms {
  /** Judges a handshake by its whole address. */
  knock(url: URL): HandshakeResult;
  enter(knock: Extract<HandshakeResult, { kind: 'open' }>, peer: SocketClient): SocketConnection;
  /** Sends a stored message to everybody in its chat. */
  broadcast(message: Row<'messages'>): void;
  /** The chat was closed: chat_closed to all; the sockets are theirs to close. */
  closeChat(chatId: number): void;
  /** The sockets of an ended session close with 4401. */
  endSession(sessionId: number): void;
  /** All connections die at once. */
  drop(): void;
}

const turnedAway = (code: keyof typeof CHAT_SOCKET_CLOSE_CODES, reason: string): HandshakeResult => ({
  kind: 'closed',
  code: CHAT_SOCKET_CLOSE_CODES[code],
  reason,
});

/** Frames as a server reads them: the contract's, but id, sender and time may be missing (the server knows them). */
const incoming = v.union([
  v.variant('type', [
    v.object({ type: chatMessageFrameSchema.entries.type, content: v.string(), message_id: v.optional(v.string()) }),
    newFileFrameSchema,
  ]),
  bareMessageFrameSchema,
]);
type Incoming = v.InferOutput<typeof incoming>;

interface Member {
  readonly chatId: number;
  readonly sessionId: number;
  readonly token: string;
  readonly peer: SocketClient;
}

/** Rooms of the chat sockets over `world`: who is in, what they send and are told (domain.md row 124). `log` takes what fails. */
export function createChatRooms(
  world: Database,
  { step, settle }: TransactionManager,
  log: (text: string) => void,
): ChatRooms {
  const members = new Set<Member>();
  const mode = () => world.get('sockets', 'sockets')?.mode ?? 'heal';
  const isHere = (chatId: number) => [...members].filter((member) => member.chatId === chatId);

  function send(member: Member, frame: unknown): void {
    if (mode() !== 'swallow') member.peer.send(JSON.stringify(frame));
  }
  function end(member: Member, code: number, reason: string): void {
    members.delete(member);
    member.peer.close(code, reason);
  }

  const rooms: ChatRooms = {
    knock(url) {
      const chatId = chatIdOf(url.pathname);
      if (chatId === null || mode() === 'refuse') return { kind: 'refused' };
      if (mode() === 'hold') return { kind: 'held' };
      const token = url.searchParams.get('token') ?? '';
      const account = accountBehind(world, token, { expired: false });
      if (account === null) return turnedAway('badToken', 'token not valid');
      const chat = world.get('chats', chatId);
      if (!chat) return turnedAway('unknownChat', 'no such chat');
      if (!canSeeChat(account, chat) || isBarred(account)) return turnedAway('foreignChat', 'not your chat');
      return { kind: 'open', token, chatId };
    },
    enter({ token, chatId }, peer) {
      const { session } = findAccount(world, token, { expired: true });
      const member = { chatId, sessionId: session.id, token, peer };
      members.add(member);
      return {
        leave: () => void members.delete(member),
        async receive(text) {
          if (mode() === 'swallow') return;
          const frame = frameOf(text);
          if (frame === null) return log('chat socket: a frame that is no known JSON was ignored');
          const account = accountBehind(world, token, { expired: true });
          if (account === null) return end(member, CHAT_SOCKET_CLOSE_CODES.badToken, 'session ended');
          if (isBarred(account)) return end(member, CHAT_SOCKET_CLOSE_CODES.foreignChat, 'account refused');
          const chat = world.get('chats', chatId);
          if (chat === undefined || chat.closed) return send(member, { type: 'chat_closed' });
          const stored = step(() => take(world, account, chat, frame));
          if (stored === null)
            return log('chat socket: a frame was ignored (empty, read-only account or unknown file)');
          await settle([() => rooms.broadcast(stored)]).catch(() => peer.drop());
        },
      };
    },
    broadcast(message) {
      for (const member of isHere(message.chat_id)) {
        const account = accountBehind(world, member.token, { expired: true });
        if (account && isBarred(account)) end(member, CHAT_SOCKET_CLOSE_CODES.foreignChat, 'account refused');
        else send(member, toMessageRecord(message));
      }
    },
    closeChat: (chatId) => isHere(chatId).forEach((member) => send(member, { type: 'chat_closed' })),
    endSession(sessionId) {
      for (const member of [...members].filter((one) => one.sessionId === sessionId))
        end(member, CHAT_SOCKET_CLOSE_CODES.badToken, 'session ended');
    },
    drop() {
      const all = [...members];
      members.clear();
      for (const { peer } of all) peer.drop();
    },
  };
  return rooms;
}

/** An account whose every call is refused has no chat either. */
// assumed: the contract names no code for it, so it is that of a foreign chat
const isBarred = ({ state }: Account): boolean => state === 'blocked' || state === 'pending_agreements';

/** Stores what a frame says; null when there is nothing to store. Sender and time are the server's, never the frame's. */
function take(world: Database, account: Account, chat: Row<'chats'>, frame: Incoming): Row<'messages'> | null {
  if (account.state === 'closed') return null; // assumed: a closed account is read-only here too
  recordActivity(world, account.session);
  const { company_name: sender, id: sender_id } = account.organization;
  if ('type' in frame && frame.type === 'new_file') {
    const file = world.get('files', frame.file_url);
    if (!file || frame.chat_id !== chat.id || !frame.file_url.startsWith(`/media/chats/${chat.id}/`)) return null;
    // assumed: a file is announced once, its address is the identity of its message and its name the text
    return storeMessage(world, chat, { content: file.name, file: file.id, sender, sender_id, message_id: file.id });
  }
  const content = ('type' in frame ? frame.content : frame.message).trim();
  const message_id = 'type' in frame ? frame.message_id || undefined : undefined;
  return content === '' ? null : storeMessage(world, chat, { content, sender, sender_id, message_id });
}

function frameOf(text: string): Incoming | null {
  try {
    const read = v.safeParse(incoming, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

const PATH = new RegExp(`^${chatSocketPath.replace('{chatId}', '(\\d{1,15})')}?$`);

function chatIdOf(path: string): number | null {
  const id = PATH.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

/** The account of a socket's token or null. An open socket outlives its access token, not its session. */
function accountBehind(world: Database, token: string, options: { readonly expired: boolean }): Account | null {
  try {
    return findAccount(world, token === '' ? null : token, options);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

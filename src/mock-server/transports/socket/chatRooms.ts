// Chat sockets, the same for every transport: handshake, incoming frames, echoes (contract row 124).
import * as v from 'valibot';
import {
  CHAT_SOCKET_CLOSE_CODES,
  bareMessageFrameSchema,
  chatMessageFrameSchema,
  chatSocketPath,
  newFileFrameSchema,
} from '../../../api/endpoints/chatSocket.ts';
import { type Account, requireAccount } from '../../domain/account.ts';
import { canSeeChat, toMessageRecord, storeClientMessage, storeMessage } from '../../domain/chats.ts';
import { HttpError } from '../../http/response.ts';
import { recordActivity } from '../../http/sessions.ts';
import type { TransactionManager } from '../../db/createDatabase.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';

/** An open socket as seen by its transport. */
export interface SocketClient {
  send(frame: string): void;
  close(code: number, reason: string): void;
  /** Breaks the connection without a closing handshake (1006). */
  drop(): void;
}

/**
 * Result of a handshake. `refused`: no connection · `held`: never answered · `closed`: the connection opens and closes
 * with `code`, because a page cannot see why a handshake failed.
 */
export type HandshakeResult =
  | { readonly kind: 'refused' }
  | { readonly kind: 'held' }
  | { readonly kind: 'closed'; readonly code: number; readonly reason: string }
  | { readonly kind: 'open'; readonly token: string; readonly chatId: number };

export interface SocketConnection {
  /** Handles a client frame; never throws. An invalid frame is logged and dropped. */
  receive(text: string): Promise<void>;
  close(): void;
}

export interface ChatRooms {
  /** Checks a handshake by its full URL. */
  handshake(url: URL): HandshakeResult;
  connect(accepted: Extract<HandshakeResult, { kind: 'open' }>, peer: SocketClient): SocketConnection;
  /** Sends a stored message to every socket of its chat. */
  broadcast(message: Row<'messages'>): void;
  /** Sends chat_closed to every socket of the chat; clients close their sockets. */
  closeChat(chatId: number): void;
  /** Closes the sockets of an ended session with 4401. */
  endSession(sessionId: number): void;
  /** Breaks all connections at once. */
  disconnectAll(): void;
}

const turnedAway = (code: keyof typeof CHAT_SOCKET_CLOSE_CODES, reason: string): HandshakeResult => ({
  kind: 'closed',
  code: CHAT_SOCKET_CLOSE_CODES[code],
  reason,
});

/** Incoming frames: the contract's, with optional id, sender and time, which the server sets. */
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

/** Chat sockets over `world` (contract row 124). `log` receives failures. */
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
    handshake(url) {
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
    connect({ token, chatId }, peer) {
      const { session } = requireAccount(world, token, { expired: true });
      const member = { chatId, sessionId: session.id, token, peer };
      members.add(member);
      return {
        close: () => void members.delete(member),
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
    disconnectAll() {
      const all = [...members];
      members.clear();
      for (const { peer } of all) peer.drop();
    },
  };
  return rooms;
}

/** An account whose every call is refused cannot use chats. */
// assumed: the contract names no code for it, so the code of a foreign chat is used
const isBarred = ({ state }: Account): boolean => state === 'blocked' || state === 'pending_agreements';

/** Stores the message of a frame; null when there is nothing to store. Sender and time are set by the server. */
function take(world: Database, account: Account, chat: Row<'chats'>, frame: Incoming): Row<'messages'> | null {
  if (account.state === 'closed') return null; // assumed: a closed account is read-only here too
  recordActivity(world, account.session);
  const { company_name: sender, id: sender_id } = account.organization;
  const store = account.isOperator ? storeMessage : storeClientMessage;
  if ('type' in frame && frame.type === 'new_file') {
    const file = world.get('files', frame.file_url);
    if (!file || frame.chat_id !== chat.id || !frame.file_url.startsWith(`/media/chats/${chat.id}/`)) return null;
    // assumed: a file is announced once; its URL is the message id and its name the text
    return store(world, chat, { content: file.name, file: file.id, sender, sender_id, message_id: file.id });
  }
  const content = ('type' in frame ? frame.content : frame.message).trim();
  const message_id = 'type' in frame ? frame.message_id || undefined : undefined;
  return content === '' ? null : store(world, chat, { content, sender, sender_id, message_id });
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

/** The account of a socket's token or null. An open socket outlives its access token, but not its session. */
function accountBehind(world: Database, token: string, options: { readonly expired: boolean }): Account | null {
  try {
    return requireAccount(world, token === '' ? null : token, options);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

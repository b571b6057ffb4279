// Context, events and input of the chat machine.
import type { Chat, ChatMessage } from '../../api/schemas/chats.ts';
import type { Failure } from '../../api/errors/failure.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { Services } from '../app/services.ts';
import type { HistoryResult } from './history.ts';
import { type ChatIdentity, type ChatUser, createChatIdentity, isSignatureKnown } from './identity.ts';
import { type Outbox, outboxKey, readOutbox } from './outbox.ts';
import { type MessageTimeline, emptyTimeline } from './timeline.ts';

/** Visibility and activity of this page. */
export interface PagePresence {
  visible(): boolean;
  /** Milliseconds since the last key, click or touch. */
  idleFor(): number;
  /** Calls back when the page becomes visible or hidden. */
  watch(changed: () => void): () => void;
}

export type ChatServices = Pick<
  Services,
  'env' | 'requests' | 'tokens' | 'invalidations' | 'session' | 'failures' | 'connectivity'
>;

export interface ChatInput {
  readonly chat: Pick<Chat, 'id' | 'closed'> & Partial<Pick<Chat, 'name'>>;
  readonly user: ChatUser;
  readonly services: ChatServices;
  readonly presence: PagePresence;
}

export interface ChatContext {
  readonly chatId: RecordId;
  readonly topic: string | null;
  readonly user: ChatUser;
  readonly identity: ChatIdentity;
  readonly services: ChatServices;
  readonly presence: PagePresence;
  readonly closed: boolean;
  readonly timeline: MessageTimeline;
  /** The timeline when it was last known to be complete: the history is read back to it. */
  readonly anchor: MessageTimeline;
  /** URL of the page before the oldest row; null at the start of the chat or before the first read. */
  readonly older: string | null;
  /** The history was read at least once. */
  readonly loaded: boolean;
  readonly outbox: Outbox;
  readonly keepsIds: boolean;
  /** The backend signs messages of the user with a name or an id of the profile, or keeps client ids. */
  readonly isSignatureKnown: boolean;
  /** Messages found in the history before their echo arrived; a late echo is not a second message. */
  readonly echoesDue: readonly EchoedMessage[];
  /** A frame could not be parsed. */
  readonly hasUnreadable: boolean;
  /** Outbox entries locked by this tab. */
  readonly claimed: readonly string[];
  /** The message_id that waits for its echo. */
  readonly inFlight: string | null;
  /** The history contained messages of others that the socket did not deliver. */
  readonly missedMessages: boolean;
  /** Attempts since a connection worked; consecutive failed handshakes. */
  readonly attempts: number;
  readonly failedOpens: number;
  /** Number of newest rows shown, whether the reader is at the end, and messages received since they left it. */
  readonly shown: number;
  readonly following: boolean;
  readonly unseen: number;
  /** The line «Новые сообщения»; null until the reader has missed a message, and after they have replied. */
  readonly unreadMarker: UnreadMarker | null;
  readonly failure: Failure | null;
}

export type EchoedMessage = Pick<ChatMessage, 'content' | 'file'>;

/** First message received while the reader was away; `open`: they have not returned yet. */
export interface UnreadMarker {
  readonly id: string;
  readonly open: boolean;
}

export type ChatEvent =
  /** From the composer: a text, or the URL of an uploaded file. Accepted in every state, so nothing is lost. */
  | { type: 'message.send'; content: string; file: string | null }
  | { type: 'message.retry'; id: string }
  | { type: 'message.remove'; id: string }
  /** The user, the network or a lifted restriction: connect at once. */
  | { type: 'connection.retry' }
  /** The user stops waiting for the history. */
  | { type: 'history.cancel' }
  /** The page became visible. */
  | { type: 'page.visible' }
  | { type: 'socket.opened' }
  /** In the order of arrival. */
  | { type: 'messages.received'; messages: readonly ChatMessage[] }
  | { type: 'frame.unreadable' }
  | { type: 'chat.closed' }
  | { type: 'socket.closed'; code: number | null }
  /** This tab holds the lock of the outbox entry. */
  | { type: 'outbox.locked'; id: string }
  /** The chat list has refetched the chat. */
  | { type: 'chat.updated'; closed: boolean }
  | { type: 'session.ended'; signedOut: boolean }
  | { type: 'history.fetchOlder' }
  | { type: 'history.cancelOlder' }
  /** The reader reached the end of the list, or left it. */
  | { type: 'scroll.reachedEnd' }
  | { type: 'scroll.leftEnd' };

/** Result of a history read, with the timeline at the time of the request. */
export interface HistoryRead {
  readonly history: HistoryResult;
  readonly closed: boolean | null;
  readonly requestedWith: MessageTimeline;
  readonly claimed: readonly string[];
}

/** Rows shown at first and added by «Показать более ранние»: bounds the rendered list. */
export const VISIBLE_ROWS_STEP = 50;

/** Initial context of a selected chat; unsent messages of this tab come from its outbox. */
export function createChatContext({ chat, user, services, presence }: ChatInput): ChatContext {
  return {
    chatId: chat.id,
    topic: chat.closed ? null : (chat.name ?? null),
    user,
    identity: createChatIdentity(user),
    services,
    presence,
    closed: chat.closed,
    timeline: emptyTimeline,
    anchor: emptyTimeline,
    older: null,
    loaded: false,
    outbox: readOutbox(services.env.tabStorage, outboxKey(user.id, chat.id)),
    keepsIds: false,
    isSignatureKnown: isSignatureKnown(services.env.storage),
    echoesDue: [],
    hasUnreadable: false,
    claimed: [],
    inFlight: null,
    missedMessages: false,
    attempts: 0,
    failedOpens: 0,
    shown: VISIBLE_ROWS_STEP,
    following: true,
    unseen: 0,
    unreadMarker: null,
    failure: null,
  };
}

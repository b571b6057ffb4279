// What one chat knows and what happens to it: input, context, events and the pure steps from one context to the next.
import { type Chat, type ChatMessage, isDerivedMessageId, parseNumericId } from '../../api/schemas/chats.ts';
import type { Failure } from '../../api/errors/failure.ts';
import type { RecordId } from '../../api/recordId.ts';
import type { Services } from '../app/app.machine.ts';
import type { HistoryResult } from './history.ts';
import {
  type ChatIdentity,
  type ChatUser,
  createChatIdentity,
  isOwnMessage,
  isUnsignedMessage,
  learnSignature,
  getMessageSignature,
} from './identity.ts';
import {
  type Outbox,
  type GetMessageOwner,
  markSent,
  getNextEntry,
  outboxKey,
  readOutbox,
  removeDelivered,
  createEntry,
} from './outbox.ts';
import {
  type MessageTimeline,
  appendMessages,
  emptyTimeline,
  hasMessage,
  isSameMessage,
  isSameFile,
  mergeHistory,
  getNewest,
  prependMessages,
  replaceMessage,
} from './timeline.ts';

/** Whether somebody is looking at this page. */
export interface PagePresence {
  visible(): boolean;
  /** Milliseconds since the last key, click or touch. */
  idleFor(): number;
  /** Tells when the page becomes visible or hidden. */
  watch(changed: () => void): () => void;
}

export type ChatServices = Pick<
  Services,
  'env' | 'requests' | 'tokens' | 'touches' | 'session' | 'failures' | 'connectivity'
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
  /** The timeline as it was when it was last known to be complete: history is read back to it. */
  readonly anchor: MessageTimeline;
  /** Address of the page before the oldest row; null at the start of the chat or while nothing was read. */
  readonly older: string | null;
  /** The history was read at least once. */
  readonly loaded: boolean;
  readonly outbox: Outbox;
  readonly keepsIds: boolean;
  /** What the history has shown to have arrived before its echo came: a late echo is no second message. */
  readonly echoesDue: readonly Echo[];
  /** A frame came that could not be read. */
  readonly hasUnreadable: boolean;
  /** Entries of the outbox that no other tab sends. */
  readonly claimed: readonly string[];
  /** The message_id that waits for its echo. */
  readonly inFlight: string | null;
  /** History has shown messages of others that the socket owed us. */
  readonly missedMessages: boolean;
  /** Connections tried since one worked; failed handshakes in a row. */
  readonly attempts: number;
  readonly failedOpens: number;
  /** How many of the newest rows are shown, whether the reader is at the end, what came since they left it. */
  readonly shown: number;
  readonly following: boolean;
  readonly unseen: number;
  /** The line «Новые сообщения»; null until the reader has missed something, and once they have answered. */
  readonly fresh: Fresh | null;
  readonly failure: Failure | null;
}

type Echo = Pick<ChatMessage, 'content' | 'file'>;

/** The first message that came while the reader was away; `open`: they still are, as far as is known. */
interface Fresh {
  readonly id: string;
  readonly open: boolean;
}

export type ChatEvent =
  /** From the composer: a text, or the address of an uploaded file. Never refused, so nothing written is lost. */
  | { type: 'SEND'; content: string; file: string | null }
  | { type: 'RETRIED'; id: string }
  | { type: 'REMOVED'; id: string }
  /** The user, the network or a lifted limit: try again now. */
  | { type: 'RECONNECT' }
  /** The user does not want to wait for the history any longer. */
  | { type: 'CANCELLED' }
  /** The page became visible. */
  | { type: 'WOKEN' }
  | { type: 'OPENED' }
  /** In the order they came. */
  | { type: 'RECEIVED'; messages: readonly ChatMessage[] }
  | { type: 'FRAME_UNREADABLE' }
  | { type: 'CHAT_CLOSED' }
  | { type: 'ENDED'; code: number | null }
  /** No other tab sends this entry of the outbox. */
  | { type: 'CLAIMED'; id: string }
  /** The list has read the chat again. */
  | { type: 'UPDATED'; closed: boolean }
  | { type: 'SESSION_ENDED'; signedOut: boolean }
  | { type: 'OLDER_ASKED' }
  | { type: 'OLDER_CANCELLED' }
  /** The reader is at the end of the list, or has left it. */
  | { type: 'FOLLOWED' }
  | { type: 'LEFT' };

/** What a read of the chat brought, with what was known when it was asked for. */
export interface HistoryRead {
  readonly history: HistoryResult;
  readonly closed: boolean | null;
  readonly asked: MessageTimeline;
  readonly claimed: readonly string[];
}

/** Rows on the screen at first and added by «Показать более ранние»: a bounded list however long the chat is. */
export const VISIBLE_STEP = 50;

/** The context of a chat just selected; what this tab had not got through is waiting in its outbox. */
export function initialContext({ chat, user, services, presence }: ChatInput): ChatContext {
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
    echoesDue: [],
    hasUnreadable: false,
    claimed: [],
    inFlight: null,
    missedMessages: false,
    attempts: 0,
    failedOpens: 0,
    shown: VISIBLE_STEP,
    following: true,
    unseen: 0,
    fresh: null,
    failure: null,
  };
}

/** The reader's place: rows that come while they read above keep it. */
function grown({ shown, following, unseen }: ChatContext, added: number): Partial<ChatContext> {
  return following ? {} : { shown: shown + added, unseen: unseen + added };
}

/**
 * Away is who reads above, or does not look at the page at all; the first message of somebody else that comes then has
 * the line before it. One that finds them back ends the absence, so that the next one has a line of its own.
 */
function missed(
  { following, presence, fresh, identity }: ChatContext,
  news: readonly ChatMessage[],
): Partial<ChatContext> {
  if (following && presence.visible()) return { fresh: fresh && closeUnreadMarker(fresh) };
  if (fresh?.open) return {};
  const first = news.find((row) => !isOwnMessage(row, identity));
  return first ? { fresh: { id: first.message_id, open: true } } : {};
}

/** The line stays where it is until something new is missed. */
export const closeUnreadMarker = (fresh: Fresh): Fresh => (fresh.open ? { ...fresh, open: false } : fresh);

const ownerIn =
  (identity: ChatIdentity): GetMessageOwner =>
  (row) =>
    isUnsignedMessage(row) ? 'unsigned' : isOwnMessage(row, identity) ? 'own' : 'other';

/** How far back a message is looked for that carries the same file, or that says the same without an id. */
const RECENT = 100;

/**
 * Frames that bring a new message, each with an id of its own. Without ids of the server, what says the same at another time,
 * or at an unknown one, is another message. A file comes once, be it as `new_file`, with a message, or as both.
 */
function newMessages(timeline: MessageTimeline, messages: readonly ChatMessage[]) {
  const news: ChatMessage[] = [];
  const carriers: (readonly [messageId: string, carrier: ChatMessage])[] = [];
  for (const row of messages) {
    const isKnown = (id: string) => hasMessage(timeline, id) || news.some((one) => one.message_id === id);
    const shown = row.file === null ? undefined : withFile([...getNewest(timeline, RECENT), ...news], row.file);
    if (shown && isDerivedMessageId(row.message_id)) continue;
    if (shown && isDerivedMessageId(shown.message_id) && !isKnown(row.message_id)) {
      carriers.push([shown.message_id, row]);
      continue;
    }
    let id = row.message_id;
    if (isDerivedMessageId(id) && row.created_at === null)
      for (let nth = 1; isKnown(id); nth += 1) id = parseNumericId(row.message_id, nth);
    if (!isKnown(id)) news.push(id === row.message_id ? row : { ...row, message_id: id });
  }
  return { news, carriers };
}

const withFile = (rows: readonly ChatMessage[], file: string): ChatMessage | undefined =>
  rows.findLast((row) => row.file !== null && isSameFile(row.file, file));

/** Leaves out echoes of what the history has shown already; `due` are those still to come. */
function withoutLateEchoes({ echoesDue, identity }: ChatContext, messages: readonly ChatMessage[]) {
  if (echoesDue.length === 0) return { messages, due: echoesDue };
  const due = [...echoesDue];
  const left = messages.filter((row) => {
    if (ownerIn(identity)(row) === 'other') return true;
    const place = due.findIndex((echo) => isSameMessage(row, { ...echo, sender: null }));
    if (place !== -1) due.splice(place, 1);
    return place === -1;
  });
  return { messages: left, due };
}

/** Messages came over the socket. */
export function applyMessages(context: ChatContext, came: readonly ChatMessage[]): Partial<ChatContext> {
  const { messages, due } = withoutLateEchoes(context, came);
  const { news, carriers } = newMessages(context.timeline, messages);
  const identity = learnSignature(context.identity, news);
  const { arrived, ...delivery } = removeDelivered(
    context,
    [...news, ...carriers.map(([, row]) => row)],
    ownerIn(identity),
  );
  const signed = news.map((row) => (arrived.has(row) ? ownRow(row, context.user) : row));
  const shown = carriers.reduce(
    (timeline, [id, row]) => replaceMessage(timeline, id, row),
    appendMessages(context.timeline, signed),
  );
  return {
    timeline: shown,
    identity,
    ...delivery,
    echoesDue: due,
    ...grown(context, news.length),
    ...missed({ ...context, identity }, signed),
    attempts: 0,
  };
}

/** A row that carries what was said here is ours, though it does not say so. */
const ownRow = (row: ChatMessage, user: ChatUser): ChatMessage =>
  isUnsignedMessage(row) ? { ...row, sender: getMessageSignature(user) } : row;

/** The history was read: what it has is shown, and what it has of ours has arrived. */
export function applyHistory(context: ChatContext, { history, asked }: HistoryRead): Partial<ChatContext> {
  if (!history.ok) return { failure: history.failure, missedMessages: false };
  const { timeline: read, news } = mergeHistory(context.timeline, history.rows, asked);
  const identity = learnSignature(context.identity, history.rows);
  const { arrived, ...delivery } = removeDelivered(context, news, ownerIn(identity));
  const unsigned = [...arrived].filter(isUnsignedMessage);
  const timeline = unsigned.reduce((all, row) => replaceMessage(all, row.message_id, ownRow(row, context.user)), read);
  // Only this connection still owes the echo of what went out over it.
  const late = context.inFlight === null ? [] : [...arrived].map(({ content, file }) => ({ content, file }));
  const ofOthers = news.filter((row) => !arrived.has(row) && !isOwnMessage(row, identity));
  return {
    timeline,
    identity,
    anchor: timeline,
    older: context.loaded ? context.older : history.older,
    loaded: true,
    ...delivery,
    echoesDue: late.length === 0 ? context.echoesDue : [...context.echoesDue, ...late],
    missedMessages: ofOthers.length > 0,
    failure: null,
    ...(context.loaded
      ? {
          ...grown(context, Math.max(0, timeline.length - context.timeline.length)),
          ...missed(
            { ...context, identity },
            news.filter((row) => !arrived.has(row)),
          ),
        }
      : {}),
  };
}

/** Older rows were read for the reader. */
export function applyOlderPage(context: ChatContext, history: HistoryResult): Partial<ChatContext> {
  if (!history.ok) return { failure: history.failure };
  return {
    timeline: prependMessages(context.timeline, history.rows),
    anchor: prependMessages(context.anchor, history.rows),
    older: history.older,
    shown: context.shown + VISIBLE_STEP,
    failure: null,
  };
}

/** The reader is, or is brought, at the end. */
export const isAtEnd = { shown: VISIBLE_STEP, following: true, unseen: 0 } as const;

/** Something was said: it waits in the outbox, whatever the connection does; whoever speaks sees it at the end. */
export function enqueueMessage(
  context: ChatContext,
  said: { content: string; file: string | null },
): Partial<ChatContext> {
  const { now, newId } = context.services.env;
  // A derived id may be another one in the history.
  const after =
    getNewest(context.timeline, RECENT).findLast((row) => !isDerivedMessageId(row.message_id))?.message_id ?? null;
  const entry = createEntry({ ...said, id: newId(), createdAt: new Date(now()).toISOString(), after });
  return { outbox: [...context.outbox, entry], fresh: null, ...isAtEnd };
}

/** The first entry goes out. */
export function markInFlight(context: ChatContext): Partial<ChatContext> {
  const entry = getNextEntry(context.outbox);
  return entry ? { outbox: markSent(context.outbox, entry), inFlight: entry.id } : {};
}

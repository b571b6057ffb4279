// Pure functions from one context of the chat machine to the next.
import { type ChatMessage, isDerivedMessageId, toNthMessageId } from '../../api/schemas/chats.ts';
import { type ChatContext, type HistoryRead, type UnreadMarker, VISIBLE_ROWS_STEP } from './context.ts';
import type { HistoryResult } from './history.ts';
import {
  type ChatIdentity,
  type ChatUser,
  addOwnSignatures,
  createChatIdentity,
  isOwnMessage,
  isUnsignedMessage,
  adoptProvenSenderId,
  getMessageSignature,
} from './identity.ts';
import { type GetMessageOwner, markSent, getNextEntry, removeDelivered, createEntry } from './outbox.ts';
import {
  type MessageTimeline,
  appendMessages,
  hasMessage,
  isSameMessage,
  isSameFile,
  mergeHistory,
  getNewest,
  prependMessages,
  replaceMessage,
} from './timeline.ts';

/** A reader above the end keeps the same visible rows when rows are added. */
function grown({ shown, following, unseen }: ChatContext, added: number): Partial<ChatContext> {
  return following ? {} : { shown: shown + added, unseen: unseen + added };
}

/**
 * The reader is away when scrolled up or when the page is hidden; the marker is placed before the first message of
 * others received then. A message received after their return ends the absence, so the next absence has its own marker.
 */
function missed(
  { following, presence, unreadMarker, identity }: ChatContext,
  news: readonly ChatMessage[],
): Partial<ChatContext> {
  if (following && presence.visible()) return { unreadMarker: unreadMarker && closeUnreadMarker(unreadMarker) };
  if (unreadMarker?.open) return {};
  const first = news.find((row) => !isOwnMessage(row, identity));
  return first ? { unreadMarker: { id: first.message_id, open: true } } : {};
}

/** The marker stays in place until another message is missed. */
export const closeUnreadMarker = (unreadMarker: UnreadMarker): UnreadMarker =>
  unreadMarker.open ? { ...unreadMarker, open: false } : unreadMarker;

const ownerIn =
  (identity: ChatIdentity): GetMessageOwner =>
  (row) =>
    isUnsignedMessage(row) ? 'unsigned' : isOwnMessage(row, identity) ? 'own' : 'other';

/** Whether one of the rows is recognised as the user's by the profile alone, or the server has proven to keep ids. */
const recognizes = ({ isSignatureKnown, keepsIds, user }: ChatContext, rows: readonly ChatMessage[]): boolean => {
  if (isSignatureKnown || keepsIds) return true;
  const profile = createChatIdentity(user);
  return rows.some((row) => isOwnMessage(row, profile));
};

/**
 * Owners when sent messages are looked for. A backend may sign with a name that the profile does not contain. Until it
 * has signed one of the user's messages otherwise, a new row of any sender may be the echo of what was sent: a message
 * that is sent again would be doubled for everybody.
 */
// assumed: nobody else writes the same while the first message of a browser is under way
const echoOwnerIn = (isSignatureKnown: boolean, identity: ChatIdentity): GetMessageOwner =>
  isSignatureKnown ? ownerIn(identity) : () => 'unsigned';

/** How many recent rows are searched for a message with the same file, or the same content without an id. */
const RECENT = 100;

/**
 * Frames that bring a new message, each with a unique id. Without server ids, equal content at another or unknown time
 * is another message. A file is shown once, whether it arrives as `new_file`, within a message, or both.
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
      for (let nth = 1; isKnown(id); nth += 1) id = toNthMessageId(row.message_id, nth);
    if (!isKnown(id)) news.push(id === row.message_id ? row : { ...row, message_id: id });
  }
  return { news, carriers };
}

const withFile = (rows: readonly ChatMessage[], file: string): ChatMessage | undefined =>
  rows.findLast((row) => row.file !== null && isSameFile(row.file, file));

/** Drops echoes of messages already found in the history; `due` are the echoes still expected. */
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

/** Applies messages from the socket. */
export function applyMessages(context: ChatContext, came: readonly ChatMessage[]): Partial<ChatContext> {
  const { messages, due } = withoutLateEchoes(context, came);
  const { news, carriers } = newMessages(context.timeline, messages);
  const learned = adoptProvenSenderId(context.identity, news);
  const rows = [...news, ...carriers.map(([, row]) => row)];
  const isSignatureKnown = recognizes(context, [...getNewest(context.timeline, RECENT), ...rows]);
  const { arrived, ...delivery } = removeDelivered(context, rows, echoOwnerIn(isSignatureKnown, learned));
  const identity = addOwnSignatures(learned, arrived);
  const signed = news.map((row) => (arrived.has(row) ? ownRow(row, context.user) : row));
  const shown = carriers.reduce(
    (timeline, [id, row]) => replaceMessage(timeline, id, row),
    appendMessages(context.timeline, signed),
  );
  return {
    timeline: shown,
    identity,
    isSignatureKnown: isSignatureKnown || delivery.keepsIds,
    ...delivery,
    echoesDue: due,
    ...grown(context, news.length),
    ...missed({ ...context, identity }, signed),
    attempts: 0,
  };
}

/** Marks a row that matches an own entry as own, even if the row is unsigned. */
const ownRow = (row: ChatMessage, user: ChatUser): ChatMessage =>
  isUnsignedMessage(row) ? { ...row, sender: getMessageSignature(user) } : row;

/** Applies a history read: shows its rows and removes delivered entries from the outbox. */
export function applyHistory(context: ChatContext, { history, requestedWith }: HistoryRead): Partial<ChatContext> {
  if (!history.ok) return { failure: history.failure, missedMessages: false };
  const { timeline: read, addedRows } = mergeHistory(context.timeline, history.rows, requestedWith);
  const learned = adoptProvenSenderId(context.identity, history.rows);
  const isSignatureKnown = recognizes(context, getNewest(read, RECENT));
  const { arrived, ...delivery } = removeDelivered(context, addedRows, echoOwnerIn(isSignatureKnown, learned));
  const identity = addOwnSignatures(learned, arrived);
  const unsigned = [...arrived].filter(isUnsignedMessage);
  const timeline = unsigned.reduce((all, row) => replaceMessage(all, row.message_id, ownRow(row, context.user)), read);
  // Only the current connection can still echo what was sent over it.
  const late = context.inFlight === null ? [] : [...arrived].map(({ content, file }) => ({ content, file }));
  const ofOthers = addedRows.filter((row) => !arrived.has(row) && !isOwnMessage(row, identity));
  return {
    timeline,
    identity,
    anchor: timeline,
    older: context.loaded ? context.older : history.older,
    loaded: true,
    isSignatureKnown: isSignatureKnown || delivery.keepsIds,
    ...delivery,
    echoesDue: late.length === 0 ? context.echoesDue : [...context.echoesDue, ...late],
    missedMessages: ofOthers.length > 0,
    failure: null,
    ...(context.loaded
      ? {
          ...grown(context, Math.max(0, timeline.length - context.timeline.length)),
          ...missed(
            { ...context, identity },
            addedRows.filter((row) => !arrived.has(row)),
          ),
        }
      : {}),
  };
}

/** Applies an older page. */
export function applyOlderPage(context: ChatContext, history: HistoryResult): Partial<ChatContext> {
  if (!history.ok) return { failure: history.failure };
  return {
    timeline: prependMessages(context.timeline, history.rows),
    anchor: prependMessages(context.anchor, history.rows),
    older: history.older,
    shown: context.shown + VISIBLE_ROWS_STEP,
    failure: null,
  };
}

/** Position of a reader at the end of the list. */
export const SCROLLED_TO_END = { shown: VISIBLE_ROWS_STEP, following: true, unseen: 0 } as const;

/** Adds a message to the outbox in any connection state and scrolls its author to the end. */
export function enqueueMessage(
  context: ChatContext,
  message: { content: string; file: string | null },
): Partial<ChatContext> {
  const { now, newId } = context.services.env;
  // A derived id may differ in the history.
  const after =
    getNewest(context.timeline, RECENT).findLast((row) => !isDerivedMessageId(row.message_id))?.message_id ?? null;
  const entry = createEntry({ ...message, id: newId(), createdAt: new Date(now()).toISOString(), after });
  return { outbox: [...context.outbox, entry], unreadMarker: null, ...SCROLLED_TO_END };
}

/** Marks the first entry as sent and waiting for its echo. */
export function markInFlight(context: ChatContext): Partial<ChatContext> {
  const entry = getNextEntry(context.outbox);
  return entry ? { outbox: markSent(context.outbox, entry), inFlight: entry.id } : {};
}

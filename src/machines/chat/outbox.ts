// Outbox: messages not yet seen on the server, stored per user and chat for the lifetime of the tab.
import * as v from 'valibot';
import type { ChatMessageFrame, NewFileFrame } from '../../api/endpoints/chatSocket.ts';
import { writeStorage } from '../../api/storage/storage.ts';
import { readStorageJson } from '../../api/storage/storageJson.ts';
import type { ChatMessage } from '../../api/schemas/chats.ts';
import type { RecordId } from '../../api/recordId.ts';
import { isSameMessage, isSameFile } from './timeline.ts';

const outboxEntry = v.object({
  /** The message_id: generated once, the same in every attempt. */
  id: v.string(),
  content: v.string(),
  createdAt: v.string(),
  /** URL of an uploaded file; the entry is sent as one new_file. */
  file: v.nullable(v.string()),
  /** How often it was passed to a socket. */
  tries: v.number(),
  /** No more attempts, or the chat was closed: waits for the user. */
  failed: v.boolean(),
  /** May have reached the server (sent before, or restored): it is not sent until the history does not contain it. */
  doubtful: v.boolean(),
  /** Newest known message when it was written; the server can only list it after that one. */
  after: v.nullable(v.string()),
});
export type OutboxEntry = v.InferOutput<typeof outboxEntry>;
export type Outbox = readonly OutboxEntry[];

/** After this many attempts without an echo the user decides. */
const MOST_TRIES = 5;

/** A new entry; `createdAt` is ISO 8601, `after` the newest known message id. */
export function createEntry(
  message: Pick<OutboxEntry, 'id' | 'content' | 'createdAt' | 'file' | 'after'>,
): OutboxEntry {
  return { ...message, tries: 0, failed: false, doubtful: false };
}

/** The only entry that may be sent now; null while a failed entry waits for the user. */
export function getNextEntry(outbox: Outbox): OutboxEntry | null {
  const first = outbox[0];
  return first && !first.failed ? first : null;
}

/** Whether the entry has used up its automatic attempts. */
export const hasNoTriesLeft = (entry: OutboxEntry | null): boolean => entry !== null && entry.tries >= MOST_TRIES;

function changed(outbox: Outbox, id: string, change: Partial<OutboxEntry>): Outbox {
  return outbox.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}

/** The entry was passed to the socket: its delivery is unknown until it is seen. */
export const markSent = (outbox: Outbox, { id, tries }: OutboxEntry): Outbox =>
  changed(outbox, id, { tries: tries + 1, doubtful: true });

/** No automatic attempts: the user decides. */
export const markFailed = (outbox: Outbox, id: string): Outbox => changed(outbox, id, { failed: true });

/** The user retries: attempts restart at zero, while the outcome of earlier attempts stays unknown. */
export const resetEntry = (outbox: Outbox, id: string): Outbox => changed(outbox, id, { failed: false, tries: 0 });

export const removeEntry = (outbox: Outbox, id: string): Outbox => outbox.filter((entry) => entry.id !== id);

/** The chat is closed: no automatic attempts. */
export const failAll = (outbox: Outbox): Outbox => outbox.map((entry) => ({ ...entry, failed: true }));

/** The history was read while this tab held the entries and does not contain them: they are not on the server. */
export function markUndelivered(outbox: Outbox, ids: readonly string[]): Outbox {
  return outbox.map((entry) => (ids.includes(entry.id) ? { ...entry, doubtful: false } : entry));
}

/** Delivery state of a chat. */
interface Delivery {
  readonly outbox: Outbox;
  /** The server has proven that it keeps client ids. */
  readonly keepsIds: boolean;
}
/** Result of matching rows against an outbox. */
interface Settled extends Delivery {
  /** Rows matched to an entry: they are own messages, whatever their sender. */
  readonly arrived: ReadonlySet<ChatMessage>;
}

/** Whether a row is from this user; `unsigned` without a sender. */
export type GetMessageOwner = (row: ChatMessage) => 'own' | 'other' | 'unsigned';

/** Whether the row matches the entry by id or by file. */
const carries = (row: ChatMessage, { id, file }: OutboxEntry): boolean =>
  row.message_id === id || (file !== null && row.file !== null && isSameFile(row.file, file));

/**
 * Removes entries that `rows` (new to us, in server order) prove to be delivered: by message_id, a file by its URL.
 * Until the server has proven that it keeps client ids, an own or unsigned row with the same text matches too, oldest
 * first and one row per entry, so two equal messages stay two.
 */
export function removeDelivered(before: Delivery, rows: readonly ChatMessage[], ownerOf: GetMessageOwner): Settled {
  const arrived = new Set<ChatMessage>();
  const take = (found: ChatMessage | undefined): boolean => {
    if (found) arrived.add(found);
    return found !== undefined;
  };
  const unseen = before.outbox.filter((entry) => !take(rows.find((row) => carries(row, entry))));
  const keepsIds = before.keepsIds || [...arrived].some((row) => before.outbox.some(({ id }) => id === row.message_id));
  const left = unseen.filter((entry) => {
    if (keepsIds || entry.tries === 0) return true;
    const later = rows.slice(rows.findIndex((row) => row.message_id === entry.after) + 1);
    const expected = { ...entry, sender: null };
    return !take(later.find((row) => !arrived.has(row) && ownerOf(row) !== 'other' && isSameMessage(row, expected)));
  });
  return { outbox: left.length === before.outbox.length ? before.outbox : left, keepsIds, arrived };
}

/** The frame of an entry. */
export function toFrame(entry: OutboxEntry, chatId: RecordId, sender: string): ChatMessageFrame | NewFileFrame {
  if (entry.file !== null) return { type: 'new_file', file_url: entry.file, chat_id: chatId };
  const { id, content, createdAt } = entry;
  const row = { message: content, type: 'chat_message', content, message_id: id, sender } as const;
  return { ...row, created_at: createdAt, file: null };
}

/** Storage key of an outbox; it contains the user id, so nobody sends messages of another user. */
export const outboxKey = (userId: RecordId, chatId: RecordId): string => `meridian:outbox:${userId}:${chatId}`;

/** The stored outbox with every entry doubtful; damaged data counts as empty. */
export function readOutbox(storage: Storage, key: string): Outbox {
  return (readStorageJson(storage, key, v.array(outboxEntry)) ?? []).map((entry) => ({ ...entry, doubtful: true }));
}

/** An empty outbox removes the key. */
export const writeOutbox = (storage: Storage, key: string, outbox: Outbox): void =>
  void writeStorage(storage, key, outbox.length === 0 ? null : JSON.stringify(outbox));

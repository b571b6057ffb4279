// What was said in a chat but not yet seen on the server: kept per user and chat for as long as the tab lives.
import * as v from 'valibot';
import type { ChatMessageFrame, NewFileFrame } from '../../api/endpoints/chatSocket.ts';
import { writeStorage } from '../../api/storage/storage.ts';
import { readStorageJson } from '../../api/storage/storageJson.ts';
import type { ChatMessage } from '../../api/schemas/chats.ts';
import type { RecordId } from '../../api/recordId.ts';
import { isSameMessage, isSameFile } from './timeline.ts';

const outboxEntry = v.object({
  /** The message_id: chosen once, the same in every try. */
  id: v.string(),
  content: v.string(),
  createdAt: v.string(),
  /** Address of an uploaded file: such an entry goes out as one new_file. */
  file: v.nullable(v.string()),
  /** How often it was handed to a socket. */
  tries: v.number(),
  /** Given up, or the chat was closed over it: waits for the user. */
  failed: v.boolean(),
  /** It may have reached the server: sent before, or restored. Nothing goes out before the history has denied that. */
  doubtful: v.boolean(),
  /** Newest message known when it was written: on the server it can only stand after that one. */
  after: v.nullable(v.string()),
});
export type OutboxEntry = v.InferOutput<typeof outboxEntry>;
export type Outbox = readonly OutboxEntry[];

/** Sent this often without an answer, a message waits for the user's decision. */
const MOST_TRIES = 5;

/** A new entry; `createdAt` is ISO 8601, `after` the newest message id known. */
export function createEntry(said: Pick<OutboxEntry, 'id' | 'content' | 'createdAt' | 'file' | 'after'>): OutboxEntry {
  return { ...said, tries: 0, failed: false, doubtful: false };
}

/** One at a time: the only entry that may be on its way, if the user is not asked about it. */
export function getNextEntry(outbox: Outbox): OutboxEntry | null {
  const first = outbox[0];
  return first && !first.failed ? first : null;
}

/** Whether the head was tried as often as it may be by itself. */
export const hasNoTriesLeft = (entry: OutboxEntry | null): boolean => entry !== null && entry.tries >= MOST_TRIES;

function changed(outbox: Outbox, id: string, change: Partial<OutboxEntry>): Outbox {
  return outbox.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
}

/** The entry went into the socket: whether it arrives is in doubt until it is seen. */
export const markSent = (outbox: Outbox, { id, tries }: OutboxEntry): Outbox =>
  changed(outbox, id, { tries: tries + 1, doubtful: true });

/** Not tried again by itself: the user decides. */
export const markFailed = (outbox: Outbox, id: string): Outbox => changed(outbox, id, { failed: true });

/** The user wants it sent again: it counts as untried, what may have come of the tries before is still in doubt. */
export const resetEntry = (outbox: Outbox, id: string): Outbox => changed(outbox, id, { failed: false, tries: 0 });

/** Without the entry of this id. */
export const removeEntry = (outbox: Outbox, id: string): Outbox => outbox.filter((entry) => entry.id !== id);

/** The chat is closed: nothing of it goes out by itself any more. */
export const failAll = (outbox: Outbox): Outbox => outbox.map((entry) => ({ ...entry, failed: true }));

/** The history was read while these were ours alone and does not have them: they are not on the server. */
export function markUndelivered(outbox: Outbox, ids: readonly string[]): Outbox {
  return outbox.map((entry) => (ids.includes(entry.id) ? { ...entry, doubtful: false } : entry));
}

/** What is known of the outbox of a chat. */
interface Delivery {
  readonly outbox: Outbox;
  /** The server has shown that it keeps the ids we choose. */
  readonly keepsIds: boolean;
}
/** What `rows` did to an outbox. */
interface Settled extends Delivery {
  /** Rows that carry an entry: they are ours, whoever signs them. */
  readonly arrived: ReadonlySet<ChatMessage>;
}

/** Whether a row was said by this user; `unsigned` where it does not say who has. */
export type GetMessageOwner = (row: ChatMessage) => 'own' | 'other' | 'unsigned';

/** Whether the row is the entry, by its id or by its file. */
const carries = (row: ChatMessage, { id, file }: OutboxEntry): boolean =>
  row.message_id === id || (file !== null && row.file !== null && isSameFile(row.file, file));

/**
 * Takes out what `rows` (new to us, in the server's order) show to have arrived: by message_id, a file by its address.
 * As long as the server has not shown that it keeps our ids, also by a row of the same text that is ours or that nobody has
 * signed, oldest first, one row for one entry, so that two true «да» stay two.
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
    const said = { ...entry, sender: null };
    return !take(later.find((row) => !arrived.has(row) && ownerOf(row) !== 'other' && isSameMessage(row, said)));
  });
  return { outbox: left.length === before.outbox.length ? before.outbox : left, keepsIds, arrived };
}

/** The frame that carries an entry. */
export function toFrame(entry: OutboxEntry, chatId: RecordId, sender: string): ChatMessageFrame | NewFileFrame {
  if (entry.file !== null) return { type: 'new_file', file_url: entry.file, chat_id: chatId };
  const { id, content, createdAt } = entry;
  const said = { message: content, type: 'chat_message', content, message_id: id, sender } as const;
  return { ...said, created_at: createdAt, file: null };
}

/** Where the outboxes of this tab lie; the user is part of the name, so nobody sends what somebody else wrote. */
export const outboxKey = (userId: RecordId, chatId: RecordId): string => `meridian:outbox:${userId}:${chatId}`;

/** What the tab still holds, every entry in doubt; a damaged store counts as empty. */
export function readOutbox(storage: Storage, key: string): Outbox {
  return (readStorageJson(storage, key, v.array(outboxEntry)) ?? []).map((entry) => ({ ...entry, doubtful: true }));
}

/** An empty one leaves nothing. */
export const writeOutbox = (storage: Storage, key: string, outbox: Outbox): void =>
  void writeStorage(storage, key, outbox.length === 0 ? null : JSON.stringify(outbox));

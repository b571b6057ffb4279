// Immutable list of the messages of one chat in server order, without duplicates; appending and lookup are cheap.
import type { ChatMessage } from '../../api/schemas/chats.ts';

/** Rows in blocks, so that appending copies one block and not the whole list. */
export interface MessageTimeline {
  readonly blocks: readonly Block[];
  readonly length: number;
}
interface Block {
  readonly rows: readonly ChatMessage[];
  readonly ids: ReadonlySet<string>;
}

/** Appending copies one block and lookup visits each block: 1024 keeps both cheap at ten thousand rows. */
const BLOCK_ROWS = 1024;

export const emptyTimeline: MessageTimeline = { blocks: [], length: 0 };

export function hasMessage({ blocks }: MessageTimeline, id: string): boolean {
  return blocks.findLast(({ ids }) => ids.has(id)) !== undefined;
}

/** Appends rows that are newer and not in the timeline. */
export function appendMessages({ blocks, length }: MessageTimeline, rows: readonly ChatMessage[]): MessageTimeline {
  const open = blocks.at(-1)?.rows ?? [];
  return { blocks: [...blocks.slice(0, -1), ...blocksOf([...open, ...rows])], length: length + rows.length };
}

/** The newest `count` rows, oldest first. */
export function getNewest({ blocks }: MessageTimeline, count: number): readonly ChatMessage[] {
  const taken: ChatMessage[][] = [];
  let missing = count;
  for (const { rows } of blocks.toReversed()) {
    if (missing <= 0) break;
    taken.unshift(rows.slice(-missing));
    missing -= rows.length;
  }
  return taken.flat();
}

/** Prepends a page of older rows (oldest first); rows already in the timeline keep their place. */
export function prependMessages(timeline: MessageTimeline, older: readonly ChatMessage[]): MessageTimeline {
  const added = older.filter((row) => !hasMessage(timeline, row.message_id));
  return timelineOf([...added, ...getNewest(timeline, timeline.length)]);
}

/** Result of merging a history into a timeline. */
interface Merged {
  readonly timeline: MessageTimeline;
  /** Rows of the history that were unknown, also under other ids. */
  readonly addedRows: readonly ChatMessage[];
}

/**
 * Merges the newest part of the server's history (oldest first, back to a known row or to the start of the chat) into
 * `current`. The server's order wins. Rows of the socket that the history lacks stay after it, so a stale page removes
 * nothing.
 * A row of `requestedWith`, the timeline at the time of the request, that is listed under another id (same sender, text and
 * file; a multiset, oldest first) is the same row. Fields missing in one of the two (sender, time) are taken from the other.
 */
export function mergeHistory(
  current: MessageTimeline,
  history: readonly ChatMessage[],
  requestedWith: MessageTimeline,
): Merged {
  const known = getNewest(current, current.length);
  const knownById = new Map(known.map((row) => [row.message_id, row]));
  const listed = new Map(history.map((row) => [row.message_id, completed(row, knownById.get(row.message_id))]));
  const overlap = known.findIndex((row) => listed.has(row.message_id));
  const before = overlap === -1 ? [] : known.slice(0, overlap);
  const unlisted = known.slice(before.length).filter((row) => !listed.has(row.message_id));
  const addedRows = [...listed.values()].filter((row) => !knownById.has(row.message_id));
  const after = unlisted.filter((row) => {
    const same = hasMessage(requestedWith, row.message_id) ? takeSame(addedRows, row) : null;
    if (same) listed.set(same.message_id, completed(same, row));
    return !same;
  });
  return { timeline: timelineOf([...before, ...listed.values(), ...after]), addedRows };
}

/** Whether two rows have equal sender and content; times are ignored, since the clocks of clients and server differ. */
export function isSameMessage(a: Said, b: Said): boolean {
  if (a.sender !== null && b.sender !== null && a.sender !== b.sender) return false;
  return a.file !== null && b.file !== null ? isSameFile(a.file, b.file) : a.file === b.file && a.content === b.content;
}
type Said = Pick<ChatMessage, 'sender' | 'content' | 'file'>;

/** Whether two URLs refer to one stored file; hosts and signatures of a URL change. */
export const isSameFile = (a: string, b: string): boolean => pathOf(a) === pathOf(b);
const pathOf = (address: string): string =>
  (address.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '').split(/[?#]/)[0] ?? '').replace(/^\//, '');

/** The row with its missing fields taken from `other`, an earlier version of the same message. */
function completed(row: ChatMessage, other: ChatMessage | undefined): ChatMessage {
  if (!other) return row;
  const { sender, sender_id, created_at, file } = row;
  const isUnsigned = sender === null && sender_id === null;
  const lacks = (isUnsigned && (other.sender ?? other.sender_id) !== null) || (!created_at && other.created_at);
  if (!lacks && (file !== null || other.file === null)) return row;
  return {
    ...row,
    ...(isUnsigned ? { sender: other.sender, sender_id: other.sender_id } : {}),
    created_at: created_at ?? other.created_at,
    file: file ?? other.file,
  };
}

/** Removes and returns the first row of `rows` that equals `row` in content. */
function takeSame(rows: ChatMessage[], row: ChatMessage): ChatMessage | null {
  const index = rows.findIndex((one) => isSameMessage(one, row));
  return index === -1 ? null : (rows.splice(index, 1)[0] ?? null);
}

/** Replaces the row with the id `messageId` by `row`. */
export function replaceMessage(
  { blocks, length }: MessageTimeline,
  messageId: string,
  row: ChatMessage,
): MessageTimeline {
  const swap = (one: ChatMessage) => (one.message_id === messageId ? row : one);
  return { length, blocks: blocks.map((one) => (one.ids.has(messageId) ? block(one.rows.map(swap)) : one)) };
}

function block(rows: readonly ChatMessage[]): Block {
  return { rows, ids: new Set(rows.map((row) => row.message_id)) };
}

/** `rows` must be free of duplicates. */
const timelineOf = (rows: readonly ChatMessage[]): MessageTimeline => ({ blocks: blocksOf(rows), length: rows.length });

function blocksOf(rows: readonly ChatMessage[]): readonly Block[] {
  const blocks: Block[] = [];
  for (let start = 0; start < rows.length; start += BLOCK_ROWS)
    blocks.push(block(rows.slice(start, start + BLOCK_ROWS)));
  return blocks;
}

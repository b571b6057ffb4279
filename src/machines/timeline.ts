// The messages of one chat in the server's order, each once: cheap to append to and to look into however long it grows.
import type { ChatMessage } from '../api/schemas/chats.ts';

/** Rows in blocks, so that one more row copies one block and not ten thousand rows. Immutable. */
export interface Timeline {
  readonly blocks: readonly Block[];
  readonly length: number;
}
interface Block {
  readonly rows: readonly ChatMessage[];
  readonly ids: ReadonlySet<string>;
}

/** A new row copies the last block and is looked for in each: as many as make both cheap at ten thousand rows. */
const BLOCK_ROWS = 1024;

export const emptyTimeline: Timeline = { blocks: [], length: 0 };

/** Whether the message with this id is in the timeline. */
export function hasMessage({ blocks }: Timeline, id: string): boolean {
  return blocks.findLast(({ ids }) => ids.has(id)) !== undefined;
}

/** Adds newer rows, not known before, at the end. */
export function appended({ blocks, length }: Timeline, rows: readonly ChatMessage[]): Timeline {
  const open = blocks.at(-1)?.rows ?? [];
  return { blocks: [...blocks.slice(0, -1), ...blocksOf([...open, ...rows])], length: length + rows.length };
}

/** The newest `count` rows, oldest first. */
export function newest({ blocks }: Timeline, count: number): readonly ChatMessage[] {
  const taken: ChatMessage[][] = [];
  let missing = count;
  for (const { rows } of blocks.toReversed()) {
    if (missing <= 0) break;
    taken.unshift(rows.slice(-missing));
    missing -= rows.length;
  }
  return taken.flat();
}

/** Puts a page of older rows (oldest first) in front; rows that are there already stay where they are. */
export function prepended(timeline: Timeline, older: readonly ChatMessage[]): Timeline {
  const fresh = older.filter((row) => !hasMessage(timeline, row.message_id));
  return timelineOf([...fresh, ...newest(timeline, timeline.length)]);
}

/**
 * Lays the newest part of the server's history (oldest first, reaching back to a row known before or to the start of
 * the chat) over `current`. The server's order wins. What the socket brought meanwhile and the history lacks stays after
 * it: a stale page removes nothing. A row known before the history was `asked` for that it lists under another id
 * (same sender, text and file; a multiset, oldest first) is that row, not a second one.
 */
export function merged(current: Timeline, history: readonly ChatMessage[], asked: Timeline): Timeline {
  const listed = new Map(history.map((row) => [row.message_id, row]));
  const rows = newest(current, current.length);
  const overlap = rows.findIndex((row) => listed.has(row.message_id));
  const before = overlap === -1 ? [] : rows.slice(0, overlap);
  const unlisted = rows.slice(before.length).filter((row) => !listed.has(row.message_id));
  const renamed = [...listed.values()].filter((row) => !hasMessage(current, row.message_id));
  const after = unlisted.filter((row) => !hasMessage(asked, row.message_id) || !takeSame(renamed, row));
  return timelineOf([...before, ...listed.values(), ...after]);
}

/** Whether two rows say the same; times are left out, since clients' clocks and the server's differ. */
export function isSame(a: Said, b: Said): boolean {
  return a.sender === b.sender && a.content === b.content && a.file === b.file;
}
type Said = Pick<ChatMessage, 'sender' | 'content' | 'file'>;

/** Removes the first row of `rows` that says the same as `row`. */
function takeSame(rows: ChatMessage[], row: ChatMessage): boolean {
  const index = rows.findIndex((one) => isSame(one, row));
  if (index !== -1) rows.splice(index, 1);
  return index !== -1;
}

function block(rows: readonly ChatMessage[]): Block {
  return { rows, ids: new Set(rows.map((row) => row.message_id)) };
}

/** Of rows without repeats. */
const timelineOf = (rows: readonly ChatMessage[]): Timeline => ({ blocks: blocksOf(rows), length: rows.length });

function blocksOf(rows: readonly ChatMessage[]): readonly Block[] {
  const blocks: Block[] = [];
  for (let start = 0; start < rows.length; start += BLOCK_ROWS)
    blocks.push(block(rows.slice(start, start + BLOCK_ROWS)));
  return blocks;
}

// Reads of one chat: newest messages, older pages, and whether the chat is closed.
import { createCall, createPageCall, castResult } from '../../api/endpoint.ts';
import { chatList, chatMessageList } from '../../api/endpoints/chats.ts';
import type { Failure } from '../../api/errors/failure.ts';
import { type ChatMessage, isDerivedMessageId, toNthMessageId } from '../../api/schemas/chats.ts';
import type { RecordId } from '../../api/recordId.ts';
import { fetchAllPages } from '../data/lists/allPages.ts';
import type { Outbox } from './outbox.ts';
import type { RequestPorts } from '../data/ports.ts';
import { runRequest } from '../data/request.machine.ts';
import { type MessageTimeline, hasMessage } from './timeline.ts';

/** Page size of messages. */
// assumed: more than the default of 10, which does not fill the message list
const PAGE = 50;
/** Page size of the chat list. */
const CHATS_PAGE = 100;

export type HistoryResult =
  | {
      readonly ok: true;
      /** Oldest first, back to a known message, to the start of the chat, or one page deep. */
      readonly rows: readonly ChatMessage[];
      /** URL of the next older page; null at the start of the chat. */
      readonly older: string | null;
    }
  | { readonly ok: false; readonly failure: Failure };

function typedPage(value: unknown) {
  const page = castResult(chatMessageList, value);
  return { ...page, results: numbered(page.results) };
}

/** Gives equal rows without server ids distinct derived ids. */
function numbered(rows: readonly ChatMessage[]): readonly ChatMessage[] {
  const met = new Map<string, number>();
  return rows.map((row) => {
    if (!isDerivedMessageId(row.message_id)) return row;
    const nth = met.get(row.message_id) ?? 0;
    met.set(row.message_id, nth + 1);
    return nth === 0 ? row : { ...row, message_id: toNthMessageId(row.message_id, nth) };
  });
}

/** The known part of a chat: `anchor` is the timeline when it was last complete. */
export interface KnownHistory {
  readonly chatId: RecordId;
  /** The chat was read before; an empty anchor then means that it had no messages. */
  readonly loaded: boolean;
  readonly anchor: MessageTimeline;
  readonly outbox: Outbox;
}

/**
 * Reads from the newest message back to the anchor, and not only to the last known message, which may follow a gap. An
 * unknown chat is read one page deep, or deeper to find the predecessor of a restored outbox entry; a chat that was
 * empty is read to its start.
 * Offsets shift when messages arrive, so after several pages the first page is read again.
 */
export async function fetchHistory(
  known: KnownHistory,
  requests: RequestPorts,
  signal: AbortSignal,
): Promise<HistoryResult> {
  const first = createCall(chatMessageList, { params: { id: known.chatId }, query: { limit: PAGE, offset: 0 } });
  const walk = await fetchAllPages({ first, castResult: typedPage, isEnough: reaches(known) }, requests, signal);
  if (!walk.ok) return walk;
  if (walk.pages === 1) return { ok: true, rows: oldestFirst(walk.rows), older: walk.next };
  const again = await runRequest({ ...first, isPagedByCaller: true }, requests, signal);
  if (!again.ok) return again;
  return { ok: true, rows: oldestFirst([...typedPage(again.value).results, ...walk.rows]), older: walk.next };
}

function reaches({ loaded, anchor, outbox }: KnownHistory): (rows: readonly ChatMessage[]) => boolean {
  const marks = new Set(outbox.filter((entry) => entry.doubtful).map((entry) => entry.after));
  if (anchor.length > 0) return (rows) => rows.some((row) => hasMessage(anchor, row.message_id));
  if (loaded) return () => false;
  if (marks.size > 0) return (rows) => rows.some((row) => marks.has(row.message_id));
  return () => true;
}

/** The page before the oldest known row. Pages without new rows, which occur because offsets shift, are skipped. */
export async function fetchOlderPage(
  { older, timeline }: { readonly older: string; readonly timeline: MessageTimeline },
  requests: RequestPorts,
  signal: AbortSignal,
): Promise<HistoryResult> {
  const isEnough = (rows: readonly ChatMessage[]) => rows.some((row) => !hasMessage(timeline, row.message_id));
  const first = createPageCall(chatMessageList, older);
  const walk = await fetchAllPages({ first, castResult: typedPage, isEnough }, requests, signal);
  return walk.ok ? { ok: true, rows: oldestFirst(walk.rows), older: walk.next } : walk;
}

/**
 * Whether the chat is closed. The API has no call for one chat, so the list is searched; null when it does not contain
 * the chat.
 */
export async function fetchIsClosed(
  chatId: RecordId,
  requests: RequestPorts,
  signal: AbortSignal,
): Promise<boolean | null> {
  const first = createCall(chatList, { query: { limit: CHATS_PAGE, offset: 0 } });
  const walk = await fetchAllPages(
    {
      first,
      castResult: (value) => castResult(chatList, value),
      isEnough: (chats) => chats.some((chat) => chat.id === chatId),
    },
    requests,
    signal,
  );
  return walk.ok ? (walk.rows.find((chat) => chat.id === chatId)?.closed ?? null) : null;
}

/** Reverses newest-first rows; each id once. */
function oldestFirst(rows: readonly ChatMessage[]): readonly ChatMessage[] {
  return [...new Map(rows.map((row) => [row.message_id, row])).values()].toReversed();
}

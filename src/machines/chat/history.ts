// Reads of one chat: the newest messages back to what is known, older ones on demand, whether it is still open.
import { createCall, createPageCall, castResult } from '../../api/endpoint.ts';
import { chatList, chatMessageList } from '../../api/endpoints/chats.ts';
import type { Failure } from '../../api/errors/failure.ts';
import { type ChatMessage, isDerivedMessageId, parseNumericId } from '../../api/schemas/chats.ts';
import type { RecordId } from '../../api/recordId.ts';
import { fetchAllPages } from '../data/allPages.ts';
import type { Outbox } from './outbox.ts';
import type { RequestPorts } from '../data/ports.ts';
import { runRequest } from '../data/request.machine.ts';
import { type MessageTimeline, hasMessage } from './timeline.ts';

/** Messages asked for at once. */
// assumed: more than the default of 10, which would not even fill the message list
const PAGE = 50;
/** Chats asked for at once while looking for one of them. */
const CHATS_PAGE = 100;

export type HistoryResult =
  | {
      readonly ok: true;
      /** Oldest first, reaching back to a known message, or to the start of the chat, or one page deep. */
      readonly rows: readonly ChatMessage[];
      /** Address of the next older page; null at the start of the chat. */
      readonly older: string | null;
    }
  | { readonly ok: false; readonly failure: Failure };

function typedPage(value: unknown) {
  const page = castResult(chatMessageList, value);
  return { ...page, results: numbered(page.results) };
}

/** Rows without ids of the server that say the same at the same time stay as many as they are. */
function numbered(rows: readonly ChatMessage[]): readonly ChatMessage[] {
  const met = new Map<string, number>();
  return rows.map((row) => {
    if (!isDerivedMessageId(row.message_id)) return row;
    const nth = met.get(row.message_id) ?? 0;
    met.set(row.message_id, nth + 1);
    return nth === 0 ? row : { ...row, message_id: parseNumericId(row.message_id, nth) };
  });
}

/** What is known of a chat: `anchor` holds its rows up to where they were last known to be complete. */
export interface KnownHistory {
  readonly chatId: RecordId;
  /** It was read before; with an empty anchor it had no message then. */
  readonly loaded: boolean;
  readonly anchor: MessageTimeline;
  readonly outbox: Outbox;
}

/**
 * Reads from the newest message back to the anchor: not to the last one seen, which may have come after a gap. A chat
 * of which nothing is known is read one page deep, deeper only to find what a restored outbox was written after; one that
 * was empty is read to its start.
 * Offsets shift while messages come, so after several pages the first is read again, last.
 */
export async function fetchHistory(
  known: KnownHistory,
  requests: RequestPorts,
  signal: AbortSignal,
): Promise<HistoryResult> {
  const first = createCall(chatMessageList, { params: { id: known.chatId }, query: { limit: PAGE, offset: 0 } });
  const walk = await fetchAllPages({ first, typed: typedPage, isEnough: reaches(known) }, requests, signal);
  if (!walk.ok) return walk;
  if (walk.pages === 1) return { ok: true, rows: oldestFirst(walk.rows), older: walk.next };
  const again = await runRequest(first, requests, signal);
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

/** The page before the oldest known row; pages that bring nothing new, since offsets have shifted, are passed over. */
export async function fetchOlderPage(
  { older, timeline }: { readonly older: string; readonly timeline: MessageTimeline },
  requests: RequestPorts,
  signal: AbortSignal,
): Promise<HistoryResult> {
  const isEnough = (rows: readonly ChatMessage[]) => rows.some((row) => !hasMessage(timeline, row.message_id));
  const first = createPageCall(chatMessageList, older);
  const walk = await fetchAllPages({ first, typed: typedPage, isEnough }, requests, signal);
  return walk.ok ? { ok: true, rows: oldestFirst(walk.rows), older: walk.next } : walk;
}

/** Whether the chat is closed now: there is no call for one chat, so the list tells. Null when it does not hold the chat. */
export async function fetchIsClosed(
  chatId: RecordId,
  requests: RequestPorts,
  signal: AbortSignal,
): Promise<boolean | null> {
  const first = createCall(chatList, { query: { limit: CHATS_PAGE, offset: 0 } });
  const walk = await fetchAllPages(
    {
      first,
      typed: (value) => castResult(chatList, value),
      isEnough: (chats) => chats.some((chat) => chat.id === chatId),
    },
    requests,
    signal,
  );
  return walk.ok ? (walk.rows.find((chat) => chat.id === chatId)?.closed ?? null) : null;
}

/** Newest-first rows as they are shown, each id once. */
function oldestFirst(rows: readonly ChatMessage[]): readonly ChatMessage[] {
  return [...new Map(rows.map((row) => [row.message_id, row])).values()].toReversed();
}

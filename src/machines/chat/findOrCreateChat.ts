// Finds the user's own chat on a topic, or creates it: for buttons that lead to a conversation by its name.
import { createCall, castResult } from '../../api/endpoint.ts';
import { chatCreate, chatList } from '../../api/endpoints/chats.ts';
import { fetchAllPages } from '../data/allPages.ts';
import type { RequestOutcome, RequestPorts } from '../data/ports.ts';
import { runRequest } from '../data/request.machine.ts';

/** Chats on a page of the walk. */
const PAGE = 100;

interface Topic {
  /** To the letter. */
  readonly name: string;
  readonly requests: RequestPorts;
}

/** The newest open chat of that name, else a new one. */
export async function findOrCreateChat({ name, requests }: Topic, signal: AbortSignal): Promise<RequestOutcome> {
  const first = createCall(chatList, { query: { limit: PAGE, offset: 0 } });
  const walk = await fetchAllPages({ first, typed: (value) => castResult(chatList, value) }, requests, signal);
  if (!walk.ok) return walk;
  const open = walk.rows.findLast((chat) => chat.name === name && !chat.closed);
  if (open) return { ok: true, value: open };
  return runRequest(createCall(chatCreate, { body: { name } }), requests, signal);
}

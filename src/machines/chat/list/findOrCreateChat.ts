// Finds the user's own chat by its name, or creates it.
import { createCall, castResult } from '../../../api/endpoint.ts';
import { chatCreate, chatList } from '../../../api/endpoints/chats.ts';
import { fetchAllPages } from '../../data/lists/allPages.ts';
import type { RequestOutcome, RequestPorts } from '../../data/ports.ts';
import { runRequest } from '../../data/request.machine.ts';

/** Page size when the list is searched. */
const PAGE = 100;

interface Topic {
  /** Exact name. */
  readonly name: string;
  readonly requests: RequestPorts;
}

/** The newest open chat with that name, otherwise a new one. */
export async function findOrCreateChat({ name, requests }: Topic, signal: AbortSignal): Promise<RequestOutcome> {
  const first = createCall(chatList, { query: { limit: PAGE, offset: 0 } });
  const walk = await fetchAllPages({ first, typed: (value) => castResult(chatList, value) }, requests, signal);
  if (!walk.ok) return walk;
  const open = walk.rows.findLast((chat) => chat.name === name && !chat.closed);
  if (open) return { ok: true, value: open };
  return runRequest(createCall(chatCreate, { body: { name } }), requests, signal);
}

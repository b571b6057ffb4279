// Finds the user's own chat on a topic, or creates it: for buttons that lead to a conversation by its name.
import { callOf, resultOf } from '../../api/endpoint.ts';
import { chatCreate, chatList } from '../../api/endpoints/chats.ts';
import { readPages } from '../data/allPages.ts';
import type { Outcome, RequestPorts } from '../data/ports.ts';
import { runRequest } from '../data/request.machine.ts';

/** Chats on a page of the walk. */
const PAGE = 100;

interface Topic {
  /** To the letter. */
  readonly name: string;
  readonly requests: RequestPorts;
}

/** The newest open chat of that name, else a new one. */
export async function topicChat({ name, requests }: Topic, signal: AbortSignal): Promise<Outcome> {
  const first = callOf(chatList, { query: { limit: PAGE, offset: 0 } });
  const walk = await readPages({ first, typed: (value) => resultOf(chatList, value) }, requests, signal);
  if (!walk.ok) return walk;
  const open = walk.rows.findLast((chat) => chat.name === name && !chat.closed);
  if (open) return { ok: true, value: open };
  return runRequest(callOf(chatCreate, { body: { name } }), requests, signal);
}

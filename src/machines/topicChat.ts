// The own chat of a topic, found or begun: what a button does that leads to a conversation by its name.
import { callOf, resultOf } from '../api/endpoint.ts';
import { chatCreate, chatList } from '../api/endpoints/chats.ts';
import { readPages } from './allPages.ts';
import type { Outcome, RequestPorts } from './ports.ts';
import { runRequest } from './request.ts';

/** Chats on a page of the walk. */
const PAGE = 100;

interface Topic {
  /** To the letter. */
  readonly name: string;
  /** Who may not write begins no chat either (domain.md C24). */
  readonly mayWrite: boolean;
  readonly requests: RequestPorts;
}

/** The newest open chat of that name, else a new one; who may not write gets the newest closed one, or null. */
export async function topicChat({ name, mayWrite, requests }: Topic, signal: AbortSignal): Promise<Outcome> {
  const first = callOf(chatList, { query: { limit: PAGE, offset: 0 } });
  const walk = await readPages({ first, typed: (value) => resultOf(chatList, value) }, requests, signal);
  if (!walk.ok) return walk;
  const named = walk.rows.filter((chat) => chat.name === name);
  const open = named.findLast(({ closed }) => !closed);
  if (open) return { ok: true, value: open };
  if (!mayWrite) return { ok: true, value: named.at(-1) ?? null };
  return runRequest(callOf(chatCreate, { body: { name } }), requests, signal);
}

// Creates a chat, or finds the user's own by its name.
import { type EndpointInput, createCall, castResult } from '../../../api/endpoint.ts';
import { chatCreate, chatList } from '../../../api/endpoints/chats.ts';
import { type Failure, toFailure } from '../../../api/errors/failure.ts';
import { API_BASE } from '../../../api/basePaths.ts';
import { fetchAllPages } from '../../data/lists/allPages.ts';
import { compareChats } from './chatRoute.ts';
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
  const found = await findChat({ name, requests }, signal);
  return found.ok && found.value === null ? createChat({ name }, requests, signal) : found;
}

type NewChat = EndpointInput<typeof chatCreate>['body'];

/** Creates a chat. Where the response does not contain its record, the newest chat of that name in the list is it. */
export async function createChat(body: NewChat, requests: RequestPorts, signal: AbortSignal): Promise<RequestOutcome> {
  const outcome = await runRequest(createCall(chatCreate, { body }), requests, signal);
  if (!outcome.ok || outcome.value !== null) return outcome;
  const found = await findChat({ name: body.name, requests }, signal);
  return found.ok && found.value === null ? { ok: false, failure: unconfirmed } : found;
}

/** The chat may exist, but neither the response nor the list contains it. */
const unconfirmed: Failure = {
  ...toFailure(null),
  kind: 'parse',
  method: chatCreate.method,
  path: API_BASE + chatCreate.path,
};

/** The newest open chat of a name; null without one. */
async function findChat({ name, requests }: Topic, signal: AbortSignal): Promise<RequestOutcome> {
  const first = createCall(chatList, { query: { limit: PAGE, offset: 0 } });
  const walk = await fetchAllPages({ first, castResult: (value) => castResult(chatList, value) }, requests, signal);
  if (!walk.ok) return walk;
  const open = walk.rows.filter((chat) => chat.name === name && !chat.closed);
  return { ok: true, value: open.toSorted(compareChats).at(-1) ?? null };
}

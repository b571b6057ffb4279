// The steps of a call below /api/v1/, in the order of domain.md section 3: gates, armed faults, handler, disk, answer.
import { authorize, authenticate } from './authorization.ts';
import type { LoggedRequest } from '../control/requestLog.ts';
import type { ChatRooms } from '../transports/chatRooms.ts';
import { getFaultResponse, consumeFault } from '../control/faults.ts';
import { FileResponse, HttpError, StatusResponse, catalogueError } from './response.ts';
import type { UnparsedInput, Route } from './route.ts';
import type { TransactionManager } from './transaction.ts';
import {
  type RequestOrigin,
  NetworkError,
  type TransportResponse,
  type TransportRequest,
  jsonResponse,
  retryAfterHeaders,
} from './message.ts';
import type { Row } from '../db/tables.ts';
import type { Database } from '../db/database.ts';

/** One call on its way through the server. */
export interface RequestContext {
  readonly request: TransportRequest;
  readonly url: URL;
  readonly caller: RequestOrigin;
  readonly log: LoggedRequest;
  /** Milliseconds of the world's clock when it came in: the moment at which all its steps happen. */
  readonly at: number;
}

export type Pipeline = (
  route: Route,
  exchange: RequestContext,
  params: Readonly<Record<string, string>>,
) => Promise<TransportResponse>;

export interface PipelineParts {
  readonly world: Database;
  readonly rooms: ChatRooms;
  readonly transactor: TransactionManager;
  /** Resolves when held calls may go on (DELETE /__demo__/faults). */
  readonly released: () => Promise<void>;
  /** Lets so many real milliseconds pass. */
  readonly delay: (ms: number) => Promise<void>;
  /** Header by which a repeated write is recognised; without it every write is carried out. */
  readonly idempotencyHeader?: string | undefined;
}

/** The way of one call through the mock: gates, validation, handler, effects, answer. Nothing leaves before it is stored. */
export function createPipeline(parts: PipelineParts): Pipeline {
  const { world, rooms, transactor, released, delay, idempotencyHeader } = parts;
  const { settle } = transactor;
  const unrepeated = idempotencyHeader === undefined ? null : createRepeats(idempotencyHeader.toLowerCase());
  const stepAt =
    (at: number) =>
    <T>(run: () => T): T =>
      transactor.step(() => world.clock.at(at, run));

  /** Nothing leaves before what it says is on disk. */
  async function finish(outcome: unknown, effects: readonly (() => void)[]): Promise<TransportResponse> {
    await settle(outcome instanceof HttpError ? [] : effects);
    return outcome instanceof FileResponse ? fileAnswer(outcome) : toResponse(outcome);
  }

  return async (route, exchange, params) => {
    const { request, url, caller, log, at } = exchange;
    const step = stepAt(at);
    const attempt = <T>(run: () => T) => attempted(step, run);
    const effects: (() => void)[] = [];
    const account = attempt(() => authenticate(world, route, request.headers['authorization']));
    if (account instanceof HttpError) return finish(account, effects);
    if (account) log.account = account.user.login;
    const allowed = account && attempt(() => authorize(account, route));
    if (allowed instanceof HttpError) return finish(allowed, effects);

    const fault = step(() => consumeFault(world, { method: request.method, path: url.pathname, login: log.account }));
    if (fault) {
      const free = released(); // a release while the disk is waited for counts
      await settle();
      const instead = await runFault(fault, caller, { free, delay });
      if (instead) return instead;
    }

    const after: UnparsedInput['after'] = (effect) => void effects.push(effect);
    const call: UnparsedInput = { params, body: request.body, account, world, rooms, url, after };
    const handle = () => attempt(() => route.handle(call));
    return finish(unrepeated ? unrepeated(exchange, handle) : handle(), effects);
  };
}

/** Carries out a write once per account, path and key; a repeat gets the outcome of the first. Refusals may be repeated. */
function createRepeats(header: string) {
  const outcomes = new Map<string, unknown>();
  return ({ request, url, log }: RequestContext, handle: () => unknown): unknown => {
    const key = request.headers[header];
    if (key === undefined || request.method === 'GET') return handle();
    const intent = JSON.stringify([log.account, request.method, url.pathname, key]);
    if (outcomes.has(intent)) return outcomes.get(intent);
    const outcome = handle();
    if (!(outcome instanceof HttpError)) outcomes.set(intent, outcome);
    return outcome;
  };
}

/** Runs a step and turns a thrown refusal, or a bug, into a returned one. */
function attempted<T>(step: <R>(run: () => R) => R, run: () => T): T | HttpError {
  try {
    return step(run);
  } catch (error) {
    if (error instanceof HttpError) return error;
    console.error('mock server: a handler failed', error);
    return catalogueError('serverError');
  }
}

/** Lets a fault happen: its answer, or null when a slow or held call may go on. */
export async function runFault(
  fault: Row<'faults'>,
  caller: RequestOrigin,
  { free, delay }: Pick<PipelineParts, 'delay'> & { readonly free: Promise<void> },
) {
  if (fault.after_ms > 0) await Promise.race([gone(caller), delay(fault.after_ms)]);
  if (fault.kind === 'slow') return null;
  if (fault.kind === 'timeout') return gone(caller);
  if (fault.kind === 'hold') return Promise.race([gone(caller), free.then(() => null)]);
  return getFaultResponse(fault);
}

/** Rejects when the caller has gone; never resolves. */
function gone(caller: RequestOrigin): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(new NetworkError('the caller has gone'));
    if (caller.aborted) leave();
    else caller.addEventListener('abort', leave);
  });
}

/** What goes over the wire for a result, a reply or a refusal. */
export function toResponse(outcome: unknown): TransportResponse {
  if (outcome instanceof HttpError)
    return jsonResponse(outcome.status, outcome.body, retryAfterHeaders(outcome.retryAfter));
  if (outcome instanceof StatusResponse) return jsonResponse(outcome.status, outcome.body);
  return jsonResponse(200, outcome);
}

/** A download; the name travels twice, plain and in UTF-8, as RFC 6266 asks. */
async function fileAnswer({ name, content }: FileResponse): Promise<TransportResponse> {
  const body = await content();
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return { status: 200, headers: { 'Content-Type': body.type, 'Content-Disposition': disposition }, body };
}

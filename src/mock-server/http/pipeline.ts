// Steps of a call below /api/v1/ in order: access checks, armed faults, handler, storage, response.
import { authorize, authenticate } from './authorization.ts';
import type { LoggedRequest } from '../control/requestLog.ts';
import type { ChatRooms } from '../transports/socket/chatRooms.ts';
import { getFaultResponse, consumeFault } from '../control/faults.ts';
import { FileResponse, HttpError, StatusResponse, catalogueError } from './response.ts';
import type { UnparsedInput, Route } from './route.ts';
import { replaceForgedFiles } from './validate.ts';
import type { TransactionManager } from '../db/createDatabase.ts';
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

export interface RequestContext {
  readonly request: TransportRequest;
  readonly url: URL;
  readonly caller: RequestOrigin;
  readonly log: LoggedRequest;
  /** World clock (ms) at arrival; all steps of the request use this moment. */
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
  /** Resolves when held requests may continue (DELETE /__demo__/faults). */
  readonly released: () => Promise<void>;
  /** Waits for real milliseconds. */
  readonly delay: (ms: number) => Promise<void>;
  /** Header that identifies repeated writes; without it every write is executed. */
  readonly idempotencyHeader?: string | undefined;
}

/** Processes one call: access checks, validation, handler, effects, response. The response is sent after changes are stored. */
export function createPipeline(parts: PipelineParts): Pipeline {
  const { world, rooms, transactor, released, delay, idempotencyHeader } = parts;
  const { settle } = transactor;
  const unrepeated = idempotencyHeader === undefined ? null : createRepeats(idempotencyHeader.toLowerCase());
  const stepAt =
    (at: number) =>
    <T>(run: () => T): T =>
      transactor.step(() => world.clock.at(at, run));

  /** Stores the changes before it returns the response. */
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
      const free = released(); // taken before settle(), so that a release during storage counts
      await settle();
      const instead = await runFault(fault, caller, { free, delay });
      if (instead) return instead;
    }

    const after: UnparsedInput['after'] = (effect) => void effects.push(effect);
    // Only a form waits: other calls are handled in the order of their arrival.
    const body = request.body.kind === 'form' ? await replaceForgedFiles(request.body) : request.body;
    const call: UnparsedInput = { params, body, account, world, rooms, url, after };
    const handle = () => attempt(() => route.handle(call));
    return finish(unrepeated ? unrepeated(exchange, handle) : handle(), effects);
  };
}

/** Executes a write once per account, path and key; a repeat gets the first result. Refused writes may be repeated. */
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

/** Runs a step and returns a thrown refusal or error instead of throwing it. */
function attempted<T>(step: <R>(run: () => R) => R, run: () => T): T | HttpError {
  try {
    return step(run);
  } catch (error) {
    if (error instanceof HttpError) return error;
    console.error('mock server: a handler failed', error);
    return catalogueError('serverError');
  }
}

/** Applies a fault: returns its response, or null when a slow or held call continues. */
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

/** Rejects when the caller disconnects; never resolves. */
function gone(caller: RequestOrigin): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(new NetworkError('the caller has gone'));
    if (caller.aborted) leave();
    else caller.addEventListener('abort', leave);
  });
}

export function toResponse(outcome: unknown): TransportResponse {
  if (outcome instanceof HttpError)
    return jsonResponse(outcome.status, outcome.body, retryAfterHeaders(outcome.retryAfter));
  if (outcome instanceof StatusResponse) return jsonResponse(outcome.status, outcome.body);
  return jsonResponse(200, outcome);
}

/** A download; the name is sent twice, as ASCII and as UTF-8 (RFC 6266). */
async function fileAnswer({ name, content }: FileResponse): Promise<TransportResponse> {
  const body = await content();
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return { status: 200, headers: { 'Content-Type': body.type, 'Content-Disposition': disposition }, body };
}

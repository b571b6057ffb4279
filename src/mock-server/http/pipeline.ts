// The steps of a call below /api/v1/, in the order of domain.md section 3: gates, armed faults, handler, disk, answer.
import { allow, admit } from './authorization.ts';
import type { LoggedCall } from '../control/requestLog.ts';
import type { ChatRooms } from '../transports/chatRooms.ts';
import { faultAnswer, nextFault } from '../control/faults.ts';
import { FileReply, Refusal, Reply, refusal } from './response.ts';
import type { RawCall, Route } from './route.ts';
import type { Transactor } from './transaction.ts';
import { type Caller, NetworkFailure, type WireAnswer, type WireRequest, jsonAnswer, retryAfter } from './message.ts';
import type { Row } from '../db/tables.ts';
import type { World } from '../db/database.ts';

/** One call on its way through the server. */
export interface Exchange {
  readonly request: WireRequest;
  readonly url: URL;
  readonly caller: Caller;
  readonly log: LoggedCall;
  /** Milliseconds of the world's clock when it came in: the moment at which all its steps happen. */
  readonly at: number;
}

export type Pipeline = (
  route: Route,
  exchange: Exchange,
  params: Readonly<Record<string, string>>,
) => Promise<WireAnswer>;

export interface PipelineParts {
  readonly world: World;
  readonly rooms: ChatRooms;
  readonly transactor: Transactor;
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
  async function finish(outcome: unknown, effects: readonly (() => void)[]): Promise<WireAnswer> {
    await settle(outcome instanceof Refusal ? [] : effects);
    return outcome instanceof FileReply ? fileAnswer(outcome) : answerOf(outcome);
  }

  return async (route, exchange, params) => {
    const { request, url, caller, log, at } = exchange;
    const step = stepAt(at);
    const attempt = <T>(run: () => T) => attempted(step, run);
    const effects: (() => void)[] = [];
    const account = attempt(() => admit(world, route, request.headers['authorization']));
    if (account instanceof Refusal) return finish(account, effects);
    if (account) log.account = account.user.login;
    const allowed = account && attempt(() => allow(account, route));
    if (allowed instanceof Refusal) return finish(allowed, effects);

    const fault = step(() => nextFault(world, { method: request.method, path: url.pathname, login: log.account }));
    if (fault) {
      const free = released(); // a release while the disk is waited for counts
      await settle();
      const instead = await applyFault(fault, caller, { free, delay });
      if (instead) return instead;
    }

    const after: RawCall['after'] = (effect) => void effects.push(effect);
    const call: RawCall = { params, body: request.body, account, world, rooms, url, after };
    const handle = () => attempt(() => route.handle(call));
    return finish(unrepeated ? unrepeated(exchange, handle) : handle(), effects);
  };
}

/** Carries out a write once per account, path and key; a repeat gets the outcome of the first. Refusals may be repeated. */
function createRepeats(header: string) {
  const outcomes = new Map<string, unknown>();
  return ({ request, url, log }: Exchange, handle: () => unknown): unknown => {
    const key = request.headers[header];
    if (key === undefined || request.method === 'GET') return handle();
    const intent = JSON.stringify([log.account, request.method, url.pathname, key]);
    if (outcomes.has(intent)) return outcomes.get(intent);
    const outcome = handle();
    if (!(outcome instanceof Refusal)) outcomes.set(intent, outcome);
    return outcome;
  };
}

/** Runs a step and turns a thrown refusal, or a bug, into a returned one. */
function attempted<T>(step: <R>(run: () => R) => R, run: () => T): T | Refusal {
  try {
    return step(run);
  } catch (error) {
    if (error instanceof Refusal) return error;
    console.error('mock server: a handler failed', error);
    return refusal('serverError');
  }
}

/** Lets a fault happen: its answer, or null when a slow or held call may go on. */
export async function applyFault(
  fault: Row<'faults'>,
  caller: Caller,
  { free, delay }: Pick<PipelineParts, 'delay'> & { readonly free: Promise<void> },
) {
  if (fault.after_ms > 0) await Promise.race([gone(caller), delay(fault.after_ms)]);
  if (fault.kind === 'slow') return null;
  if (fault.kind === 'timeout') return gone(caller);
  if (fault.kind === 'hold') return Promise.race([gone(caller), free.then(() => null)]);
  return faultAnswer(fault);
}

/** Rejects when the caller has gone; never resolves. */
function gone(caller: Caller): Promise<never> {
  return new Promise((_, reject) => {
    const leave = () => reject(new NetworkFailure('the caller has gone'));
    if (caller.aborted) leave();
    else caller.addEventListener('abort', leave);
  });
}

/** What goes over the wire for a result, a reply or a refusal. */
export function answerOf(outcome: unknown): WireAnswer {
  if (outcome instanceof Refusal) return jsonAnswer(outcome.status, outcome.body, retryAfter(outcome.retryAfter));
  if (outcome instanceof Reply) return jsonAnswer(outcome.status, outcome.body);
  return jsonAnswer(200, outcome);
}

/** A download; the name travels twice, plain and in UTF-8, as RFC 6266 asks. */
async function fileAnswer({ name, content }: FileReply): Promise<WireAnswer> {
  const body = await content();
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return { status: 200, headers: { 'Content-Type': body.type, 'Content-Disposition': disposition }, body };
}

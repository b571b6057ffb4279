// The whole mock server behind any door: control calls, files, the API, chat sockets, and its stored world.
import { chatSocketPath } from '../api/endpoints/chatSocket.ts';
import { API_BASE } from '../api/urlGuard.ts';
import { createCallLog } from './control/requestLog.ts';
import { type Knock, type Peer, type Seat, createChatRooms } from './transports/chatRooms.ts';
import type { ServerEvent } from './control/controlApi.ts';
import { nextFault } from './control/faults.ts';
import { firstRoutes } from './eagerRoutes.ts';
import { type Arriving, arriving } from './lazyModule.ts';
import { type Exchange, answerOf, applyFault, createPipeline } from './http/pipeline.ts';
import { once } from './lazyValue.ts';
import { notFound } from './http/response.ts';
import type * as wholeCode from './deferredRoutes.ts';
import { createApi } from './server.ts';
import { type Recorder, createRecorder } from './recording/recording.ts';
import { adoption, storeAll } from './db/hydrate.ts';
import { createTransactor } from './http/transaction.ts';
import { type Caller, DEMO_BASE, type WireAnswer, type WireRequest } from './http/message.ts';
import type { RealClock } from './db/clock.ts';
import { createOwnership } from './db/lease.ts';
import { type Persistence, memoryPersistence } from './db/persistence.ts';
import type { SeedName } from './db/seed.ts';
import { type World, createWorld } from './db/database.ts';

export interface MockServerOptions {
  /** Default: memory, nothing outlives the server. */
  readonly persistence?: Persistence;
  /** Real milliseconds; default Date.now. */
  readonly clock?: RealClock;
  readonly seed?: SeedName;
  /** Starts with a clock that stands still at the world's `now`. */
  readonly frozen?: boolean;
  /**
   * When another owner takes the stored world over: `stop` answering (the worker: a newer build runs), or `share` it by
   * reading it anew and running the call again (pages without a shared worker).
   */
  readonly onFenced?: 'stop' | 'share';
  readonly log?: (text: string) => void;
  /** Header by which a repeated write is recognised, `Idempotency-Key`; without it every write is carried out. */
  readonly idempotencyHeader?: string | undefined;
  /** Lets real milliseconds pass for a slow call; default a timer. */
  readonly delay?: (ms: number) => Promise<void>;
}

/** What of the server's code a first answer need not wait for. */
export type Rest = typeof wholeCode;

type Entering = Extract<Knock, { kind: 'open' }>;

export interface MockServer {
  readonly world: World;
  /** Resolves when the world is there; calls made before simply wait for it. */
  readonly ready: Promise<void>;
  /** Has all of its code come, so that no later call waits for it. */
  come(): Promise<void>;
  /** Answers a call. Rejects with NetworkFailure when the call gets no answer (fault, fenced, caller gone). */
  call(request: WireRequest, caller?: Caller): Promise<WireAnswer>;
  /** Judges a socket handshake; an `open` one may enter. */
  knock(url: URL): Promise<Knock>;
  enter(knock: Extract<Knock, { kind: 'open' }>, peer: Peer): Seat;
  listen(listener: (event: ServerEvent) => void): () => void;
  close(): void;
}

/** Where code is still to come, sign-in calls are answered before it is there; every other call waits for it. */
export function createServerWith(code: Arriving<Rest>, options: MockServerOptions): MockServer {
  const { persistence = memoryPersistence(), onFenced = 'stop', log: say = (text) => console.warn(text) } = options;
  const world = createWorld(options.clock ?? Date.now);
  const transactor = createTransactor(world, persistence, () => ownership.lost());
  const rooms = createChatRooms(world, transactor, say);
  const recorder = createRecorder();
  const delay = options.delay ?? ((ms) => new Promise<void>((resolve) => void setTimeout(resolve, ms)));
  const listeners = new Set<(event: ServerEvent) => void>();
  const announce = (event: ServerEvent) => listeners.forEach((listener) => listener(event));
  const gate = holdingGate();
  const rest = arriving(code);
  const save = (whole?: 'whole') => (whole ? storeAll(world, persistence) : transactor.settle());
  const keeping = () => persistence.keeping();
  const parts = { world, rooms, log: createCallLog(), recorder, save, keeping, release: gate.release, announce };
  const superseded = () => announce({ type: 'superseded' });
  const ownership = createOwnership(persistence, adoption(world, recorder, options), { onFenced, superseded });
  const pipeline = createPipeline({
    world,
    rooms,
    transactor,
    released: gate.wait,
    delay,
    idempotencyHeader: options.idempotencyHeader,
  });
  const media = mediaServer({ world, transactor, rest, released: gate.wait, delay });

  return {
    world,
    ready: ownership.ready,
    call: answering({ parts, ownership, rest, pipeline, media }),
    knock: (url) => ownership.ready.then(() => rooms.knock(url)),
    come: () => rest.come(),
    enter: (knock, peer) => recordedSeat(world, recorder, knock, rooms.enter(knock, peer)),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      rooms.drop();
      persistence.close();
    },
  };
}

type Asked = Omit<Exchange, 'log'>;
type ComingRest = ReturnType<typeof arriving<Rest>>;

interface Answering {
  readonly parts: Parameters<Rest['control']>[0];
  readonly ownership: ReturnType<typeof createOwnership>;
  readonly rest: ComingRest;
  readonly pipeline: ReturnType<typeof createPipeline>;
  readonly media: (exchange: Exchange) => Promise<WireAnswer>;
}

/** A caller that never goes. */
const PATIENT: Caller = { aborted: false, addEventListener: () => undefined };

/** How a call is answered: in its turn, by whom its path belongs to, noted in log and recording. */
function answering({ parts, ownership, rest, pipeline, media }: Answering): MockServer['call'] {
  const { world, recorder, log: calls, announce } = parts;
  const firstApi = once(() => createApi(pipeline, firstRoutes));
  const wholeApi = once(() => createApi(pipeline, rest.known().routes));

  async function serve(exchange: Exchange): Promise<WireAnswer> {
    const { pathname } = exchange.url;
    if (pathname.startsWith(API_BASE)) return (rest.isHere() ? wholeApi() : firstApi()).answer(exchange);
    return pathname.startsWith('/media/') ? media(exchange) : answerOf(notFound());
  }

  /** Whether the code for a call is there. Behind one that waits for it all others wait: they are carried out as they came. */
  const mayBegin = ({ method }: WireRequest, url: URL) =>
    rest.isHere() || (!rest.isComing() && url.pathname.startsWith(API_BASE) && firstApi().knows(method, url));

  async function recorded(asked: Asked, run: () => Promise<WireAnswer>): Promise<WireAnswer> {
    const ended = recorder.call(asked);
    try {
      return await run();
    } finally {
      ended();
    }
  }

  async function answer(asked: Asked): Promise<WireAnswer> {
    const { request, url } = asked;
    const log = calls.add(request.method, url, world.clock.iso());
    const armed = world.version('faults');
    try {
      const given = await ownership.run(() => serve({ ...asked, log }));
      log.status = given.status;
      return given;
    } finally {
      if (world.version('faults') !== armed) announce({ type: 'faultSpent' });
    }
  }

  return async (request, caller = PATIENT) => {
    await ownership.ready;
    const url = new URL(request.url);
    if (!mayBegin(request, url)) await rest.come();
    const asked = { request, url, caller, at: world.clock.now() };
    if (!url.pathname.startsWith(DEMO_BASE)) return recorded(asked, () => answer(asked));
    const { control, isRecorded } = rest.known();
    const order = () => ownership.run(() => control(parts, request.method, url, request.body));
    return isRecorded(request.method, url) ? recorded(asked, order) : order();
  };
}

interface Media {
  readonly world: World;
  readonly transactor: ReturnType<typeof createTransactor>;
  readonly rest: ComingRest;
  readonly released: () => Promise<void>;
  readonly delay: (ms: number) => Promise<void>;
}

/** Files as the API serves them, faults included. */
function mediaServer({ world, transactor, rest, released, delay }: Media): Answering['media'] {
  return async ({ request: { method }, url, caller }) => {
    const fault = transactor.step(() => nextFault(world, { method, path: url.pathname, login: null }));
    const free = released();
    await transactor.settle();
    const { mediaAnswer } = rest.known();
    return (fault && (await applyFault(fault, caller, { free, delay }))) ?? mediaAnswer(world, method, url);
  };
}

/** A chat socket whose frames are noted; each frame happens at one moment. */
function recordedSeat(world: World, recorder: Recorder, { token, chatId }: Entering, seat: Seat): Seat {
  const path = chatSocketPath.replace('{chatId}', String(chatId));
  const noted = recorder.enter(world.clock.now(), `${path}?token=${token}`);
  return {
    receive(text) {
      const at = world.clock.now();
      noted.frame(at, text);
      return world.clock.at(at, () => seat.receive(text));
    },
    leave() {
      noted.leave();
      seat.leave();
    },
  };
}

/** Where held calls wait until the faults are cleared. */
function holdingGate() {
  let gate = closedGate();
  return {
    wait: () => gate.opening,
    release: () => {
      gate.open();
      gate = closedGate();
    },
  };
}

function closedGate() {
  const opener = new AbortController();
  const opening = new Promise<void>((resolve) => opener.signal.addEventListener('abort', () => resolve()));
  return { opening, open: () => opener.abort() };
}

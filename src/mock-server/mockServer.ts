// The whole mock server behind any door: control calls, files, the API, chat sockets, and its stored world.
import { chatSocketPath } from '../api/endpoints/chatSocket.ts';
import { API_BASE } from '../api/urlGuard.ts';
import { createRequestLog } from './control/requestLog.ts';
import {
  type HandshakeResult,
  type SocketClient,
  type SocketConnection,
  createChatRooms,
} from './transports/chatRooms.ts';
import type { ServerEvent } from './control/controlApi.ts';
import { consumeFault } from './control/faults.ts';
import { eagerRoutes } from './eagerRoutes.ts';
import { type LazySource, lazyModule } from './lazyModule.ts';
import { type RequestContext, toResponse, runFault, createPipeline } from './http/pipeline.ts';
import { lazyValue } from './lazyValue.ts';
import { notFoundError } from './http/response.ts';
import type * as wholeCode from './deferredRoutes.ts';
import { createMirageApi } from './server.ts';
import { type Recorder, createRecorder } from './recording/recording.ts';
import { createHydrator, persistAll } from './db/hydrate.ts';
import { createTransactionManager } from './http/transaction.ts';
import { type RequestOrigin, CONTROL_BASE, type TransportResponse, type TransportRequest } from './http/message.ts';
import type { RealClock } from './db/clock.ts';
import { createLease } from './db/lease.ts';
import { type Persistence, memoryPersistence } from './db/persistence.ts';
import type { SeedName } from './db/seed.ts';
import { type Database, createDatabase } from './db/database.ts';

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
export type DeferredRoutes = typeof wholeCode;

type Entering = Extract<HandshakeResult, { kind: 'open' }>;

export interface MockServer {
  readonly world: Database;
  /** Resolves when the world is there; calls made before simply wait for it. */
  readonly ready: Promise<void>;
  /** Has all of its code come, so that no later call waits for it. */
  come(): Promise<void>;
  /** Answers a call. Rejects with NetworkError when the call gets no answer (fault, fenced, caller gone). */
  call(request: TransportRequest, caller?: RequestOrigin): Promise<TransportResponse>;
  /** Judges a socket handshake; an `open` one may enter. */
  knock(url: URL): Promise<HandshakeResult>;
  enter(knock: Extract<HandshakeResult, { kind: 'open' }>, peer: SocketClient): SocketConnection;
  listen(listener: (event: ServerEvent) => void): () => void;
  close(): void;
}

/** Where code is still to come, sign-in calls are answered before it is there; every other call waits for it. */
export function createLazyMockServer(code: LazySource<DeferredRoutes>, options: MockServerOptions): MockServer {
  const { persistence = memoryPersistence(), onFenced = 'stop', log: say = (text) => console.warn(text) } = options;
  const world = createDatabase(options.clock ?? Date.now);
  const transactor = createTransactionManager(world, persistence, () => ownership.lost());
  const rooms = createChatRooms(world, transactor, say);
  const recorder = createRecorder();
  const delay = options.delay ?? ((ms) => new Promise<void>((resolve) => void setTimeout(resolve, ms)));
  const listeners = new Set<(event: ServerEvent) => void>();
  const announce = (event: ServerEvent) => listeners.forEach((listener) => listener(event));
  const gate = holdingGate();
  const rest = lazyModule(code);
  const save = (whole?: 'whole') => (whole ? persistAll(world, persistence) : transactor.settle());
  const keeping = () => persistence.keeping();
  const parts = { world, rooms, log: createRequestLog(), recorder, save, keeping, release: gate.release, announce };
  const superseded = () => announce({ type: 'superseded' });
  const ownership = createLease(persistence, createHydrator(world, recorder, options), { onFenced, superseded });
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

type Asked = Omit<RequestContext, 'log'>;
type ComingRest = ReturnType<typeof lazyModule<DeferredRoutes>>;

interface Answering {
  readonly parts: Parameters<DeferredRoutes['handleControl']>[0];
  readonly ownership: ReturnType<typeof createLease>;
  readonly rest: ComingRest;
  readonly pipeline: ReturnType<typeof createPipeline>;
  readonly media: (exchange: RequestContext) => Promise<TransportResponse>;
}

/** A caller that never goes. */
const PATIENT: RequestOrigin = { aborted: false, addEventListener: () => undefined };

/** How a call is answered: in its turn, by whom its path belongs to, noted in log and recording. */
function answering({ parts, ownership, rest, pipeline, media }: Answering): MockServer['call'] {
  const { world, recorder, log: calls, announce } = parts;
  const firstApi = lazyValue(() => createMirageApi(pipeline, eagerRoutes));
  const wholeApi = lazyValue(() => createMirageApi(pipeline, rest.known().routes));

  async function serve(exchange: RequestContext): Promise<TransportResponse> {
    const { pathname } = exchange.url;
    if (pathname.startsWith(API_BASE)) return (rest.isHere() ? wholeApi() : firstApi()).answer(exchange);
    return pathname.startsWith('/media/') ? media(exchange) : toResponse(notFoundError());
  }

  /** Whether the code for a call is there. Behind one that waits for it all others wait: they are carried out as they came. */
  const mayBegin = ({ method }: TransportRequest, url: URL) =>
    rest.isHere() || (!rest.isComing() && url.pathname.startsWith(API_BASE) && firstApi().knows(method, url));

  async function recorded(asked: Asked, run: () => Promise<TransportResponse>): Promise<TransportResponse> {
    const ended = recorder.call(asked);
    try {
      return await run();
    } finally {
      ended();
    }
  }

  async function answer(asked: Asked): Promise<TransportResponse> {
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
    if (!url.pathname.startsWith(CONTROL_BASE)) return recorded(asked, () => answer(asked));
    const { handleControl, isRecordedRequest } = rest.known();
    const order = () => ownership.run(() => handleControl(parts, request.method, url, request.body));
    return isRecordedRequest(request.method, url) ? recorded(asked, order) : order();
  };
}

interface Media {
  readonly world: Database;
  readonly transactor: ReturnType<typeof createTransactionManager>;
  readonly rest: ComingRest;
  readonly released: () => Promise<void>;
  readonly delay: (ms: number) => Promise<void>;
}

/** Files as the API serves them, faults included. */
function mediaServer({ world, transactor, rest, released, delay }: Media): Answering['media'] {
  return async ({ request: { method }, url, caller }) => {
    const fault = transactor.step(() => consumeFault(world, { method, path: url.pathname, login: null }));
    const free = released();
    await transactor.settle();
    const { serveMedia } = rest.known();
    return (fault && (await runFault(fault, caller, { free, delay }))) ?? serveMedia(world, method, url);
  };
}

/** A chat socket whose frames are noted; each frame happens at one moment. */
function recordedSeat(
  world: Database,
  recorder: Recorder,
  { token, chatId }: Entering,
  seat: SocketConnection,
): SocketConnection {
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

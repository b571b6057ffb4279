// Mock server behind every transport: control API, files, API, chat sockets, stored world.
import { chatSocketPath } from '../api/endpoints/chatSocket.ts';
import { API_BASE } from '../api/basePaths.ts';
import { createRequestLog } from './control/requestLog.ts';
import {
  type HandshakeResult,
  type SocketClient,
  type SocketConnection,
  createChatRooms,
} from './transports/socket/chatRooms.ts';
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
import { createTransactionManager } from './db/createDatabase.ts';
import { type RequestOrigin, CONTROL_BASE, type TransportResponse, type TransportRequest } from './http/message.ts';
import type { RealClock } from './db/clock.ts';
import { createLease } from './db/lease.ts';
import { type Persistence, memoryPersistence } from './db/persistence.ts';
import type { SeedName } from './db/seedNames.ts';
import { createDatabase } from './db/createDatabase.ts';
import type { Database } from './db/database.ts';

export interface MockServerOptions {
  /** Default: memory, discarded with the server. */
  readonly persistence?: Persistence;
  /** Real milliseconds; default Date.now. */
  readonly clock?: RealClock;
  readonly seed?: SeedName;
  /** Starts with a frozen clock at the world's `now`. */
  readonly frozen?: boolean;
  /**
   * Behaviour after another owner takes over the stored world: `stop` responding (a worker replaced by a newer build), or
   * `share` it by reading it again and repeating the call (pages without a shared worker).
   */
  readonly onFenced?: 'stop' | 'share';
  readonly log?: (text: string) => void;
  /** Header that identifies repeated writes, e.g. `Idempotency-Key`; without it every write is executed. */
  readonly idempotencyHeader?: string | undefined;
  /** Waits for real milliseconds in a slow call; default a timer. */
  readonly delay?: (ms: number) => Promise<void>;
}

/** Server code that the first responses do not need. */
export type DeferredRoutes = typeof wholeCode;

type AcceptedHandshake = Extract<HandshakeResult, { kind: 'open' }>;

export interface MockServer {
  readonly world: Database;
  /** Resolves when the world is loaded; earlier calls wait for it. */
  readonly ready: Promise<void>;
  /** Loads the deferred code, so that no later call waits for it. */
  preload(): Promise<void>;
  /** Handles a request. Rejects with NetworkError when there is no response (fault, lost lease, caller disconnected). */
  call(request: TransportRequest, caller?: RequestOrigin): Promise<TransportResponse>;
  /** Checks a socket handshake; only an `open` one may enter. */
  handshake(url: URL): Promise<HandshakeResult>;
  connect(accepted: Extract<HandshakeResult, { kind: 'open' }>, peer: SocketClient): SocketConnection;
  subscribe(listener: (event: ServerEvent) => void): () => void;
  close(): void;
}

/** Sign-in calls are handled before the deferred code is loaded; all other calls wait for it. */
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
    call: createDispatcher({ parts, ownership, rest, pipeline, media }),
    handshake: (url) => ownership.ready.then(() => rooms.handshake(url)),
    preload: () => rest.load(),
    connect: (accepted, peer) => recordConnection(world, recorder, accepted, rooms.connect(accepted, peer)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      rooms.disconnectAll();
      persistence.close();
    },
  };
}

type PendingRequest = Omit<RequestContext, 'log'>;
type LazyRoutes = ReturnType<typeof lazyModule<DeferredRoutes>>;

interface DispatcherParts {
  readonly parts: Omit<Parameters<DeferredRoutes['handleControl']>[0], 'serve'>;
  readonly ownership: ReturnType<typeof createLease>;
  readonly rest: LazyRoutes;
  readonly pipeline: ReturnType<typeof createPipeline>;
  readonly media: (exchange: RequestContext) => Promise<TransportResponse>;
}

/** A caller that never disconnects. */
const PATIENT: RequestOrigin = { aborted: false, addEventListener: () => undefined };

/** Dispatches a request by path; runs requests in order and adds them to log and recording. */
function createDispatcher({ parts, ownership, rest, pipeline, media }: DispatcherParts): MockServer['call'] {
  const { world, recorder, log: calls, announce } = parts;
  const firstApi = lazyValue(() => createMirageApi(pipeline, eagerRoutes));
  const wholeApi = lazyValue(() => createMirageApi(pipeline, rest.get().routes));

  async function serve(exchange: RequestContext): Promise<TransportResponse> {
    const { pathname } = exchange.url;
    if (pathname.startsWith(API_BASE)) return (rest.isLoaded() ? wholeApi() : firstApi()).answer(exchange);
    return pathname.startsWith('/media/') ? media(exchange) : toResponse(notFoundError());
  }

  /** Whether the code of a call is loaded. Calls behind a waiting one wait too, which keeps their order. */
  const mayBegin = ({ method }: TransportRequest, url: URL) =>
    rest.isLoaded() || (!rest.isLoading() && url.pathname.startsWith(API_BASE) && firstApi().knows(method, url));

  async function recorded(pending: PendingRequest, run: () => Promise<TransportResponse>): Promise<TransportResponse> {
    const ended = recorder.call(pending);
    try {
      return await run();
    } finally {
      ended();
    }
  }

  /** A call of a control request, at its moment. */
  async function serveWithin(request: TransportRequest, at: number): Promise<TransportResponse> {
    const url = new URL(request.url);
    const log = calls.add(request.method, url, world.clock.iso());
    const given = await serve({ request, url, caller: PATIENT, at, log });
    log.status = given.status;
    return given;
  }

  async function answer(pending: PendingRequest): Promise<TransportResponse> {
    const { request, url } = pending;
    const log = calls.add(request.method, url, world.clock.iso());
    const armed = world.version('faults');
    try {
      const given = await ownership.run(() => serve({ ...pending, log }));
      log.status = given.status;
      return given;
    } finally {
      if (world.version('faults') !== armed) announce({ type: 'faultSpent' });
    }
  }

  return async (request, caller = PATIENT) => {
    await ownership.ready;
    const url = new URL(request.url);
    if (!mayBegin(request, url)) await rest.load();
    const pending = { request, url, caller, at: world.clock.now() };
    if (!url.pathname.startsWith(CONTROL_BASE)) return recorded(pending, () => answer(pending));
    const { handleControl, isRecordedRequest } = rest.get();
    const called = { ...parts, serve: (call: TransportRequest) => serveWithin(call, pending.at) };
    const order = () => ownership.run(() => handleControl(called, request.method, url, request.body));
    return isRecordedRequest(request.method, url) ? recorded(pending, order) : order();
  };
}

interface Media {
  readonly world: Database;
  readonly transactor: ReturnType<typeof createTransactionManager>;
  readonly rest: LazyRoutes;
  readonly released: () => Promise<void>;
  readonly delay: (ms: number) => Promise<void>;
}

/** Serves files, with faults applied. */
function mediaServer({ world, transactor, rest, released, delay }: Media): DispatcherParts['media'] {
  return async ({ request: { method }, url, caller }) => {
    const fault = transactor.step(() => consumeFault(world, { method, path: url.pathname, login: null }));
    const free = released();
    await transactor.settle();
    const { serveMedia } = rest.get();
    return (fault && (await runFault(fault, caller, { free, delay }))) ?? serveMedia(world, method, url);
  };
}

/** A chat socket with recorded frames; each frame is processed at one moment of the clock. */
function recordConnection(
  world: Database,
  recorder: Recorder,
  { token, chatId }: AcceptedHandshake,
  connection: SocketConnection,
): SocketConnection {
  const path = chatSocketPath.replace('{chatId}', String(chatId));
  const noted = recorder.enter(world.clock.now(), `${path}?token=${token}`);
  return {
    receive(text) {
      const at = world.clock.now();
      noted.frame(at, text);
      return world.clock.at(at, () => connection.receive(text));
    },
    close() {
      noted.leave();
      connection.close();
    },
  };
}

/** Holds calls until the faults are cleared. */
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

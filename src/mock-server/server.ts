// Mirage server: endpoints of the contract as Mirage routes with typed handlers.
import { type Request, Response as MirageResponse, createServer } from 'miragejs';
import type { AnyFactories, AnyModels } from 'miragejs/-types';
import { API_BASE } from '../api/basePaths.ts';
import { type RequestContext, type Pipeline, toResponse } from './http/pipeline.ts';
import { notFoundError, catalogueError } from './http/response.ts';
import type { Route } from './http/route.ts';
import { type RouteDefinition, createRouter } from './http/router.ts';
import type { TransportResponse } from './http/message.ts';

declare module 'miragejs/server' {
  // Missing in Mirage's types. The type parameters must repeat Mirage's.
  interface ServerConfig<Models extends AnyModels, Factories extends AnyFactories> {
    interceptor?: Interceptor<Route, RequestContext>;
  }
}

export interface MirageApi {
  /** Whether a URL below /api/v1/ matches a route. */
  readonly knows: (method: string, url: URL) => boolean;
  /** Handles a call below /api/v1/: 404 for an unknown path, 405 for a known path with another method. */
  readonly answer: (exchange: RequestContext) => Promise<TransportResponse>;
}

/** Runs every call below /api/v1/ through `pipeline`. */
export function createMirageApi(pipeline: Pipeline, routes: readonly Route[]): MirageApi {
  const interceptor = new Interceptor<Route, RequestContext>();
  const match = createRouter(routes);
  const server = createServer({
    environment: 'production',
    interceptor,
    routes() {
      for (const route of routes)
        interceptor.serve(route, async (request) => {
          const { status, headers, body } = await pipeline(route, request.cargo, request.params);
          if (body instanceof Blob) request.blob = body;
          return new MirageResponse(status, { ...headers }, typeof body === 'string' ? body : '');
        });
    },
  });
  server.logging = false; // Mirage ignores the config option of this name

  const find = (method: string, url: URL) => match(method, url.pathname.slice(API_BASE.length), url.searchParams);

  return {
    knows: (method, url) => find(method, url).kind === 'route',
    async answer(exchange) {
      const { url } = exchange;
      const found = find(exchange.request.method, url);
      if (found.kind === 'unknown') return toResponse(notFoundError());
      if (found.kind === 'method') return toResponse(catalogueError('methodNotAllowed'));
      const request = new MirageRequest(url.href, found.params, exchange);
      const [status, headers, body] = await interceptor.run(found.route, request);
      return { status, headers, body: request.blob ?? (typeof body === 'string' ? body : null) };
    },
  };
}

type Serve<C> = (request: MirageRequest<C>) => Promise<readonly [number, Record<string, string>, unknown]>;

/** Internals that Mirage passes to `create`, missing in its types. */
interface MirageInternals<C> {
  registerRouteHandler(
    verb: string,
    path: string,
    handler: (schema: unknown, request: MirageRequest<C>) => unknown,
  ): Serve<C>;
}

/** Mirage's request; `cargo` carries the handler's input. Mirage would turn a Blob into `{}`, so `blob` carries it back. */
class MirageRequest<C> implements Request {
  readonly requestBody = '';
  readonly requestHeaders = {};
  readonly queryParams = {};
  readonly url: string;
  readonly params: Record<string, string>;
  readonly cargo: C;
  blob: Blob | null = null;
  constructor(url: string, params: Readonly<Record<string, string>>, cargo: C) {
    this.url = url;
    this.params = { ...params };
    this.cargo = cargo;
  }
}

/** Mirage interceptor in place of Pretender, which works only in a page. */
class Interceptor<R extends RouteDefinition, C> {
  // Fields that Mirage reads and writes on its interceptor.
  namespace = '';
  urlPrefix = '';
  timing = 0;
  passthroughChecks: ((request: unknown) => boolean)[] = [];

  #mirage: MirageInternals<C> | undefined;
  readonly #served = new Map<R, Serve<C>>();

  /** Mirage calls this before anything else exists. */
  create(mirage: MirageInternals<C>): void {
    this.#mirage = mirage;
  }

  /** Required by Mirage; nothing to configure. */
  config(): void {}

  /** Registers a handler. Called from Mirage's `routes()`. */
  serve(route: R, handler: (request: MirageRequest<C>) => unknown): void {
    if (!this.#mirage) throw new Error('serve() before create()');
    const run = this.#mirage.registerRouteHandler(route.method.toLowerCase(), route.path, (_schema, request) =>
      handler(request),
    );
    this.#served.set(route, run);
  }

  /** Runs a matched route through Mirage: status, headers, body. */
  run(route: R, request: MirageRequest<C>): ReturnType<Serve<C>> {
    const serve = this.#served.get(route);
    if (!serve) throw new Error(`no handler registered for ${route.method} ${route.path}`);
    return serve(request);
  }
}

// Mirage interceptor: routes by our own table instead of Pretender.
import type { Request } from 'miragejs';
import { type RouteMatch, type RouteDefinition, createRouter } from './http/router.ts';

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
export class MirageRequest<C> implements Request {
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

export class Interceptor<R extends RouteDefinition, C> {
  // Fields that Mirage reads and writes on its interceptor.
  namespace = '';
  urlPrefix = '';
  timing = 0;
  passthroughChecks: ((request: unknown) => boolean)[] = [];

  #mirage: MirageInternals<C> | undefined;
  readonly #served = new Map<R, Serve<C>>();
  readonly #find: (method: string, path: string, query: URLSearchParams) => RouteMatch<R>;

  constructor(routes: readonly R[]) {
    this.#find = createRouter(routes);
  }

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

  find(method: string, path: string, query: URLSearchParams): RouteMatch<R> {
    return this.#find(method, path, query);
  }

  /** Runs a matched route through Mirage: status, headers, body. */
  run(route: R, request: MirageRequest<C>): ReturnType<Serve<C>> {
    const serve = this.#served.get(route);
    if (!serve) throw new Error(`no handler registered for ${route.method} ${route.path}`);
    return serve(request);
  }
}

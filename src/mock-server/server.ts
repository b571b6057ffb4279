// The Mirage server: endpoints of the contract as Mirage routes, answered by their typed handlers.
import { Response as MirageResponse, createServer } from 'miragejs';
import type { AnyFactories, AnyModels } from 'miragejs/-types';
import { API_BASE } from '../api/urlGuard.ts';
import { Interceptor, MirageRequest } from './interceptor.ts';
import { type RequestContext, type Pipeline, toResponse } from './http/pipeline.ts';
import { notFoundError, catalogueError } from './http/response.ts';
import type { Route } from './http/route.ts';
import type { TransportResponse } from './http/message.ts';

declare module 'miragejs/server' {
  // Real, but absent from Mirage's own types (stack.md 2). The type parameters must repeat Mirage's.
  interface ServerConfig<Models extends AnyModels, Factories extends AnyFactories> {
    interceptor?: Interceptor<Route, RequestContext>;
  }
}

export interface MirageApi {
  /** Whether one of its routes is meant by an address below /api/v1/. */
  readonly knows: (method: string, url: URL) => boolean;
  /** Answers a call below /api/v1/: 404 for an unknown path, 405 for a known one with another method. */
  readonly answer: (exchange: RequestContext) => Promise<TransportResponse>;
}

/** Mirage over `routes`: every call below /api/v1/ goes down `pipeline`. */
export function createMirageApi(pipeline: Pipeline, routes: readonly Route[]): MirageApi {
  const interceptor = new Interceptor<Route, RequestContext>(routes);
  const server = createServer({
    environment: 'production',
    interceptor,
    routes() {
      for (const route of routes)
        interceptor.serve(route, async ({ params, cargo }) => {
          const { status, headers, body } = await pipeline(route, cargo, params);
          return new MirageResponse(status, { ...headers }, body ?? '');
        });
    },
  });
  server.logging = false; // the config option of that name is ignored (stack.md 2)

  const find = (method: string, url: URL) =>
    interceptor.find(method, url.pathname.slice(API_BASE.length), url.searchParams);

  return {
    knows: (method, url) => find(method, url).kind === 'route',
    async answer(exchange) {
      const { url } = exchange;
      const found = find(exchange.request.method, url);
      if (found.kind === 'unknown') return toResponse(notFoundError());
      if (found.kind === 'method') return toResponse(catalogueError('methodNotAllowed'));
      const [status, headers, body] = await interceptor.run(
        found.route,
        new MirageRequest(url.href, found.params, exchange),
      );
      return { status, headers, body: typeof body === 'string' || body instanceof Blob ? body : null };
    },
  };
}

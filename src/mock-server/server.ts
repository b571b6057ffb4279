// Mirage server: endpoints of the contract as Mirage routes with typed handlers.
import { Response as MirageResponse, createServer } from 'miragejs';
import type { AnyFactories, AnyModels } from 'miragejs/-types';
import { API_BASE } from '../api/urlGuard.ts';
import { Interceptor, MirageRequest } from './interceptor.ts';
import { type RequestContext, type Pipeline, toResponse } from './http/pipeline.ts';
import { notFoundError, catalogueError } from './http/response.ts';
import type { Route } from './http/route.ts';
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
  const interceptor = new Interceptor<Route, RequestContext>(routes);
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

  const find = (method: string, url: URL) =>
    interceptor.find(method, url.pathname.slice(API_BASE.length), url.searchParams);

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

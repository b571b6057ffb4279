// The Mirage server: every endpoint of the contract as a Mirage route, answered by its typed handler.
import { Response as MirageResponse, createServer } from 'miragejs';
import type { AnyFactories, AnyModels } from 'miragejs/-types';
import { API_BASE } from '../api/pages.ts';
import { Interceptor, MirageRequest } from './interceptor.ts';
import { type Exchange, type Pipeline, answerOf } from './pipeline.ts';
import { notFound, refusal } from './reply.ts';
import { type Route, routes } from './routes.ts';
import type { WireAnswer } from './wire.ts';

declare module 'miragejs/server' {
  // Real, but absent from Mirage's own types (stack.md 2). The type parameters must repeat Mirage's.
  interface ServerConfig<Models extends AnyModels, Factories extends AnyFactories> {
    interceptor?: Interceptor<Route, Exchange>;
  }
}

/** Answers calls below /api/v1/: 404 for an unknown path, 405 for a known one with another method. */
export function createApi(pipeline: Pipeline): (exchange: Exchange) => Promise<WireAnswer> {
  const interceptor = new Interceptor<Route, Exchange>(routes);
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

  return async (exchange) => {
    const { url } = exchange;
    const path = url.pathname.slice(API_BASE.length);
    const found = interceptor.find(exchange.request.method, path, url.searchParams);
    if (found.kind === 'unknown') return answerOf(notFound());
    if (found.kind === 'method') return answerOf(refusal('methodNotAllowed'));
    const [status, headers, body] = await interceptor.run(
      found.route,
      new MirageRequest(url.href, found.params, exchange),
    );
    return { status, headers, body: typeof body === 'string' || body instanceof Blob ? body : null };
  };
}

// The stored world of the demo page: the same for the shared worker and for pages that have none.
import { openIdb } from './openIdb.ts';
import { type MockServer, createLazyMockServer } from '../mockServer.ts';
import { indexedDbPersistence } from '../db/indexedDb.ts';
import { withMemoryFallback } from '../db/persistence.ts';
import { type MockHost, createMockHost } from './host.ts';

const SOON_MS = 1000;

/** Opens the visitor's world and a host for it. */
export function startHost(onFenced: 'stop' | 'share'): { readonly server: MockServer; readonly host: MockHost } {
  const stored = withMemoryFallback(indexedDbPersistence(openIdb));
  const server = createLazyMockServer(
    { load: () => import('../deferredRoutes.ts') },
    { persistence: stored, onFenced, idempotencyHeader: import.meta.env.VITE_IDEMPOTENCY_HEADER },
  );
  // A call that is there already goes first: whatever else is to be loaded would only keep its answer waiting.
  void server.ready.then(() => setTimeout(() => void server.come().catch(() => undefined), SOON_MS));
  const instance = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  return { server, host: createMockHost(server, instance, navigator.locks) };
}

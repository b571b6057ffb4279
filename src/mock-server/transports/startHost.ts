// Stored world of a demo page, used by the shared worker and by pages without one.
import { idbPromise } from './openIdb.ts';
import { type MockServer, createLazyMockServer } from '../mockServer.ts';
import { indexedDbPersistence } from '../db/indexedDb.ts';
import { withMemoryFallback } from '../db/persistence.ts';
import { type MockHost, createMockHost } from './host.ts';
import { runLiveDay } from './liveTimer.ts';

const SOON_MS = 1000;

export function startHost(onFenced: 'stop' | 'share'): { readonly server: MockServer; readonly host: MockHost } {
  const stored = withMemoryFallback(indexedDbPersistence(idbPromise));
  const server = createLazyMockServer(
    { load: () => import('../deferredRoutes.ts') },
    { persistence: stored, onFenced, idempotencyHeader: import.meta.env.VITE_IDEMPOTENCY_HEADER },
  );
  // Delayed, so that loading the rest does not slow down the first response.
  void server.ready.then(() => setTimeout(() => void server.preload().catch(() => undefined), SOON_MS));
  runLiveDay(server);
  const instance = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  return { server, host: createMockHost(server, instance, navigator.locks) };
}

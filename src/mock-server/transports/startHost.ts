// The stored world of the demo page: the same for the shared worker and for pages that have none.
import { opening } from './openIdb.ts';
import { type MockServer, createServerWith } from '../mockServer.ts';
import { indexedDbPersistence } from '../db/indexedDb.ts';
import { orMemory } from '../db/persistence.ts';
import { type Host, createHost } from './host.ts';

const SOON_MS = 1000;

/** Opens the visitor's world and a host for it. */
export function openWorld(onFenced: 'stop' | 'share'): { readonly server: MockServer; readonly host: Host } {
  const stored = orMemory(indexedDbPersistence(opening));
  const server = createServerWith(
    { load: () => import('../deferredRoutes.ts') },
    { persistence: stored, onFenced, idempotencyHeader: import.meta.env.VITE_IDEMPOTENCY_HEADER },
  );
  // A call that is there already goes first: whatever else is to be loaded would only keep its answer waiting.
  void server.ready.then(() => setTimeout(() => void server.come().catch(() => undefined), SOON_MS));
  const instance = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  return { server, host: createHost(server, instance, navigator.locks) };
}

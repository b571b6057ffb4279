// The stored world of the demo page: the same for the shared worker and for pages that have none.
import { type MockServer, createMockServer } from '../mockServer.ts';
import { indexedDbPersistence } from '../world/indexedDb.ts';
import { orMemory } from '../world/persistence.ts';
import { type Host, createHost } from './host.ts';

const DATABASE = 'meridian-demo:main';

/** Opens the visitor's world and a host for it. */
export function openWorld(onFenced: 'stop' | 'share'): { readonly server: MockServer; readonly host: Host } {
  const server = createMockServer({ persistence: orMemory(indexedDbPersistence(DATABASE)), onFenced });
  const instance = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  return { server, host: createHost(server, instance, navigator.locks) };
}

// The mock server with all of its code: Node, tests, replays. Pages have it come in two parts (doors/world.ts).
import { type MockServer, type MockServerOptions, createLazyMockServer } from './mockServer.ts';
import * as rest from './deferredRoutes.ts';

/** The mock with every route of the contract. */
export const createMockServer = (options: MockServerOptions = {}): MockServer =>
  createLazyMockServer({ here: rest }, options);

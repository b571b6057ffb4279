// Mock server with all code loaded, for Node, tests and replays. Pages load it in two parts (transports/startHost.ts).
import { type MockServer, type MockServerOptions, createLazyMockServer } from './mockServer.ts';
import * as rest from './deferredRoutes.ts';

export const createMockServer = (options: MockServerOptions = {}): MockServer =>
  createLazyMockServer({ here: rest }, options);

// Opens the page door of the mock server and tells the product to use its socket and clock; inside the console also
// which inspection to use.
import { installPageTransport } from '../../mock-server/transports/pageTransport.ts';
import { runtimeOverrides } from '../app/runtime.ts';
import { inspectPage } from './inspection.ts';
import { FAULT_CONSUMED } from './invalidationChannel.ts';

Object.assign(
  runtimeOverrides,
  installPageTransport(() => window.dispatchEvent(new Event(FAULT_CONSUMED))),
);
inspectPage();

// Installs the page transport of the mock server and passes its socket and clock to the product; inside the console also
// the inspection.
import { installPageTransport } from '../../mock-server/transports/pageTransport.ts';
import { runtimeOverrides } from '../app/runtime.ts';
import { inspectPage } from './inspection.ts';
import { FAULT_CONSUMED } from './invalidationChannel.ts';

Object.assign(
  runtimeOverrides,
  installPageTransport(() => window.dispatchEvent(new Event(FAULT_CONSUMED))),
);
inspectPage();

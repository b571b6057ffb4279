// Opens the page door of the mock server and tells the product to use its socket and clock; inside the console also
// which inspection to use.
import { installPageDoor } from '../../mock-server/transports/pageTransport.ts';
import { runtime } from '../app/runtime.ts';
import { inspectPage } from './inspection.ts';
import { FAULT_SPENT } from './invalidationChannel.ts';

Object.assign(
  runtime,
  installPageDoor(() => window.dispatchEvent(new Event(FAULT_SPENT))),
);
inspectPage();

// Opens the page door of the mock server and tells the product to use its socket and clock; inside the console also
// which inspection to use.
import { installPageDoor } from '../../mock-server/doors/page.ts';
import { runtime } from '../runtime.ts';
import { inspectPage } from './inspection.ts';

Object.assign(runtime, installPageDoor());
inspectPage();

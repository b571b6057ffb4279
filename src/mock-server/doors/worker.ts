// The SharedWorker: one world for all tabs and frames of this browser (stack.md 12.1).
import './opening.ts';
import { typedPort } from './port.ts';
import { openWorld } from './world.ts';

const { host } = openWorld('stop');

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined;
  if (port) host.attach(typedPort(port));
});

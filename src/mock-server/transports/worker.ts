// The SharedWorker: one world for all tabs and frames of this browser (stack.md 12.1). Its code is a file of its own: parts
// that come later import from that one, and WebKit would run the worker's own file a second time for them, as a second owner.
import type { PageMessage } from './protocol.ts';

const world = import('./workerHost.ts');

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined;
  if (port)
    void world.then(
      ({ attachPort }) => attachPort(port),
      () => giveUp(port),
    );
});

/** A worker whose world did not arrive would keep all tabs without one for as long as any of them lives: the next is a new one. */
function giveUp(port: MessagePort): void {
  port.postMessage({ t: 'stillborn' } satisfies PageMessage);
  close();
}

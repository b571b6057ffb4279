// SharedWorker: one world for all tabs and frames of a browser. Its code is a separate file: lazy chunks import from that
// file, and WebKit would otherwise evaluate the worker's own file twice, as a second owner of the world.
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

/** Closes a worker whose code could not be loaded; otherwise every tab would stay without a world until all are closed. */
function giveUp(port: MessagePort): void {
  port.postMessage({ type: 'host.failed' } satisfies PageMessage);
  close();
}

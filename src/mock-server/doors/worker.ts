// The SharedWorker: one world for all tabs and frames of this browser (stack.md 12.1). Its code is a file of its own: parts
// that come later import from that one, and WebKit would run the worker's own file a second time for them, as a second owner.
const world = import('./workerWorld.ts');

addEventListener('connect', (event) => {
  const port = event instanceof MessageEvent ? event.ports[0] : undefined;
  if (port) void world.then(({ attach }) => attach(port));
});

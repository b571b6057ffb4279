// A line between a page and the host of its world, in memory: messages arrive a microtask later, until it is cut.
import type { MessagePortLike } from '../../src/mock-server/transports/port.ts';
import type { HostMessage, PageMessage } from '../../src/mock-server/transports/protocol.ts';

/** Two ends of a line; cut, nothing passes any more. */
export function createPortPair() {
  const listeners: { host?: (message: HostMessage) => void; page?: (message: PageMessage) => void } = {};
  let cut = false;
  const pass = (run: () => void) => queueMicrotask(() => cut || run());
  const page: MessagePortLike<PageMessage, HostMessage> = {
    post: (message) => pass(() => listeners.host?.(message)),
    listen: (listener) => void (listeners.page = listener),
  };
  const host: MessagePortLike<HostMessage, PageMessage> = {
    post: (message) => pass(() => listeners.page?.(message)),
    listen: (listener) => void (listeners.host = listener),
  };
  return { page, host, cut: () => (cut = true) };
}

// The host in the page itself, behind a MessageChannel: in dev, and where SharedWorker is missing (stack.md 12.1).
import { type MessagePortLike, createTypedPort } from './port.ts';
import type { HostMessage, PageMessage } from './protocol.ts';
import type { MockHost } from './host.ts';
import { startHost } from './startHost.ts';

declare global {
  interface Window {
    /** The host of the world in this page. */
    mockHost?: MockHost;
  }
}

/**
 * A port to a world that lives in this page; frames of the console use the console's. Other pages of the origin share what is
 * stored, not what is open.
 */
export function openInPagePort(): MessagePortLike<PageMessage, HostMessage> {
  const { port1, port2 } = new MessageChannel();
  const host = hostAbove() ?? (window.mockHost ??= startHost('share').host);
  host.attach(createTypedPort(port1));
  return createTypedPort(port2);
}

function hostAbove(): MockHost | undefined {
  try {
    return window.parent.mockHost;
  } catch {
    return undefined; // a frame in a page of somebody else
  }
}

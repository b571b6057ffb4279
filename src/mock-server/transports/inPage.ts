// Mock host inside the page, behind a MessageChannel: in dev, and where SharedWorker is missing.
import { type MessagePortLike, createTypedPort } from './port.ts';
import type { HostMessage, PageMessage } from './protocol.ts';
import type { MockHost } from './host.ts';
import { startHost } from './startHost.ts';

declare global {
  interface Window {
    /** The mock host of this page. */
    mockHost?: MockHost;
  }
}

/**
 * A port to the mock host of this page; console frames use the host of the console page. Other pages of the origin share
 * the stored world, but not the connections.
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
    return undefined; // the parent page has another origin
  }
}

// The host in the page itself, behind a MessageChannel: in dev, and where SharedWorker is missing (stack.md 12.1).
import { type Port, typedPort } from './port.ts';
import type { ToHost, ToPage } from './protocol.ts';
import type { Host } from './host.ts';
import { openWorld } from './startHost.ts';

declare global {
  interface Window {
    /** The host of the world in this page. */
    mockHost?: Host;
  }
}

/**
 * A port to a world that lives in this page; frames of the console use the console's. Other pages of the origin share what is
 * stored, not what is open.
 */
export function openPort(): Port<ToPage, ToHost> {
  const { port1, port2 } = new MessageChannel();
  const host = hostAbove() ?? (window.mockHost ??= openWorld('share').host);
  host.attach(typedPort(port1));
  return typedPort(port2);
}

function hostAbove(): Host | undefined {
  try {
    return window.parent.mockHost;
  } catch {
    return undefined; // a frame in a page of somebody else
  }
}

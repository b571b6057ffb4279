// The host in the page itself, behind a MessageChannel: in dev, and where SharedWorker is missing (stack.md 12.1).
import { type Port, typedPort } from './port.ts';
import type { ToHost, ToPage } from './protocol.ts';
import { openWorld } from './world.ts';

/** A port to a world that lives in this page; other pages of the origin share what is stored, not what is open. */
export function openPort(): Port<ToPage, ToHost> {
  const { port1, port2 } = new MessageChannel();
  openWorld('share').host.attach(typedPort(port1));
  return typedPort(port2);
}

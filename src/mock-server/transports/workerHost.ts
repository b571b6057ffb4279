// The world of the SharedWorker.
import './openIdb.ts';
import { createTypedPort } from './port.ts';
import { startHost } from './startHost.ts';

const { host } = startHost('stop');

/** Serves the page at the other end. */
export const attachPort = (port: MessagePort): void => host.attach(createTypedPort(port));

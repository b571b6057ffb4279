// The world of the SharedWorker.
import './openIdb.ts';
import { typedPort } from './port.ts';
import { openWorld } from './startHost.ts';

const { host } = openWorld('stop');

/** Serves the page at the other end. */
export const attach = (port: MessagePort): void => host.attach(typedPort(port));

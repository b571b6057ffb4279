// Mock host of the SharedWorker.
import './openIdb.ts';
import { createTypedPort } from './port.ts';
import { startHost } from './startHost.ts';

const { host } = startHost('stop');

export const attachPort = (port: MessagePort): void => host.attach(createTypedPort(port));

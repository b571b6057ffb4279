// Separate server process for the bench, as in production: inside the bench's own process responses would wait for the
// Chromium driver. Arguments: a built folder and optionally the seed of a Node mock server. Sends its origin to the parent
// process and ends with it.
import { startNodeServer } from '../../src/mock-server/transports/nodeServer.ts';
import { isSeedName } from '../../src/mock-server/db/seedNames.ts';
import { serve } from '../../scripts/serve.mjs';

const [, , dir = '', seed = ''] = process.argv;
const nodeServer = isSeedName(seed) ? await startNodeServer({ port: 0, seed, log: () => undefined }) : null;
const server = await serve({ dir, port: 0, measured: true, ...(nodeServer && { proxy: nodeServer.url }) });
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('no port');
process.on('disconnect', () => process.exit());
process.send?.(`http://127.0.0.1:${address.port}`);

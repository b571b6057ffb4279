// A process of its own that serves what the bench looks at, as production has it: in the bench's own process each answer
// waited for what the driver of Chromium does with the one before. Arguments: a built folder, and maybe the seed of a
// Node door behind it. Tells its origin to the process that started it, and ends with it.
import { startNodeServer } from '../../src/mock-server/transports/nodeServer.ts';
import { isSeedName } from '../../src/mock-server/db/seed.ts';
import { serve } from '../serve.mjs';

const [, , dir = '', seed = ''] = process.argv;
const door = isSeedName(seed) ? await startNodeServer({ port: 0, seed, log: () => undefined }) : null;
const server = await serve({ dir, port: 0, measured: true, ...(door && { proxy: door.url }) });
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('no port');
process.on('disconnect', () => process.exit());
process.send?.(`http://127.0.0.1:${address.port}`);

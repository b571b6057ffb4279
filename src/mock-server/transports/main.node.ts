// `npm run mock-api -- --port 4010`: runs the mock server and prints its URL and accounts. With
// `--idempotency-header Idempotency-Key` a write repeated with the same key is executed once.
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD } from '../db/demo.ts';
import demo from '../db/demo-world.json';
import { startNodeServer } from './nodeServer.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    frozen: { type: 'boolean', default: false },
    'idempotency-header': { type: 'string' },
  },
});

const server = await startNodeServer({
  port: Number(values.port),
  host: values.host,
  frozen: values.frozen,
  idempotencyHeader: values['idempotency-header'],
});
const accounts = demo.personas.map(
  ({ login, account_type, account_state }) => `  ${login.padEnd(16)} ${account_type.padEnd(24)} ${account_state}`,
);
console.info(
  `Meridian mock API: ${server.url}/api/v1/  (chat: ${server.url.replace('http', 'ws')}/ws/chat/{id}/?token=)`,
);
console.info(`Control: ${server.url}/__demo__/  Password of every account: ${DEMO_PASSWORD}`);
console.info(accounts.join('\n'));
process.on('SIGINT', () => void server.close().then(() => process.exit(0)));

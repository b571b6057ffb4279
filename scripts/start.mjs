// `npm start`: builds the demo with its mock server if the sources changed, serves it, prints the accounts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { ensureBuilt, variants } from './lib/variants.mjs';
import { serve } from './serve.mjs';

/** @typedef {{ login: string, password: string, account_type: string, account_state: string, company_name: string }} Persona */

const port = Number(process.env['PORT'] ?? 5173);

try {
  await ensureBuilt('demo', progress);
  await serve({ dir: join(root, variants.demo.out), port });
  console.log(`\nМеридиан (demo): http://localhost:${port}/demo\n`);
  await printAccounts();
  console.log('\nStop with Ctrl+C. Another port: PORT=8080 npm start');
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken: PORT=8080 npm start` : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Progress: one updated line on a terminal, separate lines in a log. @param {string} line */
function progress(line) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${line.startsWith('built') ? '\n' : ''}`);
  else console.log(line);
}

async function printAccounts() {
  /** @type {{ personas: Persona[] }} */
  const { personas } = JSON.parse(await readFile(join(root, 'src/mock-server/db/demo-world.json'), 'utf8'));
  console.log(`Demo accounts, password ${personas[0]?.password} for all:`);
  for (const { login, account_type, account_state, company_name } of personas)
    console.log(`  ${login.padEnd(16)}${account_type.padEnd(26)}${account_state.padEnd(20)}${company_name}`);
}

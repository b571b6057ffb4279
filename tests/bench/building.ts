// Development times: the production build, and the dev server from a cold start to an interactive sign-in page.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root, run } from '../../scripts/lib/run.mjs';
import { launch, openPage } from './chromium.ts';
import { type Suite, limitRow, median } from './suite.ts';

const ROUNDS = 3;

export const rows: Suite['rows'] = async (say) => {
  const builds: number[] = [];
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    builds.push(await buildSeconds());
    starts.push(await devSeconds());
    say(`build ${builds.at(-1)?.toFixed(1)} s, dev server ${starts.at(-1)?.toFixed(1)} s`);
  }
  return [
    limitRow('npm run build', 8, median(builds), 's'),
    limitRow('npm run dev, cold, until /login takes keys', 3, median(starts), 's'),
  ];
};

async function buildSeconds(): Promise<number> {
  const started = performance.now();
  const { code, output } = await run(process.execPath, ['scripts/build.mjs']);
  if (code !== 0) throw new Error(output);
  return (performance.now() - started) / 1000;
}

/** Without caches of an earlier start. */
async function devSeconds(): Promise<number> {
  await rm(join(root, 'node_modules/.vite'), { recursive: true, force: true });
  const port = await freePort();
  const browser = await launch();
  const { page } = await openPage(browser, 'none');
  const started = performance.now();
  const args = ['node_modules/vite/bin/vite.js', '--configLoader', 'runner', '--mode', 'demo', '--port', String(port)];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(server.stdout, 'data');
    await page
      .goto(`http://localhost:${port}/login`, { waitUntil: 'commit' })
      .catch(() => page.goto(`http://localhost:${port}/login`));
    await page.getByLabel('Логин').fill('ved.active', { timeout: 60_000 });
    return (performance.now() - started) / 1000;
  } finally {
    server.kill();
    await browser.close();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

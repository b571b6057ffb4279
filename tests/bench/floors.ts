// Floors of the browser suites: pages of tests/bench/floors built with the product's toolchain.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { SeedName } from '../../src/mock-server/db/seedNames.ts';
import { precompress } from '../../scripts/lib/output.mjs';
import { root } from '../../scripts/lib/run.mjs';

export type FloorName = 'html' | 'react' | 'stack' | 'dom-window' | 'dom-frame';

export interface Site {
  readonly origin: string;
  close(): void;
}
export interface Floor extends Site {
  /** Gzip size of its JavaScript, bytes. */
  readonly js: number;
}

/** Builds and serves one floor. */
export async function serveFloor(name: FloorName): Promise<Floor> {
  const outDir = join(root, '.cache/bench', name);
  await build({
    configFile: false,
    root: join(root, 'tests/bench/floors', name),
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false },
  });
  const sizes = await precompress(outDir);
  await mkdir(outDir, { recursive: true });
  await writeFile(
    join(outDir, 'csp.json'),
    JSON.stringify({ header: "default-src 'self'; style-src 'self' 'unsafe-inline'" }),
  );
  await writeFile(join(outDir, '404.html'), ''); // response for the browser's icon request
  const js = [...sizes].reduce((bytes, [file, { gzip }]) => bytes + (file.endsWith('.js') ? gzip : 0), 0);
  return { ...(await serveSite(outDir)), js };
}

/** Serves a built folder on a free port; with `seed`, a Node mock server answers its calls. */
export async function serveSite(dir: string, seed?: SeedName): Promise<Site> {
  const host = fork(join(root, 'tests/bench/host.ts'), seed === undefined ? [dir] : [dir, seed]);
  const [origin]: unknown[] = await Promise.race([once(host, 'message'), once(host, 'exit')]);
  if (typeof origin !== 'string') throw new Error(`${dir} cannot be served: the host ended`);
  return { origin, close: () => void host.kill() };
}

// File of each path, by the rules of the production host.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAnswer, serve } from '../../scripts/serve.mjs';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of ['assets', 'login']) mkdirSync(join(dir, folder));
  const files = [
    'index.html',
    'app.html',
    '404.html',
    'csp.json',
    'login/index.html',
    'login/index.html.br',
    'assets/a.js',
  ];
  for (const file of files) writeFileSync(join(dir, file), file);
  writeFileSync(join(dir, 'csp.json'), JSON.stringify({ header: "default-src 'self'" }));
});
afterAll(() => rmSync(dir, { recursive: true }));

it.each([
  ['/', 'index.html', 200],
  ['/login', 'login/index.html', 200],
  ['/login/', 'login/index.html', 200],
  ['/assets/a.js', 'assets/a.js', 200],
  ['/account', 'app.html', 200],
  ['/account/deal/7', 'app.html', 200],
  ['/Organization/kyt-requests/3', 'app.html', 200],
  ['/registr-message/1', 'app.html', 200],
  ['/accountx', '404.html', 404],
  ['/nope', '404.html', 404],
  ['/app.html', '404.html', 404],
  ['/csp.json', '404.html', 404],
  ['/login/index.html.br', '404.html', 404],
  ['/../secret', '404.html', 404],
  ['/%2e%2e/secret', '404.html', 404],
  ['/%E0%A4%A', '404.html', 404],
])('%s is answered by %s with %i', (path, file, status) => {
  expect(findAnswer(dir, path)).toEqual({ file: join(dir, file), status });
});

it('a lost chunk is an error, never a page', () => {
  expect(findAnswer(dir, '/assets/lost.js')).toEqual({ file: '', status: 404 });
});

it('what has not changed is not sent again', async () => {
  const server = await serve({ dir, port: 0 });
  try {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    const request = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${address.port}/login`, { headers });
    const first = await request({ 'accept-encoding': 'identity' });
    const etag = first.headers.get('etag') ?? '';
    expect(await first.text()).toBe('login/index.html');
    expect((await request({ 'accept-encoding': 'identity', 'if-none-match': etag })).status).toBe(304);
    writeFileSync(join(dir, 'login/index.html'), 'another release');
    const later = await request({ 'accept-encoding': 'identity', 'if-none-match': etag });
    expect(await later.text()).toBe('another release');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

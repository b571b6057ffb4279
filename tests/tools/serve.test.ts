// Which file answers which path: the rules the production host follows too (stack.md 11.5).
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerFor } from '../../scripts/serve.mjs';

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
  expect(answerFor(dir, path)).toEqual({ file: join(dir, file), status });
});

it('a lost chunk is an error, never a page', () => {
  expect(answerFor(dir, '/assets/lost.js')).toEqual({ file: '', status: 404 });
});

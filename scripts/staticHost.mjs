// Serves a build like a plain static host: files, folder indexes, 404.html for everything else; no rewrite rules, no
// headers. `node scripts/staticHost.mjs dist-static --base /x/ --port 4176`; used by `npm run test:static`.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT_TYPES } from './serve.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4176' }, base: { type: 'string', default: '/' } },
});
const dir = resolve(positionals[0] ?? 'dist-demo');

createServer((req, res) => {
  const { pathname } = new URL(req.url ?? '/', 'http://localhost');
  const path = pathname.startsWith(values.base) ? pathname.slice(values.base.length) : '404.html';
  const file = [path, join(path, 'index.html')].map((each) => resolve(dir, each)).find(isOurs);
  const name = file ?? join(dir, '404.html');
  res.writeHead(file ? 200 : 404, { 'Content-Type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream' });
  createReadStream(name).pipe(res);
}).listen(Number(values.port));

/** @param {string} file */
function isOurs(file) {
  return file.startsWith(`${dir}/`) && existsSync(file) && statSync(file).isFile();
}

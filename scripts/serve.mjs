// Serves a build like the production host (deploy/nginx.conf): prerendered public pages, app.html for the areas, 404 for
// missing files, security headers, precompressed responses. `node scripts/serve.mjs dist --port 4173
// [--proxy http://127.0.0.1:4010]`; used by `npm start`, the browser tests and the bench.
import { createReadStream, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createApiProxy } from './lib/apiProxy.mjs';
import { securityHeaders } from './lib/headers.mjs';
import { SHELL_PATHS } from './lib/pages.mjs';

/** By extension. @type {Record<string, string>} */
export const CONTENT_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
};

/** File names treated as immutable in bench mode; others are revalidated. */
const DATED = /[-.][\w-]{8,}\.\w+$/;
/** Build files that are not pages. */
const INTERNAL = new Set(['/app.html', '/404.html', '/csp.json']);

/**
 * Resolves a path to a file.
 * @param {string} dir the built folder
 * @param {string} pathname of the URL, as sent
 * @returns {{ file: string, status: 200 | 404 }}
 */
export function findAnswer(dir, pathname) {
  const path = decoded(pathname);
  const exact = resolve(dir, `.${path}`);
  if (exact.startsWith(`${resolve(dir)}/`) && !INTERNAL.has(path) && !/\.(gz|br)$/.test(path) && isFile(exact))
    return { file: exact, status: 200 };
  if (path.startsWith('/assets/')) return { file: '', status: 404 };
  if (SHELL_PATHS.test(path)) return { file: join(dir, 'app.html'), status: 200 };
  const page = resolve(dir, `.${path}`, 'index.html');
  return page.startsWith(`${resolve(dir)}/`) && isFile(page)
    ? { file: page, status: 200 }
    : { file: join(dir, '404.html'), status: 404 };
}

/**
 * Starts the server.
 * @param {{ dir: string, port: number, proxy?: string, measured?: boolean }} options `proxy`: origin for /api, /ws and
 *   /media; `measured`: bench mode with gzip, its own rule of immutable files, and no process swap between an empty tab
 *   and the page
 * @returns {Promise<import('node:http').Server>} once it listens; rejects when the port is in use
 */
export function serve({ dir, port, proxy, measured = false }) {
  /** @type {{ header: string }} */
  const { header } = JSON.parse(readFileSync(join(dir, 'csp.json'), 'utf8'));
  const security = securityHeaders(header);
  if (measured) delete security['Cross-Origin-Opener-Policy'];
  const api = proxy === undefined ? null : createApiProxy(proxy);

  const server = createServer((req, res) => {
    if (api?.handle(req, res)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const { file, status } = findAnswer(dir, pathname);
    if (file === '') {
      res.writeHead(404).end();
      return;
    }
    const { name, encoding } = encoded(file, measured ? 'gzip' : (req.headers['accept-encoding'] ?? ''));
    const { size, mtimeMs } = statSync(name);
    const etag = `"${Math.trunc(mtimeMs).toString(16)}-${size.toString(16)}"`;
    const headers = {
      ...security,
      'Cache-Control': (measured ? DATED : /^\/assets\//).test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      Vary: 'Accept-Encoding',
      ETag: etag,
    };
    if (status === 200 && req.headers['if-none-match'] === etag) {
      res.writeHead(304, headers).end();
      return;
    }
    res.writeHead(status, {
      ...headers,
      'Content-Type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': size,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    });
    if (req.method === 'HEAD') res.end();
    else createReadStream(name).pipe(res);
  });
  server.on('upgrade', (req, socket, head) => {
    if (!api?.upgrade(req, socket, head)) socket.destroy();
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, () => done(server));
  });
}

/** The best precompressed copy. @param {string} file @param {string} accepted @returns {{ name: string, encoding?: string }} */
function encoded(file, accepted) {
  if (/\bbr\b/.test(accepted) && existsSync(`${file}.br`)) return { name: `${file}.br`, encoding: 'br' };
  if (/\bgzip\b/.test(accepted) && existsSync(`${file}.gz`)) return { name: `${file}.gz`, encoding: 'gzip' };
  return { name: file };
}

/** @param {string} file */
function isFile(file) {
  return existsSync(file) && statSync(file).isFile();
}

/** A path with an invalid escape stays unchanged: no file has that name. @param {string} pathname */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '4173' }, proxy: { type: 'string' } },
  });
  const dir = positionals[0] ?? 'dist';
  await serve({ dir, port: Number(values.port), ...(values.proxy === undefined ? {} : { proxy: values.proxy }) });
  console.log(`${dir}/ at http://localhost:${values.port}`);
}

// Serves a build through nginx with deploy/nginx.conf, with its paths and «EDIT» lines filled in: the production host for
// browser tests. `node scripts/nginx.mjs dist-test --port 4174 --proxy http://127.0.0.1:4175`, `--proxy` once per API
// server, `--tls` for TLS with HTTP/2 and a self-signed certificate; used by `npm run test:nginx`.
// Installs nginx if it is missing (Debian package, as root).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from './lib/run.mjs';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4174' },
    tls: { type: 'boolean', default: false },
    proxy: { type: 'string', multiple: true, default: ['http://127.0.0.1:4010'] },
  },
});
const dir = resolve(positionals[0] ?? 'dist');
const home = join(root, '.cache/nginx', values.port);

installNginx();
await mkdir(home, { recursive: true });
await writeFile(join(home, 'release.conf'), await release());
await writeFile(join(home, 'listen.conf'), await listen());
await writeFile(join(home, 'site.conf'), await site());
await writeFile(join(home, 'nginx.conf'), main());
const nginx = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => nginx.kill('SIGTERM'));
nginx.on('close', (code) => process.exit(code ?? 1));

/** @param {string[]} command */
function runs([name = '', ...args]) {
  return spawnSync(name, args, { stdio: 'ignore' }).status === 0;
}

function installNginx() {
  if (runs(['nginx', '-v']) && runs(['openssl', 'version']) && existsSync(BROTLI)) return;
  console.log('No nginx here: installing the Debian packages …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0)
      throw new Error(`nginx could not be installed: apt-get ${args.join(' ')}`);
  }
}

/** Release folder and headers of this build, created as in a deployment. */
async function release() {
  const { code, output } = await run(process.execPath, ['deploy/release.mjs', dir, dir]);
  if (code !== 0) throw new Error(output);
  return output;
}

/** deploy/nginx.conf for this machine, with the mock's control API for the tests. */
async function site() {
  const servers = values.proxy.map((address) => `server ${new URL(address).host};`).join(' ');
  const edits = /** @type {const} */ ([
    ['server 127.0.0.1:4010;', servers],
    ['/etc/nginx/meridian-listen.conf', join(home, 'listen.conf')],
    ['/etc/nginx/meridian-release.conf', join(home, 'release.conf')],
    ['/var/log/nginx/meridian.log', join(home, 'access.log')],
    ['/var/log/nginx/error.log', join(home, 'error.log')],
    ['location ^~ /api/ {', 'location ^~ /__demo__/ { proxy_pass http://meridian_api; }\n    location ^~ /api/ {'],
  ]);
  return edited('deploy/nginx.conf', edits);
}

/** Listen directives with port and certificate. */
async function listen() {
  if (!values.tls) return edited('deploy/listen-plain.conf', [['listen 80;', `listen ${values.port};`]]);
  const [certificate, key] = [join(home, 'test.crt'), join(home, 'test.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  if (spawnSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' }).status !== 0)
    throw new Error('openssl could not make a certificate');
  return edited('deploy/listen-tls.conf', [
    ['listen 443 ssl', `listen ${values.port} ssl`],
    ['/etc/nginx/meridian.crt', certificate],
    ['/etc/nginx/meridian.key', key],
  ]);
}

/** @param {string} file @param {readonly (readonly [string, string])[]} edits */
async function edited(file, edits) {
  return edits.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} has no «${from}»`);
      return text.replaceAll(from, () => to);
    },
    await readFile(join(root, file), 'utf8'),
  );
}

function main() {
  return `load_module ${BROTLI};
worker_processes 2;
pid ${join(home, 'nginx.pid')};
error_log ${join(home, 'error.log')} warn;
events { worker_connections 1024; }
http {
  client_body_temp_path ${join(home, 'body')};
  proxy_temp_path ${join(home, 'proxy')};
  fastcgi_temp_path ${join(home, 'fastcgi')};
  uwsgi_temp_path ${join(home, 'uwsgi')};
  scgi_temp_path ${join(home, 'scgi')};
  include ${join(home, 'site.conf')};
}
`;
}

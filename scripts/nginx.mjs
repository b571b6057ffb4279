// Serves a built folder through a real nginx with deploy/nginx.conf, its paths and «EDIT» lines filled in: the browser tests'
// stand-in for the production host. `node scripts/nginx.mjs dist-test --port 4174 --proxy http://127.0.0.1:4175`, `--proxy`
// once per server of the API; used by `npm run test:nginx`. Installs nginx where there is none (Debian package, as root).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from './lib/run.mjs';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4174' },
    proxy: { type: 'string', multiple: true, default: ['http://127.0.0.1:4010'] },
  },
});
const dir = resolve(positionals[0] ?? 'dist');
const home = join(root, '.cache/nginx', values.port);

installNginx();
await mkdir(home, { recursive: true });
await writeFile(join(home, 'release.conf'), await release());
await writeFile(join(home, 'site.conf'), await site());
await writeFile(join(home, 'nginx.conf'), main());
const nginx = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => nginx.kill('SIGTERM'));
nginx.on('close', (code) => process.exit(code ?? 1));

function installNginx() {
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0 && existsSync(BROTLI)) return;
  console.log('No nginx here: installing the Debian packages …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0)
      throw new Error(`nginx could not be installed: apt-get ${args.join(' ')}`);
  }
}

/** Folder and headers of this build, as an administrator makes them. */
async function release() {
  const { code, output } = await run(process.execPath, ['deploy/release.mjs', dir, dir]);
  if (code !== 0) throw new Error(output);
  return output;
}

/** deploy/nginx.conf for this machine; the mock's remote control comes along for the tests. */
async function site() {
  const servers = values.proxy.map((address) => `server ${new URL(address).host};`).join(' ');
  const edits = /** @type {const} */ ([
    ['server 127.0.0.1:4010;', servers],
    ['listen 80;', `listen ${values.port};`],
    ['/etc/nginx/meridian-release.conf', join(home, 'release.conf')],
    ['/var/log/nginx/meridian.log', join(home, 'access.log')],
    ['/var/log/nginx/error.log', join(home, 'error.log')],
    ['location ^~ /api/ {', 'location ^~ /__demo__/ { proxy_pass http://meridian_api; }\n    location ^~ /api/ {'],
  ]);
  return edits.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no «${from}»`);
      return text.replaceAll(from, () => to);
    },
    await readFile(join(root, 'deploy/nginx.conf'), 'utf8'),
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

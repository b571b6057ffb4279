// `npm run audit`: Lighthouse on production code behind nginx with deploy/nginx.conf and the Node mock server: public pages
// and screens of a signed-in operator. `--write` updates docs/audits.md. Fails when accessibility or best practices are
// below 100. Performance is only reported, because it depends on the machine: the best of several visits, since other
// load can only lower it. Lighthouse is installed into .cache/ on first use: it depends on a package version «latest»,
// which no lockfile can pin.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_OPTIONS, findBrowser } from './lib/browser.mjs';
import { root } from './lib/run.mjs';
import { ensureBuilt } from './lib/variants.mjs';

const VERSION = '12.8.2';
const HOME = join(root, '.cache/lighthouse');
const [PORT, API_PORT, DEBUG_PORT] = [4290, 4291, 4292];
const ORIGIN = `http://localhost:${PORT}`;
const PAGES = /** @type {const} */ ([
  ['/login', false],
  ['/', false],
  ['/forgot-password', false],
  ['/registr-company', false],
  ['/organization/kyt-requests', true],
  ['/organization/deposit-requests', true],
]);
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices']);

const VISITS = Number(process.env['VISITS'] ?? 3);

/**
 * @typedef {{ page: string, scores: number[], speed: number, left: string[] }} Audit
 *   `speed`: Lighthouse's benchmark of the machine; `left`: audits that lost points
 */

installLighthouse();
const executablePath = await findBrowser();
if (executablePath === null) throw new Error('no Chromium: CHROMIUM=/path npm run audit');
await ensureBuilt('test', console.log);
const servers = [
  spawn(
    process.execPath,
    ['scripts/nginx.mjs', 'dist-test', '--port', String(PORT), '--proxy', `http://127.0.0.1:${API_PORT}`],
    { cwd: root, stdio: 'inherit' },
  ),
  spawn(join(root, 'node_modules/.bin/tsx'), ['src/mock-server/transports/main.node.ts', '--port', String(API_PORT)], {
    cwd: root,
    stdio: 'ignore',
  }),
];
const profile = await mkdtemp(join(tmpdir(), 'audit-'));
try {
  await reachable(`${ORIGIN}/login`);
  await reachable(`http://127.0.0.1:${API_PORT}/__demo__/log?since=0`);
  const audits = await auditAll(executablePath);
  const table = tableOf(audits);
  console.log(table);
  if (process.argv.includes('--write')) await writeFile(join(root, 'docs/audits.md'), documentOf(table));
  if (audits.some(({ scores }) => scores.slice(1).some((score) => score < 100))) process.exitCode = 1;
} finally {
  for (const server of servers) server.kill();
  await rm(profile, { recursive: true, force: true });
}

/** @param {string} browser @returns {Promise<Audit[]>} */
async function auditAll(browser) {
  const { default: lighthouse } = await import(join(HOME, 'node_modules/lighthouse/core/index.js'));
  const context = await chromium.launchPersistentContext(profile, {
    ...BROWSER_OPTIONS,
    executablePath: browser,
    args: [...BROWSER_OPTIONS.args, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  /** @type {Audit[]} */
  const audits = [];
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    for (const [path, signedIn] of PAGES) {
      await page.goto(`${ORIGIN}/forgot-password`);
      const stored = signedIn ? await session() : {};
      await page.evaluate((items) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, stored);
      const options = {
        port: DEBUG_PORT,
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
        disableStorageReset: true,
      };
      const visits = [];
      for (let visit = 0; visit < VISITS; visit += 1)
        visits.push(auditOf(path + (signedIn ? ', signed in' : ''), (await lighthouse(ORIGIN + path, options)).lhr));
      audits.push(best(visits));
    }
  } finally {
    await context.close();
  }
  return audits;
}

/** The fastest visit; for other categories the lowest score. @param {Audit[]} visits @returns {Audit} */
function best(visits) {
  const [fastest] = visits.toSorted((a, b) => (b.scores[0] ?? 0) - (a.scores[0] ?? 0));
  if (!fastest) throw new Error('no visit');
  const scores = fastest.scores.map((score, at) =>
    at === 0 ? score : Math.min(...visits.map((one) => one.scores[at] ?? 0)),
  );
  return { ...fastest, scores };
}

/** @param {string} page @param {any} report @returns {Audit} */
function auditOf(page, report) {
  const left = CATEGORIES.flatMap((category) =>
    report.categories[category].auditRefs
      .filter((/** @type {any} */ ref) => ref.weight > 0 && (report.audits[ref.id].score ?? 1) < 0.9)
      .map((/** @type {any} */ ref) => `${ref.id} ${report.audits[ref.id].displayValue ?? ''}`.trim()),
  );
  const scores = CATEGORIES.map((category) => Math.round(report.categories[category].score * 100));
  return { page, scores, speed: Math.round(report.environment.benchmarkIndex), left };
}

/** Tokens of the operator. */
async function session() {
  const account_type = 'authorized_organization';
  const body = JSON.stringify({ login: 'operator', password: 'Demo-2026!', account_type, 'smart-token': 'demo' });
  const headers = { 'content-type': 'application/json' };
  const { access, refresh } = await (
    await fetch(`${ORIGIN}/api/v1/auth/jwt/create/`, { method: 'POST', headers, body })
  ).json();
  return { access_token: access, refresh_token: refresh, account_type, is_active: 'true' };
}

/** @param {Audit[]} audits */
function tableOf(audits) {
  const head = `| page | ${CATEGORIES.join(' | ')} | lost points | speed of the machine |\n|---|--:|--:|--:|---|--:|`;
  return [
    head,
    ...audits.map(
      ({ page, scores, speed, left }) => `| ${page} | ${scores.join(' | ')} | ${left.join('; ')} | ${speed} |`,
    ),
  ].join('\n');
}

/** @param {string} table */
function documentOf(table) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`;
  const when = new Date().toISOString().slice(0, 10);
  return `# Audits
Lighthouse ${VERSION}, its standard conditions (a phone, slow 4G and CPU×4 simulated), production code behind nginx with
deploy/nginx.conf; the best of ${VISITS} visits. Machine: ${machine}. Written by \`npm run audit -- --write\` on ${when}.
Points for performance count milliseconds of this machine: with a load above its number of processors they reflect its other
work. The last column is Lighthouse's own measure of the processor during that visit (benchmarkIndex; more is faster).

${table}
`;
}

function installLighthouse() {
  if (existsSync(join(HOME, 'node_modules/lighthouse'))) return;
  console.log(`fetching lighthouse ${VERSION} …`);
  const args = [
    'install',
    '--prefix',
    HOME,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    `lighthouse@${VERSION}`,
  ];
  if (spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) throw new Error('no lighthouse');
}

/** @param {string} url */
async function reachable(url) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not answer`);
}

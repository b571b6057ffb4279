// Finds a Chromium for the browser tests, installs one where there is none. Needs no package before `npm ci`.
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window: the same pages for a third of the work outside them. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', ...SHELLS];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WITHOUT_SHARED_MEMORY = '--disable-dev-shm-usage';
const ENOUGH_FOR_TWO_PAGES = 1_000_000_000; // bytes; containers often have 64 MB

/**
 * How Playwright starts headless Chromium in containers and without a graphics card. Of itself it keeps the browser off
 * shared memory, there or not: pictures on their way to the screen are files then, and a page costs a twentieth more.
 */
export const BROWSER_OPTIONS = {
  args: ['--no-sandbox', '--disable-gpu'],
  ignoreDefaultArgs: hasSharedMemory() ? [WITHOUT_SHARED_MEMORY] : [],
};

function hasSharedMemory() {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > ENOUGH_FOR_TWO_PAGES;
}

/**
 * The browser to use: env CHROMIUM, then the system's, then Playwright's own.
 * @returns {Promise<string | null>} path of an executable that starts
 */
export async function findBrowser() {
  const system = wanted() ?? installed(NAMES) ?? PLACES.find((path) => starts(path));
  if (system !== undefined) return system;
  const own = await import('@playwright/test').then(
    ({ chromium }) => chromium.executablePath(),
    () => '', // before `npm ci`
  );
  return starts(own) ? own : null;
}

/** The same for tests, which need no window: a shell comes before a whole browser. @returns {Promise<string | null>} */
export async function findTestBrowser() {
  return wanted() ?? installed(SHELLS) ?? findBrowser();
}

/**
 * Installs a shell where that is a matter of a Debian package, for CI: a whole browser is there or comes otherwise.
 * @param {(line: string) => void} say
 */
export function installShell(say) {
  if (wanted() !== undefined || installed(SHELLS) !== undefined || !canApt()) return;
  say('No headless shell here: installing the Debian package …');
  if (updatePackageLists()) apt('chromium-headless-shell');
}

/**
 * Installs a browser: the Debian package as root, else Playwright's build.
 * @param {(line: string) => void} say
 */
export function installBrowser(say) {
  if (canApt()) {
    say('No Chromium here: installing the Debian package …');
    if (installs('apt-get', ['update']) && (apt('chromium-headless-shell') || apt('chromium'))) return;
  }
  say('No Chromium here: installing the build of Playwright …');
  if (!installs('npx', ['playwright', 'install', 'chromium']))
    throw new Error('Chromium could not be installed. Install it yourself and pass its path: CHROMIUM=/path npm test');
}

/** Where nobody answers, nobody is waited for. */
const BRIEFLY = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
export const updatePackageLists = () => installs('apt-get', [...BRIEFLY, 'update']);
export const canApt = () => process.getuid?.() === 0 && runs('apt-get', ['--version']);
/** @param {string[]} names of packages */
export const apt = (...names) => installs('apt-get', ['install', '-y', '--no-install-recommends', ...names]);

/** The browser that env CHROMIUM names. */
function wanted() {
  const path = process.env['CHROMIUM'];
  if (!path || starts(path)) return path || undefined;
  throw new Error(`CHROMIUM=${path} does not start`);
}

/** The first of these on the path that starts. @param {string[]} names @param {string[]} [args] that make it end at once */
export function installed(names, args) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => starts(path, args));
}

/** Ubuntu's chromium package may be a stub that only says so: being there is not enough. @param {string} path */
function starts(path, args = ['--version']) {
  return path !== '' && existsSync(path) && runs(path, args);
}

/** @param {string} command @param {string[]} args */
function runs(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** @param {string} command @param {string[]} args */
function installs(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

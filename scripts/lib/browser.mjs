// Finds a Chromium for the browser tests or installs one. Runs before `npm ci`, so it uses no packages.
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window, with a third of the browser overhead. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', ...SHELLS];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WITHOUT_SHARED_MEMORY = '--disable-dev-shm-usage';
const ENOUGH_FOR_TWO_PAGES = 1_000_000_000; // bytes; containers often have 64 MB

/**
 * Playwright's options for headless Chromium in containers and without a GPU. By default Playwright disables shared
 * memory; frames then go through files, and a page costs a twentieth more.
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
  const system = wanted() ?? findCommand(NAMES) ?? PLACES.find((path) => starts(path));
  if (system !== undefined) return system;
  const own = await import('@playwright/test').then(
    ({ chromium }) => chromium.executablePath(),
    () => '', // before `npm ci`
  );
  return starts(own) ? own : null;
}

/** A browser for tests; prefers a headless shell. @returns {Promise<string | null>} */
export async function findTestBrowser() {
  return wanted() ?? findCommand(SHELLS) ?? findBrowser();
}

/**
 * Installs a headless shell where a Debian package exists, for CI; a full browser is installed otherwise.
 * @param {(line: string) => void} say
 */
export function installShell(say) {
  if (wanted() !== undefined || findCommand(SHELLS) !== undefined || !canUseApt()) return;
  say('No headless shell here: installing the Debian package …');
  if (updatePackageLists()) installPackages('chromium-headless-shell');
}

/**
 * Installs a browser: the Debian package as root, else Playwright's build.
 * @param {(line: string) => void} say
 */
export function installBrowser(say) {
  if (canUseApt()) {
    say('No Chromium here: installing the Debian package …');
    if (installs('apt-get', ['update']) && (installPackages('chromium-headless-shell') || installPackages('chromium')))
      return;
  }
  say('No Chromium here: installing the build of Playwright …');
  if (!installs('npx', ['playwright', 'install', 'chromium']))
    throw new Error('Chromium could not be installed. Install it yourself and pass its path: CHROMIUM=/path npm test');
}

/** Short timeout, for machines without a network. */
const BRIEFLY = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
export const updatePackageLists = () => installs('apt-get', [...BRIEFLY, 'update']);
export const canUseApt = () => process.getuid?.() === 0 && runs('apt-get', ['--version']);
/** @param {string[]} names of packages */
export const installPackages = (...names) =>
  installs('apt-get', ['install', '-y', '--no-install-recommends', ...names]);

function wanted() {
  const path = process.env['CHROMIUM'];
  if (!path || starts(path)) return path || undefined;
  throw new Error(`CHROMIUM=${path} does not start`);
}

/** The first of these commands on the path that starts. @param {string[]} names @param {string[]} [args] that make it exit at once */
export function findCommand(names, args) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => starts(path, args));
}

/** Starts the browser, because Ubuntu's chromium package may be a stub that only prints a message. @param {string} path */
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

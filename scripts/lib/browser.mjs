// Finds a Chromium for the browser tests, installs one where there is none. Needs no package before `npm ci`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What headless Chromium needs in containers and without a graphics card. */
export const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/**
 * The browser to use: env CHROMIUM, then the system's, then Playwright's own.
 * @returns {Promise<string | null>} path of an executable that starts
 */
export async function findBrowser() {
  const wanted = process.env['CHROMIUM'];
  if (wanted) {
    if (starts(wanted)) return wanted;
    throw new Error(`CHROMIUM=${wanted} does not start`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const system = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(starts);
  if (system) return system;
  const own = await import('@playwright/test').then(
    ({ chromium }) => chromium.executablePath(),
    () => '', // before `npm ci`
  );
  return starts(own) ? own : null;
}

/**
 * Installs a browser: the Debian package as root, else Playwright's build.
 * @param {(line: string) => void} say
 */
export function installBrowser(say) {
  if (process.getuid?.() === 0 && runs('apt-get', ['--version'])) {
    say('No Chromium here: installing the Debian package …');
    if (
      installs('apt-get', ['update']) &&
      installs('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    )
      return;
  }
  say('No Chromium here: installing the build of Playwright …');
  if (!installs('npx', ['playwright', 'install', 'chromium']))
    throw new Error('Chromium could not be installed. Install it yourself and pass its path: CHROMIUM=/path npm test');
}

/** Ubuntu's chromium package may be a stub that only says so: being there is not enough. @param {string} path */
function starts(path) {
  return path !== '' && existsSync(path) && runs(path, ['--version']);
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

// Browser engines for tests besides Chromium: detection and installation.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages, canUseApt, findCommand, updatePackageLists } from './browser.mjs';

export const ENGINES = /** @type {const} */ (['chromium', 'firefox', 'webkit']);
/** @typedef {(typeof ENGINES)[number]} Engine */

/** Debian packages of an engine. @type {Record<Exclude<Engine, 'chromium'>, string[]>} */
const PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** MiniBrowser is not on the path; its folder depends on architecture and API version. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
    (folder) => `/usr/lib/${machine}-linux-gnu/${folder}/MiniBrowser`,
  ),
);

/** @returns {string | null} path of Firefox */
export const findFirefox = () => findCommand(['firefox-esr', 'firefox']) ?? null;

/** @returns {{ driver: string, browser: string } | null} */
export function findWebKit() {
  const driver = findCommand(['WebKitWebDriver'], ['--help']);
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  const hasScreen = findCommand(['Xvfb'], ['-help']) !== undefined;
  return driver !== undefined && browser !== undefined && hasScreen ? { driver, browser } : null;
}

/** @param {Engine} engine */
export function hasEngine(engine) {
  if (engine === 'firefox') return findFirefox() !== null;
  return engine === 'chromium' || findWebKit() !== null;
}

/**
 * Installs an engine from Debian packages where possible.
 * @param {Exclude<Engine, 'chromium'>} engine @param {(line: string) => void} say
 * @returns {boolean} whether the engine is available
 */
export function installEngine(engine, say) {
  if (hasEngine(engine)) return true;
  if (!canUseApt()) return false;
  say(`Installing ${PACKAGES[engine].join(', ')} …`);
  if (updatePackageLists()) installPackages(...PACKAGES[engine]);
  return hasEngine(engine);
}

/**
 * Playwright environment of an engine (read by playwright.config.ts).
 * @param {Engine} engine @returns {Record<string, string>}
 */
export const engineEnvironment = (engine) => ({
  ENGINE: engine,
  ...(engine === 'firefox' ? { FIREFOX: findFirefox() ?? '' } : {}),
});

/** Firefox stores downloads by file name; its driver emits no download events. */
export const FIREFOX_DOWNLOADS = fileURLToPath(new URL('../../.cache/firefox-downloads', import.meta.url));

/** Executable that Playwright starts as Firefox. */
export const FIREFOX_RELAY = fileURLToPath(new URL('../../tests/support/engine/firefoxBidi.mjs', import.meta.url));

// Supported browsers: `browserslist` of package.json in the formats of Vite, the banner and the build check.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {Readonly<Record<string, number>>} Browsers minimum version by name of browserslist */

/** @returns {Browsers} */
function readBrowsers() {
  /** @type {{ browserslist: string[] }} */
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(
    browserslist.map((query) => {
      const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
      if (name === undefined) throw new Error(`package.json: browserslist must be "name >= version", not "${query}"`);
      return [name, Number(version)];
    }),
  );
}

export const browsers = readBrowsers();

/** Vite's `build.target`. */
export const buildTarget = Object.entries(browsers).map(([name, version]) => name.replace('ios_saf', 'ios') + version);

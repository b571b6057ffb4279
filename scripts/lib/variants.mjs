// Build variants, and whether a build is up to date with its sources.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles, root, run } from './run.mjs';

export const VARIANTS = /** @type {const} */ (['production', 'demo', 'test', 'captcha', 'static']);
/** @typedef {(typeof VARIANTS)[number]} VariantName */
/** @typedef {{ out: string, mode: 'production' | 'demo', env: Record<string, string> }} Variant */

/** @type {Record<VariantName, Variant>} */
export const variants = {
  production: { out: 'dist', mode: 'production', env: {} },
  demo: { out: 'dist-demo', mode: 'demo', env: {} },
  // For browser tests with the Node mock server: production code with the demo captcha.
  test: { out: 'dist-test', mode: 'production', env: { VITE_CAPTCHA: 'demo' } },
  // Production code with the production captcha; its tests mock the captcha's host.
  captcha: {
    out: 'dist-captcha',
    mode: 'production',
    env: { VITE_CAPTCHA: 'yandex', VITE_SMARTCAPTCHA_SITEKEY: 'key-of-tests' },
  },
  // The demo below a path of a plain static host: `npm run test:static`.
  static: { out: 'dist-static', mode: 'demo', env: { BASE: '/x/' } },
};

const SOURCES = [
  'src',
  'public',
  'scripts',
  'index.html',
  '.env.demo',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds a variant unless its build is up to date.
 * @param {VariantName} name
 * @param {(line: string) => void} progress receives a line from time to time
 */
export async function ensureBuilt(name, progress) {
  const { out } = variants[name];
  if (existsSync(join(root, out)) && (await readStamp(name))?.fingerprint === (await hashSources(name))) return;
  const started = Date.now();
  const tick = setInterval(() => progress(`building ${out}/ … ${Math.round((Date.now() - started) / 1000)} s`), 1000);
  progress(`building ${out}/ …`);
  try {
    const { code, output } = await run(process.execPath, ['scripts/build.mjs', '--variant', name], {
      env: { NO_COLOR: '1' },
    });
    if (code !== 0) throw new Error(output);
  } finally {
    clearInterval(tick);
  }
  progress(`built ${out}/ in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Stored data of a build.
 * @typedef {{ fingerprint: string, weights: import('./weights.mjs').Weights }} Stamp
 *   `fingerprint` of the sources; `weights` of the JavaScript
 */

/** @param {VariantName} name @param {Stamp} stamp */
export async function writeStamp(name, stamp) {
  await mkdir(dirname(stampFile(name)), { recursive: true });
  await writeFile(stampFile(name), JSON.stringify(stamp));
}

/** The stamp of the last complete build, null when there was none. @param {VariantName} name @returns {Promise<Stamp | null>} */
export async function readStamp(name) {
  const text = await readFile(stampFile(name), 'utf8').catch(() => 'null');
  return JSON.parse(text);
}

/** Hash of all that goes into a build. @param {VariantName} name */
export async function hashSources(name) {
  const hash = createHash('sha256');
  // Excludes settings of the variant itself: they are set during its build only.
  const settings = Object.keys(process.env).filter(
    (key) => /^(VITE_\w+|BASE)$/.test(key) && !(key in variants[name].env),
  );
  hash.update(JSON.stringify([variants[name], settings.sort().map((key) => [key, process.env[key]])]));
  for (const source of SOURCES) {
    for (const file of await listFiles(join(root, source))) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** @param {VariantName} name */
function stampFile(name) {
  return join(root, '.cache/builds', `${name}.json`);
}

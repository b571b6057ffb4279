// Builds a variant: client, prerendered pages, precompressed copies, CSP, checks. `npm run build`, `npm run build:demo`;
// `--variant test` is for browser tests. Settings: VITE_*, BASE (docs/operations.md).
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { transform } from '@swc/core';
import { build, loadEnv } from 'vite';
import { findCycles } from './lib/cycles.mjs';
import { policyHeader, securityPolicy } from './lib/headers.mjs';
import { completeNotices } from './lib/notices.mjs';
import { findUnsupportedFeatures } from './lib/browserSupport.mjs';
import { findWorkerImports, precompress, sumSizes, findMockTraces } from './lib/output.mjs';
import { findLoadedChunks, createPageWriter, SHELL_PATHS, findEntryChunk } from './lib/pages.mjs';
import { root } from './lib/run.mjs';
import { VARIANTS, hashSources, variants, writeStamp } from './lib/variants.mjs';
import { measureWeights } from './lib/weights.mjs';

/** @typedef {import('./lib/pages.mjs').Manifest} Manifest */
/** @typedef {import('./lib/pages.mjs').PrerenderedPage} PrerenderedPage */
/** @typedef {Map<string, import('./lib/output.mjs').Size>} Sizes */

const { values } = parseArgs({ options: { demo: { type: 'boolean' }, variant: { type: 'string' } } });
const name = variantName(values.demo ? 'demo' : (values.variant ?? 'production'));
const { out, mode, env } = variants[name];
const dir = join(root, out);
const common = /** @type {const} */ ({ mode, logLevel: 'warn', configLoader: 'runner' });
const serverDir = join(root, '.cache/prerender', name);
/** Includes the lived world and the live day of the demo, 6 kB. */
const WORKER_BYTES = 125_000;
process.chdir(root);
Object.assign(process.env, env, { NODE_ENV: 'production' });

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main() {
  const print = await hashSources(name);
  const [, , early, banner] = await Promise.all([
    buildClient(),
    buildServer(),
    buildInline('src/ui/app/boot/inlineScript.ts'),
    buildInline('src/ui/app/boot/oldBrowser.ts').then(toEs5),
  ]);
  const manifest = await takeManifest();
  const rings = findCycles(manifest);
  if (rings.length > 0) throw new Error(`files load each other (scripts/vite/chunks.ts): ${rings.join('; ')}`);
  const { prerendered, views } = await writePages(manifest, [banner, early]);
  await completeNotices(dir);
  const sizes = await precompress(dir);
  report(manifest, prerendered, sizes);
  if (mode === 'production') await searchTraces();
  await searchUnsupported();
  await searchImportsOfWorkers();
  holdWorker(sizes);
  await writeStamp(name, { fingerprint: print, weights: measureWeights(manifest, sizes, prerendered, views) });
}

/** @param {string} wanted @returns {import('./lib/variants.mjs').VariantName} */
function variantName(wanted) {
  for (const known of VARIANTS) if (wanted === known) return known;
  throw new Error(`no such variant: ${wanted}`);
}

function buildClient() {
  return build({ ...common, build: { outDir: dir } });
}

function buildServer() {
  return build({
    ...common,
    build: { ssr: 'src/ui/entry-server.tsx', outDir: serverDir, copyPublicDir: false },
  });
}

/** An inline script of every page, as text. @param {string} entry */
async function buildInline(entry) {
  const lib = { entry, formats: /** @type {['iife']} */ (['iife']), name: 'early' };
  const rolldownOptions = { output: { codeSplitting: false } };
  const result = await build({
    ...common,
    build: { write: false, copyPublicDir: false, lib, rolldownOptions },
  });
  const chunk = [result].flat().flatMap((part) => ('output' in part ? part.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return chunk.code.trim();
}

/** Engines of any age parse ES5; Vite compiles to ES2015 at the lowest. @param {string} code */
async function toEs5(code) {
  const { code: compiled } = await transform(code, {
    jsc: { target: 'es5', minify: { compress: true, mangle: { toplevel: true }, ecma: 5 } },
    isModule: false,
    minify: true,
  });
  return compiled.trim();
}

/** The manifest contains source paths, so it is removed from the build. */
async function takeManifest() {
  const file = join(dir, '.vite/manifest.json');
  const text = await readFile(file, 'utf8');
  await rm(dirname(file), { recursive: true });
  await mkdir(join(root, '.cache/manifests'), { recursive: true });
  await writeFile(join(root, '.cache/manifests', `${name}.json`), text);
  /** @type {Manifest} */
  const parsed = JSON.parse(text);
  return parsed;
}

/** @param {Manifest} manifest @param {string[]} inline the inline scripts of every page */
async function writePages(manifest, inline) {
  /** @type {typeof import('../src/ui/entry-server.tsx')} */
  const server = await import(pathToFileURL(join(serverDir, 'entry-server.js')).href);
  const base = process.env['BASE'] ?? '/';
  const style = manifest['style.css']; // the one style file (cssCodeSplit: false)
  const styleFiles = style ? [style.file] : [];
  const css = (await Promise.all(styleFiles.map((file) => readFile(join(dir, file), 'utf8')))).join('').trim();
  const template = await readFile(join(dir, 'index.html'), 'utf8');
  const writer = createPageWriter({
    template,
    manifest,
    inline,
    css,
    styledVersion: server.styledComponentsVersion,
    base,
  });

  const prerendered = await server.renderPages(); // includes the demo's own screens
  const screens = server.shellScreens();
  const bare = screens.map(({ path }) => path).filter((path) => !SHELL_PATHS.test(path)); // public and not prerendered
  const lost = bare.filter((path) => path.includes(':'));
  if (lost.length > 0)
    throw new Error(`no page answers ${lost.join(', ')}: add them to SHELL in scripts/lib/pages.mjs`);
  const shell = writer.write({ title: 'Меридиан', ...(await server.renderShell()), screens });
  await Promise.all([
    ...prerendered.map((page) => put(join(page.path, 'index.html'), writer.write(page))),
    ...bare.map((path) => put(join(path, 'index.html'), shell)),
    put('app.html', shell),
    put('404.html', shell), // static hosts serve it for unknown paths; the app then renders the path's screen
    ...styleFiles.map((file) => rm(join(dir, file))),
  ]);
  const { VITE_CAPTCHA = 'yandex', VITE_SMARTCAPTCHA_SITEKEY: siteKey } = loadEnv(mode, root, 'VITE_');
  const demo = mode === 'demo';
  if (demo) await put('.nojekyll', ''); // GitHub Pages would omit files whose hash begins with _
  const policy = securityPolicy({
    ...writer.hashes(),
    demo,
    yandexCaptcha: !demo && VITE_CAPTCHA === 'yandex' && Boolean(siteKey),
  });
  await put('csp.json', JSON.stringify({ policy, header: policyHeader(policy) }, null, 2));
  const views = new Set([
    ...prerendered.map(({ source }) => source),
    ...screens.flatMap(({ sources }) => sources.slice(-1)),
  ]);
  return { prerendered, views };
}

/** @param {string} file relative to the build's folder @param {string} text */
async function put(file, text) {
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await writeFile(join(dir, file), text);
}

/** If another file imports a worker's own file, WebKit evaluates it twice, and the world has two owners. */
async function searchImportsOfWorkers() {
  const found = await findWorkerImports(dir);
  if (found.length > 0) throw new Error(`files that import from the one of a worker in ${out}/:\n${found.join('\n')}`);
}

/** The first response of the mock waits for this file, so it must not contain XState (scripts/vite/inlineReservingStatuses.ts). @param {Sizes} sizes */
function holdWorker(sizes) {
  for (const [file, { gzip }] of sizes)
    if (file.includes('workerHost') && gzip > WORKER_BYTES)
      throw new Error(`${file} of ${out}/ is ${kB(gzip)} kB gzip, at most ${kB(WORKER_BYTES)}`);
}

/** Every supported browser must have all features used by the build. */
async function searchUnsupported() {
  const found = await findUnsupportedFeatures(dir);
  if (found.length > 0)
    throw new Error(`${out}/ uses features that supported browsers lack (package.json):\n${found.join('\n')}`);
}

/** Production must not contain the mock server. */
async function searchTraces() {
  const found = await findMockTraces(dir);
  if (found.length > 0) throw new Error(`traces of the mock server in ${out}/:\n${found.join('\n')}`);
}

/** @param {number} bytes */
function kB(bytes) {
  return (bytes / 1000).toFixed(1).padStart(8);
}

/** @param {Manifest} manifest @param {PrerenderedPage[]} prerendered @param {Sizes} sizes */
function report(manifest, prerendered, sizes) {
  const line = (/** @type {string} */ label, /** @type {string[]} */ files) => {
    const { raw, gzip, brotli } = sumSizes(sizes, files);
    console.log(`${label.padEnd(38)}${kB(raw)}${kB(gzip)}${kB(brotli)}`);
  };
  const js = [...sizes.keys()].filter((file) => file.endsWith('.js'));
  console.log(`${`${out}/ (kB)`.padEnd(38)}     raw    gzip  brotli`);
  for (const { path, source } of prerendered)
    line(`${path} JS`, findLoadedChunks(manifest, ...findEntryChunk(manifest), source));
  for (const { path } of prerendered) line(`${path} HTML`, [join(path, 'index.html').replace(/^\//, '')]);
  line('all JS', js);
  const largest = js.sort((a, b) => (sizes.get(b)?.gzip ?? 0) - (sizes.get(a)?.gzip ?? 0)).slice(0, 3);
  for (const file of largest) line(`  ${file}`, [file]);
}

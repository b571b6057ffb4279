// `npm run bench`: what is measured so far of docs/performance.md: gzip bytes of JavaScript, the mock server's Node door.
// Loads against the floors, lists and chat come with the bench issue.
// `npx tsx scripts/bench/mockApi.ts` measures the Node door alone.
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadedBy } from './lib/pages.mjs';
import { root, run } from './lib/run.mjs';
import { ensureBuilt, readStamp, variants } from './lib/variants.mjs';

await ensureBuilt('production', console.log);
const dir = join(root, variants.production.out);
/** @type {import('./lib/pages.mjs').Manifest} */
const manifest = JSON.parse(await readFile(join(root, '.cache/manifests/production.json'), 'utf8'));

/** @param {string[]} files gzip bytes of them */
const gzip = (files) => files.reduce((bytes, file) => bytes + statSync(join(dir, `${file}.gz`)).size, 0);

const entry = new Set(loadedBy(manifest, 'index.html'));
const views = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
const added = views
  .map((view) => ({ view, bytes: gzip(loadedBy(manifest, view).filter((file) => !entry.has(file))) }))
  .sort((a, b) => b.bytes - a.bytes);
const all = new Set(Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? [file] : [])));

row('JS loaded by /login', (await readStamp('production'))?.loginJs ?? 0);
row('all JS', gzip([...all]));
row('JS added to the entry by one view, median', added[Math.floor(added.length / 2)]?.bytes ?? 0);
for (const { view, bytes } of added.slice(0, 5)) row(`  ${view}`, bytes);

const { code } = await run('tsx', ['scripts/bench/mockApi.ts'], { show: true });
process.exitCode = code;

/** @param {string} label @param {number} bytes */
function row(label, bytes) {
  console.log(`${label.padEnd(56)}${(bytes / 1000).toFixed(1).padStart(8)} kB gzip`);
}

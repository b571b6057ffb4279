// Gzip bytes of JavaScript in the production build: what /login loads, what a further screen adds, all of it.
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, loadedBy } from '../lib/pages.mjs';
import { root } from '../lib/run.mjs';
import { ensureBuilt, readStamp, variants } from '../lib/variants.mjs';
import { type Suite, limitRow, median } from './suite.ts';

export const rows: Suite['rows'] = async (say) => {
  await ensureBuilt('production', say);
  const dir = join(root, variants.production.out);
  const manifest: Manifest = JSON.parse(await readFile(join(root, '.cache/manifests/production.json'), 'utf8'));
  const kB = (files: readonly string[]): number =>
    files.reduce((bytes, file) => bytes + statSync(join(dir, `${file}.gz`)).size, 0) / 1000;

  const entry = new Set(loadedBy(manifest, 'index.html'));
  const added = Object.keys(manifest)
    .filter((key) => manifest[key]?.isDynamicEntry)
    .map((view) => ({ view, size: kB(loadedBy(manifest, view).filter((file) => !entry.has(file))) }))
    .toSorted((a, b) => b.size - a.size);
  const all = new Set(Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? [file] : [])));
  const login = ((await readStamp('production'))?.loginJs ?? 0) / 1000;
  const [largest] = added;
  return [
    limitRow('JS loaded by /login', 115, login, 'kB gz'),
    limitRow('JS added by one view, median', 8, median(added.map(({ size }) => size)), 'kB gz'),
    limitRow(`JS added by one view, most: ${largest?.view}`, 25, largest?.size ?? 0, 'kB gz'),
    limitRow('JS of all screens', 400, kB([...all]), 'kB gz'),
  ];
};

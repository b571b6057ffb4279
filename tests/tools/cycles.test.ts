// Import cycles between the files of a build are found.
import { expect, it } from 'vitest';
import { findCycles } from '../../scripts/lib/cycles.mjs';

const entry = (file: string, imports: readonly string[] = [], dynamicImports: readonly string[] = []) => ({
  file,
  imports,
  dynamicImports,
});

it('files that lean on others, and on the same ones, make no ring', () => {
  const manifest = { a: entry('a.js', ['b', 'c']), b: entry('b.js', ['d']), c: entry('c.js', ['d']), d: entry('d.js') };
  expect(findCycles(manifest)).toEqual([]);
});

it('what is loaded on use may lead back', () => {
  expect(findCycles({ a: entry('a.js', [], ['b']), b: entry('b.js', ['a']) })).toEqual([]);
});

it('a ring is named by its files, wherever one comes upon it', () => {
  const manifest = {
    a: entry('a.js', ['b']),
    b: entry('b.js', ['c']),
    c: entry('c.js', ['d']),
    d: entry('d.js', ['b']),
  };
  expect(findCycles(manifest)).toEqual([['b.js', 'c.js', 'd.js']]);
});

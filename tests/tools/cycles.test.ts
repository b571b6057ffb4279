// A build whose files load each other is found before a visitor finds it.
import { expect, it } from 'vitest';
import { ringsOf } from '../../scripts/lib/cycles.mjs';

const entry = (file: string, imports: readonly string[] = [], dynamicImports: readonly string[] = []) => ({
  file,
  imports,
  dynamicImports,
});

it('files that lean on others, and on the same ones, make no ring', () => {
  const manifest = { a: entry('a.js', ['b', 'c']), b: entry('b.js', ['d']), c: entry('c.js', ['d']), d: entry('d.js') };
  expect(ringsOf(manifest)).toEqual([]);
});

it('what is loaded on use may lead back', () => {
  expect(ringsOf({ a: entry('a.js', [], ['b']), b: entry('b.js', ['a']) })).toEqual([]);
});

it('a ring is named by its files, wherever one comes upon it', () => {
  const manifest = {
    a: entry('a.js', ['b']),
    b: entry('b.js', ['c']),
    c: entry('c.js', ['d']),
    d: entry('d.js', ['b']),
  };
  expect(ringsOf(manifest)).toEqual([['b.js', 'c.js', 'd.js']]);
});

// The dev server prebundles the imports of its pages, but for packages that it serves unbundled.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOT_PREBUNDLED, listPrebundled } from '../../scripts/vite/prebundled.ts';

/** No page runs these. */
const OF_NODE = ['mock-server/transports/nodeServer.ts', 'mock-server/transports/main.node.ts', 'ui/entry-server.tsx'];
const OF_DEMO = /^(mock-server|ui\/demo)\//;
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !OF_NODE.includes(path),
);

/** Packages by the names under which they are imported, types apart. */
function imported(paths: readonly string[]): string[] {
  const statement = /^(?:import|export) (?!type )[^';]*from '([^'.][^']*)'|import\('([^'.][^']*)'\)/gm;
  const names = paths.flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(statement)].map((found) => found[1] ?? found[2] ?? ''),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('virtual:')).toSorted();
}

/** The package that a name means, where it is one of those. */
const asItIs = (name: string) => NOT_PREBUNDLED.filter((one) => name === one || name.startsWith(`${one}/`));
const isAsItIs = (name: string) => asItIs(name).length > 0;

test.each([
  { pages: 'of the demo', demo: true, paths: sources },
  { pages: 'of the product', demo: false, paths: sources.filter((path) => !OF_DEMO.test(path)) },
])('pages $pages', ({ demo, paths }) => {
  expect(listPrebundled(demo).toSorted()).toEqual(imported(paths).filter((name) => !isAsItIs(name)));
});

test('what is served as it is, is imported by some page', () => {
  expect([...new Set(imported(sources).flatMap(asItIs))]).toEqual(NOT_PREBUNDLED);
});

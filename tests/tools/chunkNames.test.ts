// Chunks of a build under names a character shorter than the bundler makes them.
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { shortNames, shortenNames, withShortNames } from '../../scripts/lib/chunkNames.mjs';

const short = shortNames(['ABCDEF1', 'ab-_2Cd']);

it.each([
  ['import{a}from"./ABCDEF1.js";', 'import{a}from"./ABCDEF.js";'],
  ["import('./ab-_2Cd.js')", "import('./ab-_2C.js')"],
  [
    '{"file":"assets/ABCDEF1.js","also":"/x/assets/ab-_2Cd.js"}',
    '{"file":"assets/ABCDEF.js","also":"/x/assets/ab-_2C.js"}',
  ],
  [
    '"./OTHERS1.js", "./xABCDEF1.js", "ABCDEF1", "ABCDEF1.json"',
    '"./OTHERS1.js", "./xABCDEF1.js", "ABCDEF1", "ABCDEF1.json"',
  ],
])('%s', (text, told) => {
  expect(withShortNames(text, short)).toBe(told);
});

it('refuses a build whose chunks would have one name', () => {
  expect(() => shortNames(['ABCDEF1', 'ABCDEF2'])).toThrow('begin alike');
});

it('renames the chunks and whoever names them, and nothing else', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'chunks-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(join(dir, 'assets'));
  const files = {
    'index.html': '<script src="/assets/index-1234.js"></script><script src="/assets/ABCDEF1.js"></script>',
    'assets/index-1234.js': 'import"./ABCDEF1.js"',
    'assets/ABCDEF1.js': 'export{}',
    'licence.js': '"./ABCDEF1.js"',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  await shortenNames(dir);
  expect(await readdir(join(dir, 'assets'))).toEqual(['ABCDEF.js', 'index-1234.js']);
  expect(await readdir(dir)).toEqual(['assets', 'index.html', 'licence.js']);
  expect(await readFile(join(dir, 'assets/index-1234.js'), 'utf8')).toBe('import"./ABCDEF.js"');
  expect(await readFile(join(dir, 'index.html'), 'utf8')).toContain(
    '"/assets/index-1234.js"></script><script src="/assets/ABCDEF.js"',
  );
});

// Every icon of the package loses its keys in a build, and nothing else.
import { readFileSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withoutKeys } from '../../scripts/vite/keylessIcons.ts';

const FOLDER = 'node_modules/lucide-react/dist/esm/icons';
const codes = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
  .filter((code) => code.includes('const __iconData = '));

/** What the modules hold, without the keys of shapes. */
function iconsOf(modules: readonly string[]): string {
  const data = modules.map((code) => /const __iconData = (\{[^]*?\n\});/.exec(code)?.[1]);
  const icons: unknown = runInNewContext(`[${data.join(',')}]`);
  return JSON.stringify(icons, (name, value: unknown) => (name === 'key' ? undefined : value));
}

it('takes the keys out of every icon', () => {
  expect(codes.length).toBeGreaterThan(1_000);
  const keyless = codes.map(withoutKeys);
  expect(keyless.filter((code) => code.includes('key:'))).toEqual([]);
  expect(iconsOf(keyless)).toBe(iconsOf(codes));
});

it('stops the build where icons look otherwise', () => {
  expect(() => withoutKeys('const __iconData = { node: [] };\n')).toThrow('keylessIcons.ts');
});

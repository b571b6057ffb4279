// Every icon of the package is one path in a build and keeps its names; that it draws the same: tests/browser/demo/icons.spec.ts.
import { expect, it } from 'vitest';
import { withOnePath } from '../../scripts/vite/onePathIcons.ts';
import { type IconData, iconModules, iconOf } from '../support/icons.ts';

const named = ({ name, aliases }: IconData) => ({ name, aliases });
const codes = iconModules();
const icons = codes.map(iconOf);
const made = codes.map((code) => iconOf(withOnePath(code)));

it('makes one path of every icon but of those with a dot that is filled', () => {
  expect(codes.length).toBeGreaterThan(1_000);
  const left = made.flatMap(({ node }, at) => (node.length === 1 ? [] : [JSON.stringify(icons[at]?.node)]));
  expect(left.length).toBeLessThan(20);
  expect(left.filter((shapes) => !shapes.includes('"fill":"currentColor"'))).toEqual([]);
  expect(made.flatMap(({ node }) => node).filter(([, { key }]) => key !== undefined)).toEqual([]);
});

it('leaves their names', () => {
  expect(made.map(named)).toEqual(icons.map(named));
});

it('stops the build where icons look otherwise', () => {
  expect(() => withOnePath('const __iconData = { node: [] };\n')).toThrow('onePathIcons.ts');
});

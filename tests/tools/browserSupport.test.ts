// The check of a build against the supported browsers, and the banner against the same table.
import { expect, it, test } from 'vitest';
import { browserslist } from '../../package.json' with { type: 'json' };
import { findUnsupportedScript, findUnsupportedStyle } from '../../scripts/lib/browserSupport.mjs';
import { browsers, buildTarget } from '../../scripts/lib/browsers.mjs';

it('reads the minimum versions from package.json', () => {
  expect(browserslist).toContain(`chrome >= ${browsers['chrome']}`);
  expect(buildTarget).toContain(`safari${browsers['safari']}`);
});

test.each([
  ['[].toSorted()', '.toSorted()'],
  ['Object.groupBy(rows, by)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['AbortSignal.any([signal])', 'AbortSignal.any'],
  ['a.isSubsetOf(b)', '.isSubsetOf()'],
  ['new CloseWatcher()', 'new CloseWatcher'],
  ['styled.p`color: red; field-sizing: content;`', 'field-sizing:'],
])('finds the new feature in %s', (code, feature) => {
  expect([...findUnsupportedScript(code).keys()]).toContain(feature);
});

test.each([
  ['a:popover-open{color:red}', ':popover-open'],
  ['a:has(b){color:red}', ':has'],
  ['a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['a{background:light-dark(red,blue)}', 'light-dark()'],
  ['a{position-anchor:--a}', 'position-anchor:'],
  ['@starting-style{a{opacity:0}}', '@starting-style'],
])('finds the new feature in %s', (css, feature) => {
  expect([...findUnsupportedStyle(css).keys()]).toContain(feature);
});

it('accepts what every supported browser has', () => {
  expect([...findUnsupportedScript('structuredClone([1].at(-1)); Object.hasOwn(a, b); [].findLast(f)')]).toEqual([]);
  expect([...findUnsupportedStyle('a:is(b){inset:0;color:red}@container (width>1px){a{height:100dvh}}')]).toEqual([]);
});

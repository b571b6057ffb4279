// What the second pass over a chunk may do to it: make it smaller, and nothing else.
import { expect, test } from 'vitest';
import { smaller } from '../../scripts/vite/smaller.ts';

const CODE = `import{a as e}from"./x.js";const t=(n)=>{const r=n+1;return r*2};const i=t(e);export{i as f};`;

test('code becomes smaller and keeps what it takes and gives', async () => {
  const small = await smaller(CODE, true);
  expect(small.length).toBeLessThan(CODE.length);
  expect(small).toMatch(/^import\{a as \w\}from"\.\/x\.js";/);
  expect(small).toMatch(/export\{\w as f\};$/);
});

test('a hint to the browser stays the first line', async () => {
  expect(await smaller(`//# allFunctionsCalledOnLoad\n${CODE}`, true)).toMatch(
    /^\/\/# allFunctionsCalledOnLoad\nimport/,
  );
});

test('what cannot be made smaller stays as it is', async () => {
  const least = 'export{};';
  expect(await smaller(least, true)).toBe(least);
});

test('a script keeps its names: another may know them', async () => {
  expect(await smaller('var early=function(){return 1}();', false)).toContain('early');
});

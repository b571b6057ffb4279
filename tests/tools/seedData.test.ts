// Seed data in a build: equal to the file, parsed lazily, with a hash that changes with the data.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { hashTexts, toLazyModule } from '../../scripts/vite/seedData.ts';

const FILES = ['demo-world', 'demo-more'].map((name) =>
  readFileSync(new URL(`../../src/mock-server/db/${name}.json`, import.meta.url), 'utf8'),
);

async function made(text: string): Promise<object> {
  const module: object = await import(`data:text/javascript,${encodeURIComponent(toLazyModule(text))}`);
  return Object(Reflect.get(module, 'default'));
}

test.each(FILES)('a module holds what its file holds', async (text) => {
  expect(JSON.stringify(await made(text))).toBe(JSON.stringify(JSON.parse(text)));
});

test('a part is parsed at the first look at it, and stays the same', async () => {
  const data = await made('{"a":[1],"b":"2"}');
  const parse = vi.spyOn(JSON, 'parse');
  const [first, second] = [Reflect.get(data, 'a'), Reflect.get(data, 'a')];
  expect(first).toBe(second);
  expect(parse.mock.calls).toEqual([['[1]']]);
});

test('the hash is another as soon as a row is', () => {
  const [world = '', more = ''] = FILES;
  const changed = more.replace('"id"', '"Id"');
  expect(changed).not.toBe(more);
  expect(hashTexts([world, changed])).not.toBe(hashTexts([world, more]));
  expect(hashTexts([world, more])).toBe(hashTexts([world, more]));
});

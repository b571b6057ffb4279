// A search box that begins with the query of the address.
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { searchMachine } from '../../src/machines/search.ts';

test.each([
  [{ delay: 500 }, '', ''],
  [{ delay: 500, text: ' Вектор ' }, ' Вектор ', 'Вектор'],
])('opened with %j shows «%s» and searches for «%s»', (input, text, query) => {
  const { context } = createActor(searchMachine, { input }).getSnapshot();
  expect([context.text, context.query]).toEqual([text, query]);
});

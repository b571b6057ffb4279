// A search box: it begins with the query of the address, shows every key at once and searches when typing pauses.
import { expect, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { searchMachine } from '../../src/machines/data/search.machine.ts';

test.each([
  [{ delay: 500 }, '', ''],
  [{ delay: 500, text: ' Вектор ' }, ' Вектор ', 'Вектор'],
  [{ delay: 500, text: '\u200EВек\u00ADтор\u200B ' }, '\u200EВек\u00ADтор\u200B ', 'Вектор'],
])('opened with %j shows «%s» and searches for «%s»', (input, text, query) => {
  const { context } = createActor(searchMachine, { input }).getSnapshot();
  expect([context.text, context.query]).toEqual([text, query]);
});

function open(text: string) {
  const clock = new SimulatedClock();
  const search = createActor(searchMachine, { input: { delay: 500, text }, clock }).start();
  return {
    clock,
    search,
    type: (typed: string) => search.send({ type: 'text.change', text: typed }),
    read: () => [search.getSnapshot().context.text, search.getSnapshot().context.query],
  };
}

test('every key is shown at once and begins the pause again; the last text is searched for', () => {
  const { clock, search, type, read } = open('');
  type('Век');
  clock.increment(499);
  type('Вектор ');
  clock.increment(499);
  expect(read()).toEqual(['Вектор ', '']);
  clock.increment(1);
  expect([...read(), search.getSnapshot().value]).toEqual(['Вектор ', 'Вектор', 'idle']);
});

test('without a pause every key is searched for at once', () => {
  const clock = new SimulatedClock();
  const search = createActor(searchMachine, { input: { delay: 0 }, clock }).start();
  search.send({ type: 'text.change', text: 'Век ' });
  expect(search.getSnapshot()).toMatchObject({ value: 'idle', context: { text: 'Век ', query: 'Век' } });
});

test('emptied, it searches for nothing at once, whatever was being typed', () => {
  const { clock, search, type, read } = open('Вектор');
  type('Вектор Демо');
  search.send({ type: 'search.reset' });
  expect([...read(), search.getSnapshot().value]).toEqual(['', '', 'idle']);
  clock.increment(500);
  expect(read()).toEqual(['', '']);
});

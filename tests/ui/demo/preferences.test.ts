// Stored preferences of the console: those of an earlier version are kept, invalid ones give the defaults.
import { afterEach, expect, test } from 'vitest';
import { readConsolePreferences, writeConsolePreferences } from '../../../src/ui/demo/console/preferences.ts';

afterEach(() => localStorage.clear());

const FIRST = { tab: 'roles', open: true, tall: false, layout: 'page', focus: 'seat:ved' } as const;
const CHOSEN = { tab: 'events', open: false, tall: true, layout: 'stage', focus: 'seat:operator' } as const;

test('are read as they were written', () => {
  writeConsolePreferences(CHOSEN);
  expect(readConsolePreferences()).toEqual(CHOSEN);
});

test.each([
  [
    { tab: 'events', open: false, layout: 'stage' },
    { ...CHOSEN, tall: false, focus: 'seat:ved' },
  ],
  [{ ...CHOSEN, tab: 'a tab that is gone' }, FIRST],
  [{}, FIRST],
])('of the stored %j', (stored, expected) => {
  localStorage.setItem('meridian:demo', JSON.stringify(stored));
  expect(readConsolePreferences()).toEqual(expected);
});

test('are the defaults where nothing or no JSON is stored', () => {
  expect(readConsolePreferences()).toEqual(FIRST);
  localStorage.setItem('meridian:demo', '{');
  expect(readConsolePreferences()).toEqual(FIRST);
});

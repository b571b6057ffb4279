// Days of a filter that move with the calendar, as Moscow counts them.
import { expect, test } from 'vitest';
import { resolveRelativeDay } from '../../src/ui/hooks/list/relativeDays.ts';

const LATE = Date.parse('2026-11-30T21:30:00Z'); // half past midnight of 1 December in Moscow

test.each([
  ['today', '2026-12-01'],
  ['7d', '2026-11-24'],
  ['30d', '2026-11-01'],
  ['month', '2026-12-01'],
  ['2026-10-05', '2026-10-05'],
])('%s is %s', (value, day) => {
  expect(resolveRelativeDay(value, LATE)).toBe(day);
});

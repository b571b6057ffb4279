// Accepted amounts, numbers, flags, days and pages: in JSON, in forms and in queries alike.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  createdBetweenFields,
  dayField,
  decimalField,
  flagField,
  instantField,
  integerField,
  pagingFields,
  quantityField,
  shortPagingFields,
} from '../../src/api/schemas/fields.ts';

const HUGE = 2 ** 53;

test.each<[string, v.GenericSchema, readonly (readonly [given: unknown, read: unknown])[], readonly unknown[]]>([
  [
    'an amount',
    decimalField,
    ['0', '-5', '12.50', '1000000000000000000.000001'].map((text) => [text, text]),
    ['', '.5', '5.', '1e5', '1,5', ' 5', '5 ', '--5', '5.1.1', 5, null],
  ],
  [
    'a whole number',
    integerField,
    [
      [7, 7],
      ['7', 7],
      ['-7', -7],
      ['999999999999999', 999999999999999],
    ],
    ['', '1.5', '7 ', ' 7', '0x7', '1000000000000000', 1.5, HUGE],
  ],
  ['a quantity', quantityField, [[0, 0]], ['7', 1.5, HUGE]],
  [
    'a flag',
    flagField,
    [
      [true, true],
      [false, false],
      ['true', true],
      ['false', false],
    ],
    ['', 'yes', 1, null],
  ],
  ['a day', dayField, [['2026-11-20', '2026-11-20']], ['20.11.2026', '2026-13-01', '2026-11-20T10:00:00Z']],
  ['a moment', instantField, [['2026-11-20T18:00:00+03:00', '2026-11-20T18:00:00+03:00']], ['2026-11-20', '18:00']],
])('%s', (_name, schema, readable, refused) => {
  expect(readable.map(([given]) => v.parse(schema, given))).toEqual(readable.map(([, read]) => read));
  expect(refused.filter((given) => v.is(schema, given))).toEqual([]);
});

test('lists are requested from their beginning, by 10 rows or by 5, and by days', () => {
  const query = v.object({ ...pagingFields, ...createdBetweenFields });
  expect(v.parse(query, {})).toEqual({ limit: 10, offset: 0 });
  expect(v.parse(v.object(shortPagingFields), {})).toEqual({ limit: 5, offset: 0 });
  const days = { created_at_after: '2026-11-01', created_at_before: '2026-11-20' };
  expect(v.parse(query, { limit: '20', offset: '40', ...days })).toEqual({ limit: 20, offset: 40, ...days });
});

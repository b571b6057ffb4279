// @vitest-environment node
import { expect, test } from 'vitest';
import { normalizeForSearch } from '../../src/api/lib/searchText.ts';
import { textContains } from '../../src/mock-server/routes/lists/filters.ts';
import { filterChats } from '../../src/machines/chat/list/chatRoute.ts';

const chat = (name: string) => ({
  id: 1,
  name,
  created_at: '2026-11-20T12:00:00+03:00',
  closed: false,
  sender: 'Я',
  participant: null,
  liquidity_provider: null,
});

test.each([
  ['ООО «Ёлкина»', 'елкин', true],
  ['ООО «Елкина»', 'ЁЛКИН', true],
  ['Чай и Кофе', 'чаи\u0306', true],
  ['АО «Полярное Карго»', 'полярноё', true],
  ['ООО «Ёлкина»', 'палкин', false],
  ['a.b', 'a+b', false],
  ['Їжак', 'і\u0308жак', true],
])('%s searched for by %s: %s', (text, query, isFound) => {
  expect(normalizeForSearch(text).includes(normalizeForSearch(query))).toBe(isFound);
  expect(filterChats([chat(text)], query)).toHaveLength(isFound ? 1 : 0);
  expect(textContains('name', query)?.({ name: text })).toBe(isFound);
});

test.each([
  ['ООО «Ёлкина»', 'Ёл\u00ADкина\u200B'],
  ['ООО «Ёл\u200Bкина»', '\uFEFFелкина'],
  ['О’Нил', "о'нил"],
])('a name %j is found by %j', (name, query) => expect(filterChats([chat(name)], query)).toHaveLength(1));

test('quotes, dashes and blanks are found in any form', () => {
  expect(filterChats([chat('ООО «Ёлка\u00A0— Плюс»')], '"елка - плюс"')).toHaveLength(1);
});

test('a decomposed name is found by a composed text', () => {
  expect(filterChats([chat('Чаи\u0306')], 'чай')).toHaveLength(1);
});

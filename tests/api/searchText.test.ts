// @vitest-environment node
import { expect, test } from 'vitest';
import { foldText } from '../../src/api/lib/searchText.ts';
import { contains } from '../../src/mock-server/routes/filters.ts';
import { matchingChats } from '../../src/machines/chat/chatRoute.ts';

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
])('%s searched for by %s: %s', (text, query, isFound) => {
  expect(foldText(text).includes(foldText(query))).toBe(isFound);
  expect(matchingChats([chat(text)], query)).toHaveLength(isFound ? 1 : 0);
  expect(contains('name', query)?.({ name: text })).toBe(isFound);
});

test('a decomposed name is found by a composed text', () => {
  expect(matchingChats([chat('Чаи\u0306')], 'чай')).toHaveLength(1);
});

// One text edited by two users: when a choice is needed, and the result of each choice.
import { describe, expect, it } from 'vitest';
import { abortedFailure } from '../../src/api/errors/failure.ts';
import {
  resolveConflict,
  mergeServerText,
  isConflicting,
  findConflict,
  getConflictingText,
} from '../../src/machines/form/concurrentEdit.ts';

const text = (opened: string, theirs: string, mine: string) => ({ opened, theirs, mine });

describe('what the server says by now', () => {
  it.each([
    ['is another, as is what I typed', text('а', 'а', 'моё'), 'б', true],
    ['is what I typed', text('а', 'а', 'моё'), 'моё', false],
    ['is another, and I typed nothing', text('а', 'а', 'а'), 'б', false],
    ['is empty, and I typed', text('а', 'а', 'моё'), '', true],
  ])('%s', (_, before, theirs, asks) => {
    const after = mergeServerText(before, theirs);
    expect(isConflicting(after)).toBe(asks);
    expect([after.theirs, after.mine]).toEqual([theirs, asks ? before.mine : theirs]);
  });

  it('is the beginning of what is typed from then on, where nothing is to be chosen', () => {
    expect(mergeServerText(text('а', 'а', 'моё'), 'моё')).toEqual(text('моё', 'моё', 'моё'));
  });
});

it('who typed what the other wrote has nothing to choose', () => {
  expect(isConflicting(text('а', 'б', 'б'))).toBe(false);
});

it.each(['а', 'б'])('is again what it was at first (%s before): what I typed stands', (between) => {
  const back = mergeServerText(text('а', between, 'моё'), 'а');
  expect(back).toEqual(text('а', 'а', 'моё'));
  expect(isConflicting(back)).toBe(false);
});

describe('a choice', () => {
  const before = text('счёт 7', 'счёт 7\nоплачен', 'счёт 7\nждём письма');
  it.each([
    ['mine', 'счёт 7\nждём письма'],
    ['theirs', 'счёт 7\nоплачен'],
    ['both', 'счёт 7\nоплачен\nждём письма'],
  ] as const)('of %s', (choice, mine) => {
    expect(resolveConflict(before, choice)).toEqual({ opened: before.theirs, theirs: before.theirs, mine });
    expect(isConflicting(resolveConflict(before, choice))).toBe(false);
  });
});

it('both of an emptied text and mine are mine, without a line before them', () => {
  expect(resolveConflict(text('а', '', 'моё'), 'both').mine).toBe('моё');
});

it('what was held back tells the other text, a call given up tells none', () => {
  expect(getConflictingText(findConflict('б'))).toBe('б');
  expect(getConflictingText(findConflict(''))).toBe('');
  expect(getConflictingText(abortedFailure)).toBeNull();
});

it.each([
  ['a conflict the server speaks of', { ...findConflict('б'), kind: 'http' as const }],
  ['a call given up with an answer', { ...findConflict('б'), status: 400 }],
  ['a text that is none', { ...findConflict('б'), data: { detail: 'б' } }],
])('%s is no rival', (_, failure) => {
  expect(getConflictingText(failure)).toBeNull();
});

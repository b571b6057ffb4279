// One text edited by two users: when a choice is needed, and the result of each choice.
import { describe, expect, it } from 'vitest';
import { abortedFailure } from '../../src/api/errors/failure.ts';
import {
  resolveConflict,
  mergeServerText,
  isConflicting,
  createConflictFailure,
  getConflictingText,
} from '../../src/machines/form/concurrentEdit.ts';

const text = (opened: string, theirs: string, mine: string) => ({ opened, theirs, mine });

describe('the current text of the server', () => {
  it.each([
    ['is another, as is what I typed', text('а', 'а', 'моё'), 'б', true],
    ['is what I typed', text('а', 'а', 'моё'), 'моё', false],
    ['is another, and I typed nothing', text('а', 'а', 'а'), 'б', false],
    ['is empty, and I typed', text('а', 'а', 'моё'), '', true],
  ])('%s', (_, before, theirs, needsChoice) => {
    const after = mergeServerText(before, theirs);
    expect(isConflicting(after)).toBe(needsChoice);
    expect([after.theirs, after.mine]).toEqual([theirs, needsChoice ? before.mine : theirs]);
  });

  it('becomes the base of further edits, where no choice is needed', () => {
    expect(mergeServerText(text('а', 'а', 'моё'), 'моё')).toEqual(text('моё', 'моё', 'моё'));
  });
});

it('equal texts need no choice', () => {
  expect(isConflicting(text('а', 'б', 'б'))).toBe(false);
});

it.each(['а', 'б'])("keeps my text if the server's is the initial one again (%s before)", (between) => {
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

it('«both» of an emptied text and mine is mine, without a blank line', () => {
  expect(resolveConflict(text('а', '', 'моё'), 'both').mine).toBe('моё');
});

it('a conflict failure contains the other text, a cancelled call does not', () => {
  expect(getConflictingText(createConflictFailure('б'))).toBe('б');
  expect(getConflictingText(createConflictFailure(''))).toBe('');
  expect(getConflictingText(abortedFailure)).toBeNull();
});

it.each([
  ['a conflict the server speaks of', { ...createConflictFailure('б'), kind: 'http' as const }],
  ['a call given up with an answer', { ...createConflictFailure('б'), status: 400 }],
  ['a text that is none', { ...createConflictFailure('б'), data: { detail: 'б' } }],
])('%s is no conflict', (_, failure) => {
  expect(getConflictingText(failure)).toBeNull();
});

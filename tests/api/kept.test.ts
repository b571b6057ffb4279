// Storage wrapper: values that the storage rejects are kept in memory until unload or a successful write.
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { writeStorage, listStorageKeys, isPersisted, readStorage } from '../../src/api/storage/storage.ts';
import { readStorageJson } from '../../src/api/storage/storageJson.ts';
import { createProfile, fullStorage, throwingStorage } from '../support/tabs.ts';

test('writes to the storage, and removes from it', () => {
  const profile = createProfile();
  const { storage } = profile.tab();
  expect(writeStorage(storage, 'a', '1')).toBe(true);
  expect([readStorage(storage, 'a'), isPersisted(storage, 'a'), [...profile.items]]).toEqual(['1', true, [['a', '1']]]);
  expect(writeStorage(storage, 'a', null)).toBe(true);
  expect([readStorage(storage, 'a'), [...profile.items]]).toEqual([null, []]);
});

describe.each([
  ['full', fullStorage],
  ['forbidden', throwingStorage],
])('a storage that is %s', (_, storageOf) => {
  test('reports the rejection, and keeps the value in memory', () => {
    const storage = storageOf();
    expect(readStorage(storage, 'a')).toBeNull();
    expect(writeStorage(storage, 'a', '1')).toBe(false);
    expect([readStorage(storage, 'a'), isPersisted(storage, 'a'), listStorageKeys(storage)]).toEqual([
      '1',
      false,
      ['a'],
    ]);
    writeStorage(storage, 'a', null);
    expect(readStorage(storage, 'a')).toBeNull();
    expect(readStorage(storageOf(), 'a'), 'another storage knows nothing of it').toBeNull();
  });
});

test('a value that could not be removed is gone for this page', () => {
  const { storage } = createProfile({ a: 'old' }).tab();
  vi.spyOn(storage, 'removeItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(writeStorage(storage, 'a', null)).toBe(false);
  expect([readStorage(storage, 'a'), storage.getItem('a')]).toEqual([null, 'old']);
});

test('a value accepted later is in the storage alone', () => {
  const { storage } = createProfile().tab();
  const refusing = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStorage(storage, 'a', '1');
  refusing.mockRestore();
  expect(writeStorage(storage, 'a', '2')).toBe(true);
  storage.setItem('a', '3'); // another tab
  expect([readStorage(storage, 'a'), isPersisted(storage, 'a'), listStorageKeys(storage)]).toEqual(['3', true, ['a']]);
});

test.each([
  ['a text', '"a"', 'a'],
  ['a number', '7', null],
  ['no JSON', '{', null],
  ['nothing', '', null],
])('of %s a schema keeps only its fields', (_, stored, value) => {
  expect(readStorageJson(createProfile({ a: stored }).tab().storage, 'a', v.string())).toBe(value);
});

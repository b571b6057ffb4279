// Signing out in one tab clears unsent data of the other tabs, in their storages and in memory.
import { beforeEach, expect, test, vi } from 'vitest';
import { writeStorage, readStorage } from '../../src/api/storage/storage.ts';
import { syncSignOut } from '../../src/machines/session/signOutSync.ts';
import { type Profile, createProfile, throwingStorage } from '../support/tabs.ts';
import { turn } from '../support/time.ts';

/** The id of the other user begins with the own id. */
const [MINE, MY_OUTBOX, THEIRS] = ['meridian:draft:1:7', 'meridian:outbox:1:7', 'meridian:draft:12:7'];

let profile: Profile;
beforeEach(() => {
  profile = createProfile();
});

/** A tab that is notified of it, with a draft the storage refused, an outbox, and data of another user. */
function otherTab() {
  const { storage, storageEvents } = profile.tab();
  const tabStorage = createProfile({ [MY_OUTBOX]: '[]', [THEIRS]: 'чужое' }).tab().storage;
  const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStorage(storage, MINE, 'пишу');
  full.mockRestore();
  syncSignOut({ storage, tabStorage, storageEvents });
  return () => [readStorage(storage, MINE), readStorage(tabStorage, MY_OUTBOX), readStorage(tabStorage, THEIRS)];
}

test("removes the texts of that user, and no other's", async () => {
  const held = otherTab();
  syncSignOut({ ...profile.tab(), tabStorage: createProfile().tab().storage })(1);
  await turn();
  expect(held()).toEqual([null, null, 'чужое']);
  expect([...profile.items], 'the word of it is taken back').toEqual([]);
});

test('of an unknown user removes the texts of every user', async () => {
  const held = otherTab();
  syncSignOut({ ...profile.tab(), tabStorage: createProfile().tab().storage })(null);
  await turn();
  expect(held()).toEqual([null, null, null]);
});

test('is the only message with this effect', async () => {
  const held = otherTab();
  const { storage } = profile.tab();
  storage.setItem('meridian:sidebar', '1');
  storage.removeItem('meridian:left');
  await turn();
  expect(held()).toEqual(['пишу', '[]', 'чужое']);
});

test('works where the storage is forbidden and no storage events arrive', () => {
  const left = syncSignOut({ storage: throwingStorage(), tabStorage: throwingStorage() });
  expect(() => left(1)).not.toThrow();
});

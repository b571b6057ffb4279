// Unsent data of an account: drafts and outboxes under `meridian:draft:` or `meridian:outbox:`, the user id and a
// colon. Signing out removes all of it.
import { writeStorage, listStorageKeys } from '../../api/storage/storage.ts';
import type { RecordId } from '../../api/recordId.ts';

/** Removes the unsent data of `userId` from `storage`; of all users while the user is unknown. */
export function clearUnsentData(storage: Storage, userId: RecordId | null): void {
  const mine = new RegExp(
    `^meridian:(draft|outbox):${userId === null ? String.raw`(?:\d+|[\da-f-]{36})` : String(userId).replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}:`,
  );
  for (const key of listStorageKeys(storage)) if (mine.test(key)) writeStorage(storage, key, null);
}

// What an account has written and not sent: drafts and outboxes lie under `meridian:draft:` or `meridian:outbox:`, then
// the id of the user and a colon. Signing out forgets all of it, the open chat's and every other's (reliability.md 2, row 14).
import { writeStorage, listStorageKeys } from '../../api/storage/storage.ts';
import type { RecordId } from '../../api/recordId.ts';

/** Removes what `userId` has left in `storage`; what anybody has left while the user is not known. */
export function clearUnsentData(storage: Storage, userId: RecordId | null): void {
  const mine = new RegExp(
    `^meridian:(draft|outbox):${userId === null ? String.raw`(?:\d+|[\da-f-]{36})` : String(userId).replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}:`,
  );
  for (const key of listStorageKeys(storage)) if (mine.test(key)) writeStorage(storage, key, null);
}

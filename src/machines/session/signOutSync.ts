// Signing out in one tab is signing out of all: what the user has not sent goes from the others, too (reliability.md 2, row 14).
import { type RecordId, parseRecordId } from '../../api/recordId.ts';
import type { Environment } from '../app/environment.ts';
import { clearUnsentData } from './unsentData.ts';

type Kept = Pick<Environment, 'storage' | 'tabStorage' | 'storageEvents'>;

/** Key whose storage event tells the other tabs which user has signed out; it is removed at once. */
const LEFT = 'meridian:left';

/**
 * Hears of it for as long as the page lives, and gives what tells it. A session that merely ends keeps what was written:
 * nobody has said that they are leaving.
 */
export function syncSignOut({ storage, tabStorage, storageEvents }: Kept): (userId: RecordId | null) => void {
  storageEvents?.addEventListener('storage', ({ key, newValue }) => {
    if (key !== LEFT || newValue === null) return;
    for (const held of [storage, tabStorage])
      clearUnsentData(held, newValue === 'null' ? null : parseRecordId(newValue));
  });
  return (userId) => {
    try {
      storage.setItem(LEFT, String(userId));
      storage.removeItem(LEFT);
    } catch {
      // forbidden: the other tabs are not told
    }
  };
}

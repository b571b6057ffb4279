// Signing out in one tab signs out all tabs and removes the unsent data of the user in each.
import { type RecordId, parseRecordId } from '../../api/recordId.ts';
import type { Environment } from '../app/environment.ts';
import { clearUnsentData } from './unsentData.ts';

type Kept = Pick<Environment, 'storage' | 'tabStorage' | 'storageEvents'>;

/**
 * The storage event of this key carries the id of the signed-out user to the other tabs; the entry is removed at once.
 */
const LEFT = 'meridian:left';

/**
 * Listens for sign-outs of other tabs as long as the page lives, and returns a function that announces one. An expired
 * session keeps unsent data, since the user did not choose to leave.
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
      // storage is forbidden: the other tabs are not notified
    }
  };
}

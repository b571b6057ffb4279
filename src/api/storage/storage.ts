// Web storage with an in-memory fallback: values that a full or forbidden storage refuses live as long as the page.
// Signals to other tabs (idle.machine.ts, signOutSync.ts) bypass it: a value that was not stored reaches no tab.

const pages = new WeakMap<Storage, Map<string, string | null>>();

/** Values that `storage` refused to store (null: to remove), by key. */
function refusedBy(storage: Storage): Map<string, string | null> {
  let refused = pages.get(storage);
  if (!refused) pages.set(storage, (refused = new Map()));
  return refused;
}

/** The stored text; null without one. Never throws. */
export function readStorage(storage: Storage, key: string): string | null {
  const refused = refusedBy(storage).get(key);
  if (refused !== undefined) return refused;
  try {
    return storage.getItem(key);
  } catch {
    return null; // storage is forbidden, so it holds nothing
  }
}

/** Null removes the value. False when the storage refuses: the value then lives as long as the page. */
export function writeStorage(storage: Storage, key: string, text: string | null): boolean {
  const refused = refusedBy(storage);
  refused.set(key, text);
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    return false;
  }
  return refused.delete(key);
}

/** Whether the value survives the page. */
export const isPersisted = (storage: Storage, key: string): boolean => !refusedBy(storage).has(key);

/** All keys of the storage and of its fallback. */
export function listStorageKeys(storage: Storage): string[] {
  const keys = [...refusedBy(storage).keys()];
  try {
    for (let place = 0; place < storage.length; place += 1) keys.push(storage.key(place) ?? '');
  } catch {
    // storage is forbidden, so it holds nothing
  }
  return keys;
}

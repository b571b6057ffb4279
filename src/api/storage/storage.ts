// What the browser keeps for us. What its storage refuses, full or forbidden, is known here for as long as the page lives.
// Words to other tabs (machines/idle.ts, leaving.ts) go past it: one that was not stored has reached nobody.

const pages = new WeakMap<Storage, Map<string, string | null>>();

/** What `storage` would not take (null: what it would not let go), by key. */
function refusedBy(storage: Storage): Map<string, string | null> {
  let refused = pages.get(storage);
  if (!refused) pages.set(storage, (refused = new Map()));
  return refused;
}

/** The text under `key`; null without. */
export function readStorage(storage: Storage, key: string): string | null {
  const refused = refusedBy(storage).get(key);
  if (refused !== undefined) return refused;
  try {
    return storage.getItem(key);
  } catch {
    return null; // forbidden: nothing was kept either
  }
}

/** Null removes what stands there. False where the storage refuses: it lives as long as the page. */
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

/** Whether what stands under `key` outlives the page. */
export const isPersisted = (storage: Storage, key: string): boolean => !refusedBy(storage).has(key);

/** Every key under which something may stand. */
export function listStorageKeys(storage: Storage): string[] {
  const keys = [...refusedBy(storage).keys()];
  try {
    for (let place = 0; place < storage.length; place += 1) keys.push(storage.key(place) ?? '');
  } catch {
    // forbidden: it holds nothing
  }
  return keys;
}

// What is being written, where the browser's storage refuses it in the middle of the day, full or forbidden: it lives as long
// as the page, at most until its user signs out.
const pages = new WeakMap<Storage, Map<string, string>>();

/** `storage`, which tells a refusal as before: what it would not take is known here all the same. */
export function lasting(storage: Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const refused = pages.get(storage) ?? new Map<string, string>();
  pages.set(storage, refused);
  return {
    getItem: (key) => refused.get(key) ?? storage.getItem(key),
    setItem(key, value) {
      refused.set(key, value);
      storage.setItem(key, value);
      refused.delete(key);
    },
    removeItem(key) {
      refused.delete(key);
      storage.removeItem(key);
    },
  };
}

/** Of what `storage` has refused nothing is known any more: the user has signed out. */
export const forgetRefused = (storage: Storage): void => void pages.delete(storage);

// Frame storage: a frame named `seat:…` sees local and session storage with its own key prefix, so that several roles are
// signed in side by side on one origin without support in the product's code. Where browser storage is forbidden or full,
// the console page provides an in-memory storage to all frames.
import { createMemoryStorage } from '../app/boot/memoryStorage.ts';

const AREAS = ['localStorage', 'sessionStorage'] as const;

declare global {
  interface Window {
    /** Set by the console for itself and its frames; missing when the browser's storage works. */
    lentStorage?: Readonly<Record<(typeof AREAS)[number], Storage>>;
  }
}

/** Keys of any Storage implementation. */
export const listStorageKeys = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

/** Writes a value that may be lost: a full storage is ignored. */
export function tryWriteStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // without storage the last path is not restored
  }
}

/** Storage that replaces this page's own. */
export function getBorrowedStorage(): Window['lentStorage'] {
  try {
    return window.lentStorage ?? window.parent.lentStorage;
  } catch {
    return undefined; // the parent page has another origin
  }
}

/** A Storage that keeps its keys under `prefix` in another one. */
export function createPrefixedStorage(real: Storage, prefix: string): Storage {
  const keys = () => listStorageKeys(real).filter((key) => key.startsWith(prefix));
  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index]?.slice(prefix.length) ?? null,
    getItem: (key) => real.getItem(prefix + key),
    setItem: (key, value) => real.setItem(prefix + key, value),
    removeItem: (key) => real.removeItem(prefix + key),
    clear: () => keys().forEach((key) => real.removeItem(key)),
  };
}

/** Hides storage events of other frames; strips the prefix from own keys. Key null (cleared) passes. */
function ownEventsOnly(prefix: string): void {
  window.addEventListener(
    'storage',
    (event) => {
      if (event.key === null || !event.isTrusted) return;
      event.stopImmediatePropagation();
      if (!event.key.startsWith(prefix)) return;
      const { oldValue, newValue, url } = event;
      window.dispatchEvent(
        new StorageEvent('storage', { key: event.key.slice(prefix.length), oldValue, newValue, url }),
      );
    },
    true,
  );
}

/** Size needed by a session of three roles. */
const ROOM = 'x'.repeat(16_384);
const PROBE = 'meridian:demo:probe';

function holds(area: (typeof AREAS)[number]): boolean {
  try {
    window[area].setItem(PROBE, ROOM);
    window[area].removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/** In-memory storage with a copy of the browser's values. */
function lent(area: (typeof AREAS)[number]): Storage {
  const memory = createMemoryStorage();
  try {
    const real = window[area];
    for (const key of listStorageKeys(real)) memory.setItem(key, real.getItem(key) ?? '');
  } catch {
    // forbidden: no values to copy
  }
  return memory;
}

if (window.parent === window && location.pathname.endsWith('/demo') && !AREAS.every(holds))
  window.lentStorage = { localStorage: lent('localStorage'), sessionStorage: lent('sessionStorage') };

const borrowed = getBorrowedStorage();
if (borrowed)
  for (const area of AREAS) Object.defineProperty(window, area, { configurable: true, value: borrowed[area] });

if (window.name.startsWith('seat:')) {
  const prefix = `${window.name}:`;
  for (const area of AREAS)
    Object.defineProperty(window, area, { configurable: true, value: createPrefixedStorage(window[area], prefix) });
  ownEventsOnly(prefix);
}

// A seat of the demo's stage: a frame named `seat:…` sees local and session storage through a view of its own, so that
// several roles are signed in side by side on one origin while the product's code knows nothing of it (stack.md 12.3).
// Where the browser's own is forbidden or full, the console's page lends all its frames one in memory.
import { createMemoryStorage } from '../app/boot/memoryStorage.ts';

const AREAS = ['localStorage', 'sessionStorage'] as const;

declare global {
  interface Window {
    /** Of the console: both storages for itself and its frames; missing where the browser's own will do. */
    lentStorage?: Readonly<Record<(typeof AREAS)[number], Storage>>;
  }
}

/** Keys of a storage, whatever it is made of. */
export const listPrefixedKeys = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');

/** Keeps what is worth nothing but comfort: a storage that has become full meanwhile forgets it. */
export function tryWriteStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // where a visitor stood is then told by nobody
  }
}

/** What this page's storage is replaced by. */
export function createBorrowedStorage(): Window['lentStorage'] {
  try {
    return window.lentStorage ?? window.parent.lentStorage;
  } catch {
    return undefined; // a frame in a page of somebody else
  }
}

/** A Storage that keeps its keys under `prefix` in another one. */
export function createPrefixedStorage(real: Storage, prefix: string): Storage {
  const keys = () => listPrefixedKeys(real).filter((key) => key.startsWith(prefix));
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

/** Other seats' changes stay unseen; this seat's arrive under their plain key. Key null (cleared) passes. */
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

/** As much as a session of three roles takes. */
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

/** A storage in memory, with what the browser's own holds. */
function lent(area: (typeof AREAS)[number]): Storage {
  const memory = createMemoryStorage();
  try {
    const real = window[area];
    for (const key of listPrefixedKeys(real)) memory.setItem(key, real.getItem(key) ?? '');
  } catch {
    // forbidden: there is nothing to begin with
  }
  return memory;
}

if (window.parent === window && location.pathname.endsWith('/demo') && !AREAS.every(holds))
  window.lentStorage = { localStorage: lent('localStorage'), sessionStorage: lent('sessionStorage') };

const borrowed = createBorrowedStorage();
if (borrowed)
  for (const area of AREAS) Object.defineProperty(window, area, { configurable: true, value: borrowed[area] });

if (window.name.startsWith('seat:')) {
  const prefix = `${window.name}:`;
  for (const area of AREAS)
    Object.defineProperty(window, area, { configurable: true, value: createPrefixedStorage(window[area], prefix) });
  ownEventsOnly(prefix);
}

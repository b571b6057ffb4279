// A browser profile for tests: one storage seen by several tabs with storage events between them, one lock for all of them.
import type { StorageEventTarget } from '../../src/api/tokens.ts';
import type { CrossTabLock } from '../../src/machines/data/ports.ts';

/** Storage of one tab. */
export interface Tab {
  readonly storage: Storage;
  readonly storageEvents: StorageEventTarget;
  /** The browser keeps the page in its back/forward cache: it gets no storage events. */
  readonly keepAside: () => void;
  /** The page is shown again. */
  readonly show: () => void;
}

export interface Profile {
  /** Opens a tab; its writes reach the other tabs as storage events, in order, after the running code. */
  readonly tab: () => Tab;
  readonly lock: CrossTabLock;
  /** The stored items, whichever tab wrote them. */
  readonly items: ReadonlyMap<string, string>;
}

/** A fresh profile holding `stored`. */
export function createProfile(stored: Readonly<Record<string, string>> = {}): Profile {
  const items = new Map(Object.entries(stored));
  const tabs = new Set<EventTarget>();
  return {
    tab() {
      const events = new EventTarget();
      tabs.add(events);
      const dispatchChange = (key: string | null, value: string | null) => {
        for (const other of tabs) {
          if (other !== events) queueMicrotask(() => other.dispatchEvent(new StoredEvent(key, value)));
        }
      };
      return {
        storage: storageOver(items, dispatchChange),
        storageEvents: storageEventsOf(events),
        keepAside: () => void tabs.delete(events),
        show() {
          tabs.add(events);
          events.dispatchEvent(new Event('pageshow'));
        },
      };
    },
    lock: createLock(),
    items,
  };
}

function storageOver(
  items: Map<string, string>,
  dispatchChange: (key: string | null, value: string | null) => void,
): Storage {
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (items.has(key) && items.get(key) === value) return;
      items.set(key, value);
      dispatchChange(key, value);
    },
    removeItem(key) {
      if (items.delete(key)) dispatchChange(key, null);
    },
    clear() {
      items.clear();
      dispatchChange(null, null);
    },
  };
}

function storageEventsOf(target: EventTarget): StorageEventTarget {
  const wrapped = new Map<(event: StorageEvent) => void, (event: Event) => void>();
  return {
    addEventListener(type, listener) {
      const narrow = (event: Event) => listener(event instanceof StoredEvent ? event : new StoredEvent(null));
      wrapped.set(listener, narrow);
      target.addEventListener(type, narrow);
    },
    removeEventListener: (type, listener) => target.removeEventListener(type, wrapped.get(listener) ?? null),
  };
}

/** Node has no StorageEvent; only the key and the new value are ever read. */
class StoredEvent extends Event implements StorageEvent {
  readonly key: string | null;
  readonly newValue: string | null;
  readonly oldValue = null;
  readonly storageArea = null;
  readonly url = '';
  constructor(key: string | null, newValue: string | null = null) {
    super('storage');
    this.key = key;
    this.newValue = newValue;
  }
  initStorageEvent(): void {}
}

/** Exclusive per name, first come, first served; a failed run frees the lock. */
export function createLock(): CrossTabLock {
  const queues = new Map<string, Promise<unknown>>();
  return async (name, run) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(run, run);
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Rejects every write; stored values can be read and removed. */
export function fullStorage(stored: Readonly<Record<string, string>> = {}): Storage {
  const { storage } = createProfile(stored).tab();
  return {
    get length() {
      return storage.length;
    },
    key: (place) => storage.key(place),
    getItem: (key) => storage.getItem(key),
    setItem: refuse,
    removeItem: (key) => storage.removeItem(key),
    clear: () => storage.clear(),
  };
}

/** A storage that refuses everything: private mode, full disk, blocked cookies. */
export function throwingStorage(): Storage {
  return { length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse };
}

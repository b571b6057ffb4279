// A seat of the demo's stage: a frame named `seat:…` sees local and session storage through a view of its own, so that
// several roles are signed in side by side on one origin while the product's code knows nothing of it (stack.md 12.3).

/** A Storage that keeps its keys under `prefix` in another one. */
export function prefixedStorage(real: Storage, prefix: string): Storage {
  const keys = () => Object.keys(real).filter((key) => key.startsWith(prefix));
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

if (window.name.startsWith('seat:')) {
  const prefix = `${window.name}:`;
  for (const area of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, area, { configurable: true, value: prefixedStorage(window[area], prefix) });
  ownEventsOnly(prefix);
}

// A module given at start (Node, tests) or loaded on demand (pages), behind one interface.

export type LazySource<T> = { readonly here: T } | { readonly load: () => Promise<T> };

export interface LazyModule<T> {
  readonly isLoaded: () => boolean;
  readonly isLoading: () => boolean;
  /** Loads the module once; after a failure the next call tries again. */
  readonly load: () => Promise<void>;
  /** The module; throws before it is loaded. */
  readonly get: () => T;
}

export function lazyModule<T>(given: LazySource<T>): LazyModule<T> {
  let here = 'here' in given ? given : null;
  let coming: Promise<void> | null = null;

  async function load(): Promise<void> {
    if (here !== null || 'here' in given) return;
    try {
      here = { here: await given.load() };
    } finally {
      coming = null;
    }
  }

  return {
    isLoaded: () => here !== null,
    isLoading: () => coming !== null,
    load: () => (coming ??= load()),
    get() {
      if (here === null) throw new Error('the module is not loaded yet');
      return here.here;
    },
  };
}

// A module given at start (Node, tests) or loaded on demand (pages), behind one interface.

export type LazySource<T> = { readonly here: T } | { readonly load: () => Promise<T> };

export interface LazyModule<T> {
  readonly isHere: () => boolean;
  readonly isComing: () => boolean;
  /** Loads the module once; after a failure the next call tries again. */
  readonly come: () => Promise<void>;
  /** The module; throws before it is loaded. */
  readonly known: () => T;
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
    isHere: () => here !== null,
    isComing: () => coming !== null,
    come: () => (coming ??= load()),
    known() {
      if (here === null) throw new Error('this code has not come yet');
      return here.here;
    },
  };
}

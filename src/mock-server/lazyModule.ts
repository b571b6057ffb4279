// Code that is given at the start (Node, tests) or loaded when it is first needed (pages), behind one interface.

export type LazySource<T> = { readonly here: T } | { readonly load: () => Promise<T> };

export interface LazyModule<T> {
  readonly isHere: () => boolean;
  /** It is being loaded. */
  readonly isComing: () => boolean;
  /** Loads it unless it is here. After a failure the next call tries again. */
  readonly come: () => Promise<void>;
  /** The code; throws while it is not here. */
  readonly known: () => T;
}

/** Of code that is `here`, or that `load` brings with the first `come()`. */
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

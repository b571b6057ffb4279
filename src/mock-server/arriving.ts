// Code that is there from the start, or comes once somebody wants it.

export type Arriving<T> = { readonly here: T } | { readonly load: () => Promise<T> };

export interface Arrival<T> {
  readonly isHere: () => boolean;
  /** It is on its way. */
  readonly isComing: () => boolean;
  /** Has it come. After a failure the next one asks anew. */
  readonly come: () => Promise<void>;
  /** What has come; throws before that. */
  readonly known: () => T;
}

/** What is given, or comes with the first `come()`. */
export function arriving<T>(given: Arriving<T>): Arrival<T> {
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

// Time in tests: promises settled by hand, microtasks drained, no sleeping.

/** A promise that the test settles. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
}

export function deferred<T>(): Deferred<T> {
  let settle: Pick<Deferred<T>, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('a promise runs its executor at once');
  return { promise, ...settle };
}

/** Runs everything that is ready: one turn of the event loop with all its microtasks. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Runs event loop turns until `holds`: bodies of responses take several. Fails after two seconds with `what` was
 * awaited.
 */
export async function until(holds: () => boolean, what = 'the condition'): Promise<void> {
  const deadline = performance.now() + 2_000;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`${what} did not come true`);
    await turn();
  }
}

/** Runs several turns, so that ready bodies and responses arrive; whatever is missing afterwards will not come. */
export async function quiet(turns = 20): Promise<void> {
  for (let done = 0; done < turns; done += 1) await turn();
}

export type LazyValue<T> = () => T;

/** Computes the value on first use and caches it. */
export function lazyValue<T>(make: LazyValue<T>): LazyValue<T> {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

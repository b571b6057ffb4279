// A value that is computed when it is first asked for, and then kept.

export type LazyValue<T> = () => T;

/** Makes a value once, whoever asks first. */
export function lazyValue<T>(make: LazyValue<T>): LazyValue<T> {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

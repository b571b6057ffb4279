// A value that is computed when it is first asked for, and then kept.

export type Lazy<T> = () => T;

/** Makes a value once, whoever asks first. */
export function once<T>(make: Lazy<T>): Lazy<T> {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

// Type-only values for `setup({ types })`: XState never reads them, so none has to be constructed.

/** `types: machineTypes<{ context: …; events: … }>()` */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type parameter is the only input
export function machineTypes<T>(): T;
export function machineTypes(): unknown {
  return {};
}

// Type-only values for `setup({ types })`: XState never reads them, so none has to be constructed.

/** `types: typed<{ context: …; events: … }>()` */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the parameter is the whole point: it names a type
export function machineTypes<T>(): T;
export function machineTypes(): unknown {
  return {};
}

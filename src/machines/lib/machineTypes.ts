// Type-only values for `setup({ types })`: xstate never reads them, so no value has to be invented or asserted.

/** `types: typed<{ context: …; events: … }>()` */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the parameter is the whole point: it names a type
export function machineTypes<T>(): T;
export function machineTypes(): unknown {
  return {};
}

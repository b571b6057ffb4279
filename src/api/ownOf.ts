// Tables asked by a name that came from outside: from the server, the address or the storage.

/** The entry of `table` under `name`; names that every object has (`constructor`) are none of it. */
export const ownOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

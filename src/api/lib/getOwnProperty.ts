// Looks up a table by a name that came from outside: from the server, the address bar or the storage.

/** The entry of `table` under `name`. Names that every object inherits (`constructor`) are not found. */
export const getOwnProperty = <T>(table: Readonly<Record<string, T>>, name: string | null): T | undefined =>
  name !== null && Object.hasOwn(table, name) ? table[name] : undefined;

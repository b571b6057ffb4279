// Table lookup by a name from outside: server, URL or storage.

/** The entry of `table` under `name`; inherited names such as `constructor` are not found. */
export const getOwnProperty = <T>(table: Readonly<Record<string, T>>, name: string | null): T | undefined =>
  name !== null && Object.hasOwn(table, name) ? table[name] : undefined;

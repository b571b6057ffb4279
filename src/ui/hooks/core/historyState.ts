// What an entry of the history remembers beside its address: our own redirects and links put it there, never into the URL.

/** The text of this name in the state of an entry; empty where there is none. */
export function readHistoryState(state: unknown, name: string): string {
  const found: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : '';
  return typeof found === 'string' ? found : '';
}

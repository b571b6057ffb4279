// State of a history entry: set by the app's own redirects and links, never part of the URL.

/** String stored under `name` in the state of an entry; empty if absent. */
export function readHistoryState(state: unknown, name: string): string {
  const found: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : '';
  return typeof found === 'string' ? found : '';
}

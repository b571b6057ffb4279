// Return address after signing in: kept in the history entry by our own redirect, never in the URL.
import { useHistoryState } from 'wouter/use-browser-location';
import type { Role } from '../../../api/roles.ts';
import { getAccess } from '../../routing/access.ts';

/** The address the visitor came from, if this role may open it; else null. */
export function useReturnPath(role: Role | null): string | null {
  const from = readHistoryState(useHistoryState(), 'from');
  if (!from.startsWith('/')) return null;
  return getAccess(from, { signedIn: true, role }).kind === 'open' ? from : null;
}

/** String stored under `name` in the state of an entry; empty if absent. */
export function readHistoryState(state: unknown, name: string): string {
  const found: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : '';
  return typeof found === 'string' ? found : '';
}

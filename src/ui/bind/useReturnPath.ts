// Where to go back to after signing in: kept in the history entry by our own redirect, never in the URL.
import { useHistoryState } from 'wouter/use-browser-location';
import type { Role } from '../../api/roles.ts';
import { accessTo } from '../access.ts';

/** The address the visitor was sent away from, if this role may open it; else null. */
export function useReturnPath(role: Role | null): string | null {
  const state: unknown = useHistoryState();
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : null;
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  return accessTo(from, { signedIn: true, role }).kind === 'open' ? from : null;
}

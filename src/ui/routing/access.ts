// Who may open which screen: pure, so that every role × route is tested without a page (spec section 6).
import type { AccountRestriction } from '../../api/errors/catalogue.ts';
import type { Role } from '../../api/roles.ts';
import { homePaths } from './homes.ts';
import { type Area, areaOfPath } from './areas.ts';

const areaOf: Record<Role, Exclude<Area, 'public'>> = {
  ved_participant: 'account',
  liquidity_provider: 'liquidity',
  authorized_organization: 'organization',
};

/**
 * `open` shows the screen, `wait` shows the shell until current_user tells the role, `blocked` shows only why and whom
 * to ask, `go` leads elsewhere.
 */
export type AccessDecision =
  | { readonly kind: 'open' | 'wait' | 'blocked' }
  | { readonly kind: 'go'; readonly to: string; readonly because: 'signedOut' | 'foreignArea' | 'signedIn' };

interface Visitor {
  readonly signedIn: boolean;
  readonly role: Role | null;
  /** What limits the account; only a blocked one loses its screens. */
  readonly limit?: AccountRestriction | null;
}

/** Signed-in visitors leave the pages of signing in; the registration's own pages stay open to them. */
const leftWhenSignedIn = /^\/(login|forgot-password)?\/?$/i;
const needSession = /^\/registr-(application|message)(\/|$)/i;

/** Where the account's own banner stands: in the areas and on the registration's private pages. */
export const showsAccountBanner = (path: string): boolean => areaOfPath(path) !== 'public' || needSession.test(path);

/** Guards never replace the server's checks: a forged account_type opens an area that gets no data. */
export function getAccess(path: string, { signedIn, role, limit }: Visitor): AccessDecision {
  const area = areaOfPath(path);
  if (!signedIn) {
    const isPrivate = area !== 'public' || needSession.test(path);
    return isPrivate ? { kind: 'go', to: '/login', because: 'signedOut' } : { kind: 'open' };
  }
  const isOwnAffair = area === 'public' && !leftWhenSignedIn.test(path);
  if (isOwnAffair && !needSession.test(path)) return { kind: 'open' };
  if (limit === 'blocked') return { kind: 'blocked' };
  if (isOwnAffair) return { kind: 'open' };
  if (role === null) return { kind: 'wait' };
  if (area === areaOf[role]) return { kind: 'open' };
  return { kind: 'go', to: homePaths[role], because: area === 'public' ? 'signedIn' : 'foreignArea' };
}

/** Addresses that only stand for others: empty area paths (spec section 2) and the sample screens' old links (C11). */
export function resolveAlias(path: string): string | null {
  if (/^\/account\/?$/i.test(path)) return '/account/dashboard';
  if (/^\/liquidity\/?$/i.test(path)) return '/liquidity/dashboard';
  return /^\/active-deals(\/|$)/i.test(path) ? `/organization${path}` : null;
}

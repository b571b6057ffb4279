// Access to screens by role: pure, so that every role × route is tested without a page (tests/contract/routes.json).
import type { AccountRestriction } from '../../api/errors/catalogue.ts';
import type { Role } from '../../api/roles.ts';
import { homePaths, type Area, getAreaFromPath } from './areas.ts';

const areaOf: Record<Role, Exclude<Area, 'public'>> = {
  ved_participant: 'account',
  liquidity_provider: 'liquidity',
  authorized_organization: 'organization',
};

/**
 * `open` shows the screen, `wait` the loading shell until the role is known, `blocked` the page of a blocked account, `go`
 * redirects.
 */
export type AccessDecision =
  | { readonly kind: 'open' | 'wait' | 'blocked' }
  | { readonly kind: 'go'; readonly to: string; readonly reason: 'signedOut' | 'foreignArea' | 'signedIn' };

interface Visitor {
  readonly signedIn: boolean;
  readonly role: Role | null;
  /** Restriction of the account; only a blocked one loses its screens. */
  readonly limit?: AccountRestriction | null;
}

/** Signed-in visitors are redirected away from the sign-in pages; the registration pages stay open. */
const leftWhenSignedIn = /^\/(login|forgot-password)?\/?$/i;
const needSession = /^\/registr-(application|message)(\/|$)/i;

/** True where the account banner is shown: in the areas and on the private registration pages. */
export const showsAccountBanner = (path: string): boolean =>
  getAreaFromPath(path) !== 'public' || needSession.test(path);

/** Guards never replace the server's checks: a forged account_type opens an area without data. */
export function getAccess(path: string, { signedIn, role, limit }: Visitor): AccessDecision {
  const area = getAreaFromPath(path);
  if (!signedIn) {
    const isPrivate = area !== 'public' || needSession.test(path);
    return isPrivate ? { kind: 'go', to: '/login', reason: 'signedOut' } : { kind: 'open' };
  }
  const isOwnAffair = area === 'public' && !leftWhenSignedIn.test(path);
  if (isOwnAffair && !needSession.test(path)) return { kind: 'open' };
  if (limit === 'blocked') return { kind: 'blocked' };
  if (isOwnAffair) return { kind: 'open' };
  if (role === null) return { kind: 'wait' };
  if (area === areaOf[role]) return { kind: 'open' };
  return { kind: 'go', to: homePaths[role], reason: area === 'public' ? 'signedIn' : 'foreignArea' };
}

/** Redirects: empty area paths and the old links of the sample screens. */
export function resolveAlias(path: string): string | null {
  if (/^\/account\/?$/i.test(path)) return '/account/dashboard';
  if (/^\/liquidity\/?$/i.test(path)) return '/liquidity/dashboard';
  return /^\/active-deals(\/|$)/i.test(path) ? `/organization${path}` : null;
}

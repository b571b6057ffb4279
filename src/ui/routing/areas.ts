// The areas of the product by URL.
import type { Role } from '../../api/roles.ts';

/**
 * Home of each account type after sign-in: its area and the default screen; the operator's inbox is an addition to the
 * specification.
 */
export const homePaths: Record<Role, string> = {
  ved_participant: '/account/dashboard',
  liquidity_provider: '/liquidity/dashboard',
  authorized_organization: '/organization/inbox',
};

/** Ignores a trailing slash and letter case, as the route table does. */
export const normalizePath = (path: string): string => path.toLowerCase().replace(/\/$/, '');

export type Area = 'public' | 'account' | 'liquidity' | 'organization';

/** The area of an address, even if it has no screen. */
export function getAreaFromPath(path: string): Area {
  const [, first] = path.toLowerCase().match(/^\/(account|liquidity|organization)(?:\/|$)/) ?? [];
  return first === 'account' || first === 'liquidity' || first === 'organization' ? first : 'public';
}

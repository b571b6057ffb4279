// Where each account type arrives after sign-in: its area and the area's default screen (spec section 2); the operator's inbox is an
// addition to the specification.
import type { Role } from '../../api/roles.ts';

export const homePaths: Record<Role, string> = {
  ved_participant: '/account/dashboard',
  liquidity_provider: '/liquidity/dashboard',
  authorized_organization: '/organization/inbox',
};

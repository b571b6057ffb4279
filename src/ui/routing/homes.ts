// Home of each account type after sign-in: its area and the default screen; the operator's inbox is an addition to the
// specification.
import type { Role } from '../../api/roles.ts';

export const homePaths: Record<Role, string> = {
  ved_participant: '/account/dashboard',
  liquidity_provider: '/liquidity/dashboard',
  authorized_organization: '/organization/inbox',
};

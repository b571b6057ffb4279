// Addresses of the operator's screens about one organisation.
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';

type Named = Pick<OrganizationRow, 'id' | 'role'>;

/** The form of either role has a route of its own; the second is spelled as the specification spells it. */
export const getVerificationFormPath = ({ id, role }: Named): string =>
  `/organization/verification/${role === 'liquidity_provider' ? 'liqudity-form' : 'form'}/${id}`;

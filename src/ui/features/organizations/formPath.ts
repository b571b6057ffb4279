// Paths of the operator's screens of one organisation.
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';

type Named = Pick<OrganizationRow, 'id' | 'role'>;

/** Each role's form has its own route; the second keeps the specified spelling. */
export const getVerificationFormPath = ({ id, role }: Named): string =>
  `/organization/verification/${role === 'liquidity_provider' ? 'liqudity-form' : 'form'}/${id}`;

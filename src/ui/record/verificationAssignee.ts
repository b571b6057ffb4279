// Whose move a verification is.
import { ownOf } from '../../api/lib/getOwnProperty.ts';
import type { OrganizationRow } from '../../api/schemas/organizations.ts';

/** A form that was sent or is being looked at waits for the operator; missing documents wait for the client. */
const TURNS: Readonly<Record<string, 'operator' | 'client'>> = {
  submitted: 'operator',
  in_review: 'operator',
  needs_documents: 'client',
};

/** Whose move the verification waits for. */
export const turnOf = ({ verification_status }: Pick<OrganizationRow, 'verification_status'>) =>
  ownOf(TURNS, verification_status) ?? 'none';

// Whose move a verification is, and the straight way it takes.
import { ownOf } from '../../api/ownOf.ts';
import type { OrganizationRow } from '../../api/schemas/organizations.ts';

/** Steps of the scale; refusals and missing documents stand off the way. */
export const VERIFICATION_WAY = ['submitted', 'in_review', 'verified'] as const;

/** A form that was sent or is being looked at waits for the operator; missing documents wait for the client. */
const TURNS: Readonly<Record<string, 'operator' | 'client'>> = {
  submitted: 'operator',
  in_review: 'operator',
  needs_documents: 'client',
};

/** Whose move the verification waits for. */
export const turnOf = ({ verification_status }: Pick<OrganizationRow, 'verification_status'>) =>
  ownOf(TURNS, verification_status) ?? 'none';

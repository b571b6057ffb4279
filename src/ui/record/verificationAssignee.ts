// Whose move a verification is.
import { getOwnProperty } from '../../api/lib/getOwnProperty.ts';
import type { OrganizationRow } from '../../api/schemas/organizations.ts';

/** A form that was sent or is being looked at waits for the operator; missing documents wait for the client. */
const TURNS: Readonly<Record<string, 'operator' | 'client'>> = {
  submitted: 'operator',
  in_review: 'operator',
  needs_documents: 'client',
};

/** Whose move the verification waits for. */
export const getVerificationAssignee = ({ verification_status }: Pick<OrganizationRow, 'verification_status'>) =>
  getOwnProperty(TURNS, verification_status) ?? 'none';

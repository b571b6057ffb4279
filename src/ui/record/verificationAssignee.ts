// Assignee of a verification.
import { getOwnProperty } from '../../api/lib/getOwnProperty.ts';
import type { OrganizationRow } from '../../api/schemas/organizations.ts';

/** A submitted form awaits the operator; missing documents await the client. */
const TURNS: Readonly<Record<string, 'operator' | 'client'>> = {
  submitted: 'operator',
  in_review: 'operator',
  needs_documents: 'client',
};

export const getVerificationAssignee = ({ verification_status }: Pick<OrganizationRow, 'verification_status'>) =>
  getOwnProperty(TURNS, verification_status) ?? 'none';

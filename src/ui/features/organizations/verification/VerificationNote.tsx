// Verification status of an organisation, with a link to its form.
import { CollapsibleText } from '../../../kit/display/CollapsibleText.tsx';
import type { ReactNode } from 'react';
import type { OrganizationRow } from '../../../../api/schemas/organizations.ts';
import { ButtonLink } from '../../../kit/actions/Button.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { getVerificationFormPath } from './organizationForm.ts';
import { styled } from 'styled-components';
import { Link } from '../../../hooks/core/Link.tsx';

const Comment = styled.p`
  margin-bottom: 12px;
  color: var(--text-secondary);
  font-size: 13px;
  overflow-wrap: anywhere;
`;

interface VerificationNoteProps {
  readonly organization: OrganizationRow;
  /** The status chip. */
  readonly statusChip: ReactNode;
}

/** A panel. */
export function VerificationNote({ organization, statusChip }: VerificationNoteProps) {
  const { verification_comment: comment } = organization;
  return (
    <Panel title="Верификация" padded aside={statusChip}>
      {comment === null || comment === '' ? null : (
        <Comment>
          <span>Комментарий оператора: </span>
          <CollapsibleText text={comment} />
        </Comment>
      )}
      <Link href={getVerificationFormPath(organization)} asChild>
        <ButtonLink>Открыть анкету</ButtonLink>
      </Link>
    </Panel>
  );
}

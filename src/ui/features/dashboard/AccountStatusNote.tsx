// Status of an unverified organisation and the operator's comment.
import { styled } from 'styled-components';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useVerificationComment } from '../../hooks/data/useVerificationComment.ts';
import { useOwnOrganization } from '../../hooks/data/useOwnOrganization.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { getVerificationAssignee } from '../../record/verificationAssignee.ts';

const Note = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 16px;
  border: 1px solid var(--border-base);
  border-left: 3px solid var(--border-strong);
  border-radius: var(--radius-panel);
  background: var(--surface-base);
  font-size: 13px;
  line-height: 20px;

  > p {
    flex: 1 1 240px;
    overflow-wrap: anywhere;
  }
`;

const chats = { ved_participant: '/account/help-chat', liquidity_provider: '/liquidity/help-chat' } as const;

export function AccountStatusNote() {
  const organization = useOwnOrganization();
  const word = useVerificationComment(organization?.verification_status ?? null);
  if (!organization) return null;
  const { role, verification_status: status } = organization;
  if (getStatusMeta(verificationLifecycle, status)?.tone === 'success') return null;
  return (
    <Note aria-label="Верификация">
      <strong>Верификация</strong>
      <RecordStatus lifecycle={verificationLifecycle} status={status} />
      <p>
        {word ?? (getVerificationAssignee(organization) === 'operator' ? 'О решении мы сообщим в уведомлениях.' : null)}
      </p>
      <Link href={chats[role]} asChild>
        <ButtonLink size="small">Написать оператору</ButtonLink>
      </Link>
    </Note>
  );
}

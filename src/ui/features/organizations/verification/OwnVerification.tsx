// Verification of a provider's own organisation: status, the operator's comment, links to the submitted forms.
import { FileText, MessageSquare } from 'lucide-react';
import { styled } from 'styled-components';
import { VERIFICATION_STEPS, verificationLifecycle } from '../../../../machines/lifecycles/verification.ts';
import { ButtonLink } from '../../../kit/actions/Button.tsx';
import { SkeletonLines } from '../../../kit/feedback/Skeleton.tsx';
import { ProfileMissing } from '../../../record/ProfileMissing.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { PageBody, PageColumns, PageContainer } from '../../../kit/layout/Page.styles.ts';
import { SupportContacts } from '../../../record/SupportContacts.tsx';
import { LifecycleProgress, RecordStatus } from '../../../record/RecordStatus.tsx';
import { getVerificationAssignee } from '../../../record/verificationAssignee.ts';
import { Link } from '../../../hooks/core/Link.tsx';
import { useSession } from '../../../hooks/session/useSession.ts';
import { useOwnOrganization } from '../../../hooks/data/useOwnOrganization.ts';
import { organizationTexts } from '../texts.ts';

const Body = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  font-size: 13px;
  line-height: 20px;

  > :first-child {
    justify-self: stretch;
    max-width: 560px;
  }
  .word {
    padding: 8px 12px;
    border-left: 3px solid var(--border-strong);
    background: var(--surface-sunken);
    overflow-wrap: anywhere;
  }
`;
const Card = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  font-size: 13px;
  line-height: 20px;
  color: var(--text-secondary);
`;

/** Next step by assignee; an upload would be refused. */
const NEXT = {
  operator: 'Проверка занимает до двух рабочих дней. О решении мы сообщим в уведомлениях.',
  client: 'Пришлите недостающие документы по почте: пока аккаунт на проверке, чат принимает только текст.',
  none: '',
} as const;

/** The forms are part of the current_user record (tests/contract/calls.json row 80); no request is sent. */
export function OwnVerification() {
  const { user } = useSession();
  const organization = useOwnOrganization();
  if (!user) return <ProfileMissing loading={<SkeletonLines padded count={4} />} />;
  const { verification_status: status } = organization ?? user;
  const comment = organization?.verification_comment ?? null;
  const turn = getVerificationAssignee({ verification_status: status });
  return (
    <PageContainer>
      <PageBody>
        <Panel
          title="Статус верификации"
          padded
          aside={<RecordStatus lifecycle={verificationLifecycle} status={status} />}
        >
          <Body>
            <LifecycleProgress lifecycle={verificationLifecycle} mainPath={VERIFICATION_STEPS} status={status} />
            {NEXT[turn] === '' ? null : (
              <div>
                <p>{NEXT[turn]}</p>
                {turn === 'client' ? <SupportContacts /> : null}
              </div>
            )}
            {comment === null || comment === '' ? null : (
              <p className="word">
                <strong>Комментарий оператора:</strong> <span>{comment}</span>
              </p>
            )}
            <Link href="/liquidity/help-chat" asChild>
              <ButtonLink icon={<MessageSquare />}>Написать оператору</ButtonLink>
            </Link>
          </Body>
        </Panel>
        {organization ? <Forms /> : <p>{organizationTexts.noOwnForm}</p>}
      </PageBody>
    </PageContainer>
  );
}

function Forms() {
  return (
    <PageColumns data-even>
      <FormCard
        title="Анкета организации"
        text="Наименование, реквизиты и адреса, отправленные при регистрации."
        href="/liquidity/verification/form"
      />
      <FormCard
        title="Анкета поставщика ликвидности"
        text="Полномочия, лицензия и свидетельство о включении в реестр."
        href="/liquidity/verification/liqudity-form"
      />
    </PageColumns>
  );
}

function FormCard({ title, text, href }: { title: string; text: string; href: string }) {
  return (
    <Panel title={title} icon={<FileText />} padded>
      <Card>
        <p>{text}</p>
        <Link href={href} asChild>
          <ButtonLink aria-label={`Открыть: ${title}`}>Открыть</ButtonLink>
        </Link>
      </Card>
    </Panel>
  );
}

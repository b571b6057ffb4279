// A provider's registration data, read-only: the company data, or its powers and documents.
import { MessageSquare } from 'lucide-react';
import { toMoscowDate } from '../../../../api/validation/dates.ts';
import { verificationLifecycle } from '../../../../machines/lifecycles/verification.ts';
import { Link } from '../../../hooks/core/Link.tsx';
import { useNow } from '../../../hooks/core/useNow.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import { useTopicChat } from '../../../hooks/chat/useTopicChat.ts';
import { Button, ButtonLink } from '../../../kit/actions/Button.tsx';
import { EmptyState } from '../../../kit/feedback/EmptyState.tsx';
import { BackLink } from '../../../record/BackLink.tsx';
import { PageBody, PageColumns, PageContainer, PageHead, PageStack } from '../../../kit/layout/Page.styles.ts';
import { RecordStatus } from '../../../record/RecordStatus.tsx';
import { OrganizationDocuments } from './OrganizationDocuments.tsx';
import { OrganizationFormView } from './OrganizationFormView.tsx';
import { useOwnOrganization } from '../../../hooks/data/useOwnOrganization.ts';
import { PROVIDER_SECTION, getFormDocuments, getFormSections } from './organizationForm.ts';
import { getSupportContacts } from '../../../texts/contacts.ts';
import { getFailureText } from '../../../texts/failures.ts';
import { organizationTexts } from '../texts.ts';

const CHATS = '/liquidity/help-chat';

/** `part`: the company data, or the provider's own block. */
export function OwnOrganizationForm({ part }: { part: 'company' | 'provider' }) {
  const organization = useOwnOrganization();
  const { mayWrite } = useSession();
  const today = toMoscowDate(Date.parse(useNow()));
  if (!organization) {
    return (
      <EmptyState
        title="Анкета недоступна"
        text={organizationTexts.noOwnForm}
        action={
          <Link href={CHATS} asChild>
            <ButtonLink icon={<MessageSquare />}>Написать оператору</ButtonLink>
          </Link>
        }
      />
    );
  }
  const isProvider = part === 'provider';
  const blocks = getFormSections(organization, today).filter(
    ({ title }) => (title === PROVIDER_SECTION) === isProvider,
  );
  return (
    <PageContainer>
      <PageBody>
        <PageHead>
          <BackLink href="/liquidity/verification">К верификации</BackLink>
          <RecordStatus lifecycle={verificationLifecycle} status={organization.verification_status} />
          <div className="end">
            {isProvider && mayWrite ? (
              <SendPaper />
            ) : (
              <Link href={CHATS} asChild>
                <ButtonLink icon={<MessageSquare />}>Написать оператору</ButtonLink>
              </Link>
            )}
          </div>
        </PageHead>
        {isProvider && !mayWrite ? <ByMail /> : null}
        {isProvider ? (
          <PageColumns data-even>
            <PageStack>
              <OrganizationFormView blocks={blocks} />
            </PageStack>
            <PageStack>
              <OrganizationDocuments documents={getFormDocuments(organization)} none="Документов нет" />
            </PageStack>
          </PageColumns>
        ) : (
          <OrganizationFormView blocks={blocks} />
        )}
      </PageBody>
    </PageContainer>
  );
}

/** Documents are sent in the chat «Верификация»; if uploads are refused there, by e-mail. */
function SendPaper() {
  const { submit, cancel, busy, slow, failure } = useTopicChat('Верификация');
  const giveUp = busy && slow;
  return (
    <>
      <Button icon={<MessageSquare />} busy={busy && !slow} onClick={giveUp ? cancel : submit}>
        {giveUp ? 'Отменить' : 'Дослать документ'}
      </Button>
      {failure ? <span role="alert">{getFailureText(failure)}</span> : null}
    </>
  );
}

function ByMail() {
  const [contact] = getSupportContacts();
  return (
    <p className="sec">
      <span>Документы — по почте:</span>{' '}
      {contact ? <a href={contact.href}>{contact.text}</a> : <span>адрес на сайте оператора</span>}
    </p>
  );
}

/** /liquidity/verification/form: the submitted company data. */
export function OwnCompanyForm() {
  return <OwnOrganizationForm part="company" />;
}

/** /liquidity/verification/liqudity-form: the submitted powers and documents. */
export function OwnProviderForm() {
  return <OwnOrganizationForm part="provider" />;
}

// What a provider sent at its registration, read-only: the organisation's data, or its powers and papers.
import { MessageSquare } from 'lucide-react';
import { moscowDay } from '../../../api/validation/dates.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useNow } from '../../hooks/core/useNow.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { useTopicChat } from '../../hooks/chat/useTopicChat.ts';
import { Button, ButtonLink } from '../../kit/actions/Button.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { BackLink } from '../../record/BackLink.tsx';
import { PageBody, PageColumns, PageFrame, PageHead, PageStack } from '../../kit/layout/Page.styles.ts';
import { Status } from '../../record/RecordStatus.tsx';
import { Documents } from './Documents.tsx';
import { SheetView } from './OrganizationFormView.tsx';
import { useOwnOrganization } from '../../hooks/data/useOwnOrganization.ts';
import { PROVIDER_BLOCK, documentsOf, sheetOf } from './organizationForm.ts';
import { supportContacts } from '../../texts/contacts.ts';
import { failureText } from '../../texts/failures.ts';
import { texts } from './texts.ts';

const CHATS = '/liquidity/help-chat';

/** `part`: the company's data, or what makes it a provider. */
export function OwnForm({ part }: { part: 'company' | 'provider' }) {
  const organization = useOwnOrganization();
  const { mayWrite } = useSession();
  const today = moscowDay(Date.parse(useNow()));
  if (!organization) return <EmptyState title={texts.noForm} />;
  const isProvider = part === 'provider';
  const blocks = sheetOf(organization, today).filter(({ title }) => (title === PROVIDER_BLOCK) === isProvider);
  return (
    <PageFrame>
      <PageBody>
        <PageHead>
          <BackLink href="/liquidity/verification">К верификации</BackLink>
          <Status of={verificationLifecycle} status={organization.verification_status} />
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
              <SheetView blocks={blocks} />
            </PageStack>
            <PageStack>
              <Documents documents={documentsOf(organization)} none="Документов нет" />
            </PageStack>
          </PageColumns>
        ) : (
          <SheetView blocks={blocks} />
        )}
      </PageBody>
    </PageFrame>
  );
}

/** Papers go by the chat «Верификация» (domain.md section 5); where a file is refused there, by mail (C24). */
function SendPaper() {
  const { submit, cancel, busy, slow, failure } = useTopicChat('Верификация');
  const giveUp = busy && slow;
  return (
    <>
      <Button icon={<MessageSquare />} busy={busy && !slow} onClick={giveUp ? cancel : submit}>
        {giveUp ? 'Отменить' : 'Дослать документ'}
      </Button>
      {failure ? <span role="alert">{failureText(failure)}</span> : null}
    </>
  );
}

function ByMail() {
  const [contact] = supportContacts();
  return (
    <p className="sec">
      <span>Документы — по почте:</span>{' '}
      {contact ? <a href={contact.href}>{contact.text}</a> : <span>адрес на сайте оператора</span>}
    </p>
  );
}

// Form of an organisation for verification: fields with checkboxes on the left, decision and documents on the right.
import { toMoscowDate } from '../../../../api/validation/dates.ts';
import { participantRead, providerRead } from '../../../../api/endpoints/organizations.ts';
import type { Organization } from '../../../../api/schemas/organizations.ts';
import { type RecordId, parseRecordId } from '../../../../api/recordId.ts';
import { useNow } from '../../../hooks/core/useNow.ts';
import { type Query, useQuery } from '../../../hooks/data/useQuery.ts';
import { BackLink } from '../../../record/BackLink.tsx';
import { PageBody, PageColumns, PageContainer, PageHead, PageStack } from '../../../kit/layout/Page.styles.ts';
import { MessageOrganizationButton } from '../../../record/MessageOrganizationButton.tsx';
import { StaleDataBanner, getQueryState } from '../../../query/queryStates.tsx';
import { getRoleLabel } from '../../../texts/roles.ts';
import { OrganizationDocuments } from './OrganizationDocuments.tsx';
import { RecordPagePlaceholder } from '../../../record/RecordPagePlaceholder.tsx';
import { SendEmail } from '../SendEmail.tsx';
import { OrganizationFormView } from './OrganizationFormView.tsx';
import { useVerificationMarks } from './useVerificationMarks.ts';
import { VerificationDecision } from './VerificationDecision.tsx';
import { getFormDocuments, getFormSections } from './organizationForm.ts';
import { getMissingDocumentsText, organizationTexts } from '../texts.ts';
import { useParams } from 'wouter';

const QUEUE = '/organization/kyc-verification';
const CALLS = {
  ved_participant: { read: participantRead, queue: QUEUE },
  liquidity_provider: { read: providerRead, queue: `${QUEUE}?tab=providers` },
} as const;

interface VerificationFormProps {
  readonly kind: keyof typeof CALLS;
  /** As in the URL: the record may not exist. */
  readonly id: RecordId;
}

export function VerificationForm({ kind, id }: VerificationFormProps) {
  const { read, queue } = CALLS[kind];
  const query: Query<Organization> = useQuery(read, { params: { id } });
  if (query.data?.id === id) return <Form key={id} organization={query.data} query={query} />;
  return (
    <RecordPagePlaceholder
      query={query}
      isLost={query.data !== undefined}
      missing={organizationTexts.noForm}
      back={queue}
      backLabel="К списку анкет"
    />
  );
}

interface FormProps {
  readonly organization: Organization;
  readonly query: Query<Organization>;
}

function Form({ organization, query }: FormProps) {
  const { role, company_name } = organization;
  const today = toMoscowDate(Date.parse(useNow()));
  const blocks = getFormSections(organization, today);
  const documents = getFormDocuments(organization);
  const judgement = useVerificationMarks(organization, blocks, documents);
  return (
    <PageContainer data-state={getQueryState(query)}>
      <StaleDataBanner {...query} />
      <PageBody>
        <PageHead>
          <BackLink href={CALLS[role].queue}>К списку анкет</BackLink>
          <h2>{company_name}</h2>
          <span className="sec">{getRoleLabel(role)}</span>
          <div className="end">
            <MessageOrganizationButton company={organization} topic="Верификация" />
            <SendEmail organization={organization} label="Написать письмо" />
          </div>
        </PageHead>
        <PageColumns>
          <PageStack>
            <OrganizationFormView blocks={blocks} showsChecks marks={judgement} documents={documents} />
          </PageStack>
          <PageStack>
            <VerificationDecision organization={organization} judgement={judgement} />
            {documents.length === 0 ? (
              <OrganizationDocuments documents={documents} none={getMissingDocumentsText(organization)} />
            ) : null}
          </PageStack>
        </PageColumns>
      </PageBody>
    </PageContainer>
  );
}

/** /organization/verification/form/:id: the form of a foreign-trade participant. */
export function ParticipantForm() {
  const { id } = useParams<{ id: string }>();
  return <VerificationForm key={id} kind="ved_participant" id={parseRecordId(id) ?? 0} />;
}

/** /organization/verification/liqudity-form/:id: the form of a liquidity provider. */
export function ProviderForm() {
  const { id } = useParams<{ id: string }>();
  return <VerificationForm key={id} kind="liquidity_provider" id={parseRecordId(id) ?? 0} />;
}

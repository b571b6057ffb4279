// One organisation for the operator: data, documents, wallets, account state, contacts.
import type { ComponentProps } from 'react';
import { toMoscowDate } from '../../../api/validation/dates.ts';
import { organizationList, organizationRead } from '../../../api/endpoints/organizations.ts';
import type { Organization, OrganizationRow } from '../../../api/schemas/organizations.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { selectedOrganization } from '../../../machines/data/selection.machine.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useStoredSelection } from '../../hooks/list/useStoredSelection.ts';
import { BackLink } from '../../record/BackLink.tsx';
import { PageBody, PageColumns, PageContainer, PageHead, PageStack } from '../../kit/layout/Page.styles.ts';
import { MessageOrganization } from '../../record/MessageOrganization.tsx';
import { StaleDataBanner, getQueryState } from '../../query/queryStates.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { getRoleLabel } from '../../texts/roles.ts';
import { AccountStatus } from './AccountStatus.tsx';
import { OrganizationWallets } from './OrganizationWallets.tsx';
import { OrganizationDocuments } from './verification/OrganizationDocuments.tsx';
import { RecordPagePlaceholder } from '../../record/RecordPagePlaceholder.tsx';
import { SendEmail } from './SendEmail.tsx';
import { OrganizationFormView } from './verification/OrganizationFormView.tsx';
import { VerificationNote } from './verification/VerificationNote.tsx';
import { getFormDocuments, getFormSections } from './verification/organizationForm.ts';
import { organizationTexts } from './texts.ts';
import { getAccountStatus } from './useAccountDecision.ts';

const BACK = '/organization/reestr-users';

/** `id` as in the URL. The role comes from the selection in the list, else from the list filtered by the id. */
export function OrganizationCard({ id }: { id: RecordId }) {
  const { chosen } = useStoredSelection(selectedOrganization);
  const isKnown = chosen?.id === id;
  const rows = useQuery(organizationList, isKnown ? null : { query: { company_id: id, limit: 1 } });
  const role = isKnown ? chosen.role : rows.data?.results.find((row) => row.id === id)?.role;
  if (role) return <Found key={`${role} ${id}`} id={id} role={role} />;
  return <Lost query={rows} isLost={rows.data !== undefined} />;
}

function Found({ id, role }: { id: RecordId; role: OrganizationRow['role'] }) {
  const query = useQuery(organizationRead, { params: { role, id } });
  if (query.data?.id === id) return <Card organization={query.data} query={query} />;
  return <Lost query={query} isLost={query.data !== undefined} />;
}

function Lost(props: Pick<ComponentProps<typeof RecordPagePlaceholder>, 'query' | 'isLost'>) {
  return (
    <RecordPagePlaceholder
      {...props}
      missing={organizationTexts.missing}
      back={BACK}
      backLabel="К реестру пользователей"
    />
  );
}

function Card({ organization, query }: { organization: Organization; query: Query<Organization> }) {
  const { company_name, role, verification_status } = organization;
  const today = toMoscowDate(Date.parse(useNow()));
  return (
    <PageContainer data-state={getQueryState(query)}>
      <StaleDataBanner {...query} />
      <PageBody>
        <PageHead>
          <BackLink href={BACK}>К реестру</BackLink>
          <h2>{company_name}</h2>
          <span className="sec">{getRoleLabel(role)}</span>
          <div className="end">
            <MessageOrganization company={organization} topic="Вопрос по организации" />
            <SendEmail organization={organization} />
          </div>
        </PageHead>
        <PageColumns>
          <PageStack>
            <OrganizationFormView blocks={getFormSections(organization, today)} />
          </PageStack>
          <PageStack>
            <AccountStatus key={getAccountStatus(organization)} organization={organization} />
            <VerificationNote
              organization={organization}
              mark={<RecordStatus of={verificationLifecycle} status={verification_status} />}
            />
            {role === 'liquidity_provider' ? (
              <OrganizationDocuments documents={getFormDocuments(organization)} none="Документов нет" />
            ) : null}
          </PageStack>
        </PageColumns>
        <OrganizationWallets organization={organization} />
      </PageBody>
    </PageContainer>
  );
}

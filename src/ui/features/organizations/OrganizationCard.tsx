// One organisation as the operator sees it: its data, papers and wallets, the state of its account, ways to reach it.
import type { ComponentProps } from 'react';
import { moscowDay } from '../../../api/validation/dates.ts';
import { organizationList, organizationRead } from '../../../api/endpoints/organizations.ts';
import type { Organization, OrganizationRow } from '../../../api/schemas/organizations.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { selectedOrganization } from '../../../machines/data/selection.machine.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useSelection } from '../../hooks/list/useStoredSelection.ts';
import { BackLink } from '../../record/BackLink.tsx';
import { PageBody, PageColumns, PageFrame, PageHead, PageStack } from '../../kit/layout/Page.styles.ts';
import { WriteToOrganization } from '../../record/MessageOrganization.tsx';
import { StillOld, stateOf } from '../../query/queryStates.tsx';
import { Status } from '../../record/RecordStatus.tsx';
import { roleLabel } from '../../texts/roles.ts';
import { AccountState } from './AccountState.tsx';
import { CompanyWallets } from './CompanyWallets.tsx';
import { Documents } from './Documents.tsx';
import { RecordWait } from '../../record/RecordPagePlaceholder.tsx';
import { SendEmail } from './SendEmail.tsx';
import { SheetView } from './OrganizationFormView.tsx';
import { VerificationNote } from './VerificationNote.tsx';
import { documentsOf, sheetOf } from './organizationForm.ts';
import { texts } from './texts.ts';
import { standing } from './useAccountDecision.ts';

const BACK = '/organization/reestr-users';

/** `id` as the address gives it. The role comes from the choice in the list, else from the list narrowed by the id. */
export function OrganizationCard({ id }: { id: RecordId }) {
  const { chosen } = useSelection(selectedOrganization);
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

function Lost(props: Pick<ComponentProps<typeof RecordWait>, 'query' | 'isLost'>) {
  return <RecordWait {...props} missing={texts.missing} back={BACK} backLabel="К реестру пользователей" />;
}

function Card({ organization, query }: { organization: Organization; query: Query<Organization> }) {
  const { company_name, role, verification_status } = organization;
  const today = moscowDay(Date.parse(useNow()));
  return (
    <PageFrame data-state={stateOf(query)}>
      <StillOld {...query} />
      <PageBody>
        <PageHead>
          <BackLink href={BACK}>К реестру</BackLink>
          <h2>{company_name}</h2>
          <span className="sec">{roleLabel(role)}</span>
          <div className="end">
            <WriteToOrganization company={organization} topic="Вопрос по организации" />
            <SendEmail organization={organization} />
          </div>
        </PageHead>
        <PageColumns>
          <PageStack>
            <SheetView blocks={sheetOf(organization, today)} />
          </PageStack>
          <PageStack>
            <AccountState key={standing(organization)} organization={organization} />
            <VerificationNote
              organization={organization}
              mark={<Status of={verificationLifecycle} status={verification_status} />}
            />
            {role === 'liquidity_provider' ? (
              <Documents documents={documentsOf(organization)} none="Документов нет" />
            ) : null}
          </PageStack>
        </PageColumns>
        <CompanyWallets organization={organization} />
      </PageBody>
    </PageFrame>
  );
}

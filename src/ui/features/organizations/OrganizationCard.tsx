// One organisation for the operator: a card with tabs; the tab is in the URL.
import type { ComponentProps, ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import { toMoscowDate } from '../../../api/validation/dates.ts';
import { organizationList, organizationRead } from '../../../api/endpoints/organizations.ts';
import type { Organization, OrganizationRow } from '../../../api/schemas/organizations.ts';
import { type RecordId, parseRecordId } from '../../../api/recordId.ts';
import { styled } from 'styled-components';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { organizationSelection } from '../../../machines/data/selection.machine.ts';
import * as v from 'valibot';
import { useNow } from '../../hooks/core/useNow.ts';
import { type Query, useQuery } from '../../hooks/data/useQuery.ts';
import { useQueryParams } from '../../hooks/list/useQueryParams.ts';
import { useStoredSelection } from '../../hooks/list/useStoredSelection.ts';
import { TabList, getTabId } from '../../kit/actions/TabList.tsx';
import { BackLink } from '../../record/BackLink.tsx';
import { PageBody, PageColumns, PageContainer, PageHead, PageStack } from '../../kit/layout/Page.styles.ts';
import { MessageOrganizationButton } from '../../record/MessageOrganizationButton.tsx';
import { StaleDataBanner, getQueryState } from '../../query/queryStates.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { getRoleLabel } from '../../texts/roles.ts';
import { AccountStatus } from './AccountStatus.tsx';
import { CompanyNotes } from './CompanyNotes.tsx';
import { OrganizationWallets } from './OrganizationWallets.tsx';
import { OrganizationDocuments } from './verification/OrganizationDocuments.tsx';
import { RecordPagePlaceholder } from '../../record/RecordPagePlaceholder.tsx';
import { SendEmail } from './SendEmail.tsx';
import { OrganizationFormView } from './verification/OrganizationFormView.tsx';
import { VerificationNote } from './verification/VerificationNote.tsx';
import { getFormDocuments, getFormSections } from './verification/organizationForm.ts';
import { organizationTexts } from './texts.ts';
import { getAccountStateKey } from './useAccountDecision.ts';

const BACK = '/organization/reestr-users';

/** Tabs in order; the first is the one of a URL without `?tab`. */
const TABS = [
  ['requisites', 'Реквизиты'],
  ['wallets', 'Кошельки'],
  ['contracts', 'Контракты'],
  ['money', 'Деньги'],
  ['trades', 'Сделки'],
  ['payments', 'Платежи'],
  ['chats', 'Чаты'],
  ['notes', 'Заметки'],
] as const;
type TabKey = (typeof TABS)[number][0];
const TAB = { tab: v.picklist(TABS.map(([key]) => key)) };
const PANEL = 'company';

/** Tabs with records of other domains. */
type RenderRecords = (
  tab: Exclude<TabKey, 'requisites' | 'wallets' | 'notes'>,
  organization: Organization,
) => ReactNode;

interface CardProps {
  readonly children: RenderRecords;
}

/** /organization/reestr-users/:id. */
export function OrganizationCard({ children }: CardProps) {
  const { id } = useParams<{ id: string }>();
  return (
    <Identified key={id} id={parseRecordId(id) ?? 0}>
      {children}
    </Identified>
  );
}

interface IdentifiedProps extends CardProps {
  readonly id: RecordId;
}

/** The role comes from the selection in the list, else from the list filtered by the id. */
function Identified({ id, children }: IdentifiedProps) {
  const { chosen } = useStoredSelection(organizationSelection);
  const isKnown = chosen?.id === id;
  const rows = useQuery(organizationList, isKnown ? null : { query: { company_id: id, limit: 1 } });
  const role = isKnown ? chosen.role : rows.data?.results.find((row) => row.id === id)?.role;
  if (role) {
    return (
      <Found key={`${role} ${id}`} id={id} role={role}>
        {children}
      </Found>
    );
  }
  return <Lost query={rows} isLost={rows.data !== undefined} />;
}

function Found({ id, role, children }: IdentifiedProps & { readonly role: OrganizationRow['role'] }) {
  const query = useQuery(organizationRead, { params: { role, id } });
  if (query.data?.id === id) {
    return (
      <Card organization={query.data} query={query}>
        {children}
      </Card>
    );
  }
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

interface LoadedProps extends CardProps {
  readonly organization: Organization;
  readonly query: Query<Organization>;
}

function Card({ organization, query, children }: LoadedProps) {
  const { company_name, role } = organization;
  const [path, navigate] = useLocation();
  const selected = useQueryParams(TAB).values.tab;
  const current = TABS.find(([key]) => key === selected)?.[0] ?? TABS[0][0];
  /** A tab has its own page, sort and filters. */
  const tabs = TABS.map(([key, label]) => ({ key, label, href: key === TABS[0][0] ? path : `${path}?tab=${key}` }));
  return (
    <PageContainer data-state={getQueryState(query)}>
      <StaleDataBanner {...query} />
      <PageBody>
        <PageHead>
          <BackLink href={BACK}>К реестру</BackLink>
          <h2>{company_name}</h2>
          <span className="sec">{getRoleLabel(role)}</span>
          <div className="end">
            <MessageOrganizationButton company={organization} topic="Вопрос по организации" />
            <SendEmail organization={organization} />
          </div>
        </PageHead>
        <TabList
          label="Разделы карточки"
          panel={PANEL}
          tabs={tabs}
          current={current}
          onSelect={({ href }) => navigate(href, { replace: true })}
        />
        <Section id={PANEL} role="tabpanel" aria-labelledby={getTabId(PANEL, current)} tabIndex={0} key={current}>
          {current === 'requisites' ? (
            <Requisites organization={organization} />
          ) : current === 'wallets' ? (
            <OrganizationWallets organization={organization} />
          ) : current === 'notes' ? (
            <CompanyNotes organization={organization} />
          ) : (
            children(current, organization)
          )}
        </Section>
      </PageBody>
    </PageContainer>
  );
}

const Section = styled(PageStack)`
  border-radius: var(--radius-control);
  outline-offset: 4px;
`;

function Requisites({ organization }: { organization: Organization }) {
  const { role, verification_status } = organization;
  const today = toMoscowDate(Date.parse(useNow()));
  return (
    <PageColumns>
      <PageStack>
        <OrganizationFormView blocks={getFormSections(organization, today)} />
      </PageStack>
      <PageStack>
        <AccountStatus key={getAccountStateKey(organization)} organization={organization} />
        <VerificationNote
          organization={organization}
          statusChip={<RecordStatus lifecycle={verificationLifecycle} status={verification_status} />}
        />
        {role === 'liquidity_provider' ? (
          <OrganizationDocuments documents={getFormDocuments(organization)} none="Документов нет" />
        ) : null}
      </PageStack>
    </PageColumns>
  );
}

// Forms to verify, in tabs by role (tests/contract/calls.json rows 60, 62); a row links to its form.
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { participantList, providerList } from '../../../../api/endpoints/organizations.ts';
import type { OrganizationRow } from '../../../../api/schemas/organizations.ts';
import { verificationLifecycle } from '../../../../machines/lifecycles/verification.ts';
import { useListQuery } from '../../../hooks/data/useListQuery.ts';
import { filterSchemas } from '../../../hooks/list/useListParams.ts';
import { useQueryParams } from '../../../hooks/list/useQueryParams.ts';
import { Tabs } from '../../../kit/actions/Tabs.tsx';
import { ListScreen } from '../../../list/ListScreen.tsx';
import { getStatusOptions } from '../../../record/RecordStatus.tsx';
import { verificationFormColumns } from '../columns.tsx';
import { getVerificationFormPath } from './organizationForm.ts';
import { FORM_PLURALS, organizationTexts } from '../texts.ts';

const TAB = { tab: v.picklist(['providers']) };
const STATUSES = getStatusOptions(verificationLifecycle);
const FILTERS = {
  search_query: filterSchemas.text,
  status: filterSchemas.choice(STATUSES),
};

/** Each tab has its own filters and page, so switching resets the query. */
export function VerificationQueue() {
  const [path, navigate] = useLocation();
  const { values } = useQueryParams(TAB);
  const isProviders = values.tab === 'providers';
  const places = { participants: path, providers: `${path}?tab=providers` };
  const tabs = (
    <Tabs
      label="Тип организации"
      current={isProviders ? 'providers' : 'participants'}
      tabs={[
        { key: 'participants', label: 'Участники ВЭД', href: places.participants },
        { key: 'providers', label: 'Поставщики', href: places.providers },
      ]}
      onSelect={(key) => navigate(key === 'providers' ? places.providers : places.participants)}
    />
  );
  return (
    <Forms key={values.tab ?? 'participants'} endpoint={isProviders ? providerList : participantList} tabs={tabs} />
  );
}

interface FormsProps {
  readonly endpoint: typeof participantList | typeof providerList;
  readonly tabs: ReactNode;
}

function Forms({ endpoint, tabs }: FormsProps) {
  const { list, query } = useListQuery(endpoint, FILTERS);
  return (
    <ListScreen<OrganizationRow, keyof typeof FILTERS>
      label="Анкеты"
      countedNoun={FORM_PLURALS}
      list={list}
      query={query}
      columns={verificationFormColumns}
      tabs={tabs}
      filters={[
        { name: 'status', label: 'Верификация', kind: 'choice', options: STATUSES },
        { name: 'search_query', label: 'Поиск по названию или ИНН', kind: 'text' },
      ]}
      empty={organizationTexts.noForms}
      hrefOf={getVerificationFormPath}
      selected={null}
    />
  );
}

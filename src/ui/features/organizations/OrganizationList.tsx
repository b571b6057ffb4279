// Organisations of both roles with filters and exports: the clients, and the registry of users with more columns.
import { createCall } from '../../../api/endpoint.ts';
import {
  organizationList,
  organizationListExportToExcel,
  organizationListExportToPdf,
} from '../../../api/endpoints/organizations.ts';
import { ROLES } from '../../../api/roles.ts';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { organizationSelection } from '../../../machines/data/selection.machine.ts';
import { filterSchemas, useListParams } from '../../hooks/list/useListParams.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { useStoredSelection } from '../../hooks/list/useStoredSelection.ts';
import type { Column } from '../../kit/table/Table.tsx';
import { ExportButtons } from '../../list/export/ExportButtons.tsx';
import type { FilterField } from '../../list/Filters.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { getStatusOptions } from '../../record/RecordStatus.tsx';
import { getRoleLabel } from '../../texts/roles.ts';
import { ORGANIZATION_PLURALS, organizationTexts } from './texts.ts';
import { clientColumns } from './columns.tsx';

const ROLE_OPTIONS = ROLES.filter((role) => role !== 'authorized_organization').map((role) => ({
  value: role,
  label: getRoleLabel(role),
}));
// assumed: an account with pending agreements is stored as active, so this state is not a filter
const STATUSES = getStatusOptions(organizationLifecycle).filter(({ value }) => value !== 'pending_agreements');
const YES_NO = [
  { value: 'true', label: 'Да' },
  { value: 'false', label: 'Нет' },
];
const RESIDENCE = [
  { value: 'true', label: 'Резидент РФ' },
  { value: 'false', label: 'Нерезидент' },
];

const FILTERS = {
  search_query: filterSchemas.text,
  role: filterSchemas.choice(ROLE_OPTIONS),
  status: filterSchemas.choice(STATUSES),
  is_resident: filterSchemas.code(['true', 'false']),
  wants_to_close_account: filterSchemas.code(['true', 'false']),
  inn: filterSchemas.text,
  ogrn: filterSchemas.text,
};
type Name = keyof typeof FILTERS;

const shown: readonly FilterField<Name>[] = [
  { name: 'search_query', label: 'Поиск по названию или ИНН', kind: 'text' },
  { name: 'role', label: 'Тип', kind: 'choice', options: ROLE_OPTIONS },
  { name: 'status', label: 'Статус', kind: 'choice', options: STATUSES },
  { name: 'is_resident', label: 'Резидентство', kind: 'choice', options: RESIDENCE },
  { name: 'inn', label: 'ИНН', kind: 'text' },
  { name: 'ogrn', label: 'ОГРН', kind: 'text' },
];
const closing: FilterField<Name> = {
  name: 'wants_to_close_account',
  label: 'Просит закрыть',
  kind: 'choice',
  options: YES_NO,
};

interface OrganizationListProps {
  readonly label: string;
  readonly empty: string;
  readonly columns: readonly Column<OrganizationRow>[];
  /** Adds the filter by closing requests, which the registry has. */
  readonly withClosing?: boolean;
}

/** A row links to the card of the organisation; its role is stored, because the URL has only its id. */
export function OrganizationList({ label, empty, columns, withClosing }: OrganizationListProps) {
  const list = useListParams(FILTERS);
  const { choose } = useStoredSelection(organizationSelection);
  const { is_resident, wants_to_close_account, role, ...texts } = list.filters;
  const kept = {
    ...texts,
    ...(is_resident === undefined ? {} : { is_resident: is_resident === 'true' }),
    ...(wants_to_close_account === undefined ? {} : { wants_to_close_account: wants_to_close_account === 'true' }),
    ...roleOf(role),
  };
  const query = useQuery(organizationList, { query: { ...kept, ...list.paging } });
  return (
    <ListScreen
      label={label}
      countedNoun={ORGANIZATION_PLURALS}
      list={list}
      query={query}
      columns={columns}
      filters={withClosing ? [...shown, closing] : shown}
      actions={
        <ExportButtons
          excel={createCall(organizationListExportToExcel, { query: kept })}
          pdf={createCall(organizationListExportToPdf, { query: kept })}
          name="organizations"
          count={query.data?.count}
        />
      }
      empty={empty}
      hrefOf={({ id }) => `/organization/reestr-users/${id}`}
      onOpen={({ id, role: kind, company_name }) => choose({ id, role: kind, company_name })}
      selected={null}
    />
  );
}

function roleOf(code: string | undefined) {
  const role = ROLES.find((known) => known === code);
  return role === undefined ? {} : { role };
}

/** /organization/clients: organisations in service. */
export function Clients() {
  return <OrganizationList label="Клиенты" empty={organizationTexts.noClients} columns={clientColumns} />;
}

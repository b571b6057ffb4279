// Registry of digital-currency operations: filters, exports of the list and of each record (tests/contract/calls.json rows
// 34–36, 85, 86).
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { createCall } from '../../../api/endpoint.ts';
import {
  operationExportToExcel,
  operationExportToPdf,
  operationList,
  operationListExportToExcel,
  operationListExportToPdf,
} from '../../../api/endpoints/operations.ts';
import { organizationList } from '../../../api/endpoints/organizations.ts';
import type { DigitalOperation } from '../../../api/schemas/operations.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { filterSchemas, useListParams } from '../../hooks/list/useListParams.ts';
import { LOOKUP_PAGE, createLookupCall } from '../../hooks/list/useSelectedRecord.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import type { Column } from '../../kit/table/Table.tsx';
import type { SelectOption } from '../../texts/options.ts';
import { ExportButton } from '../../list/export/ExportButton.tsx';
import { ExportButtons } from '../../list/export/ExportButtons.tsx';
import { periodFilters } from '../../list/Filters.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { MAX_VISIBLE_OPTIONS } from '../../form/fields/organizationOption.ts';
import { useOrganizationFilter } from '../../list/useOrganizationFilter.tsx';
import { getRoleLabel } from '../../texts/roles.ts';
import { getOperationType, operationRegistryColumns } from './columns.tsx';
import { OPERATION_PLURALS, operationTexts } from './texts.ts';

const CLIENTS = ['ved_participant', 'liquidity_provider'] as const;
const ROLES: readonly SelectOption[] = CLIENTS.map((role) => ({ value: role, label: getRoleLabel(role) }));
const FILTERS = {
  operation_id: filterSchemas.text,
  operation_date_after: filterSchemas.day,
  operation_date_before: filterSchemas.day,
  operation_date_begin: filterSchemas.day,
  currency_amount: filterSchemas.amount,
  participant_id: filterSchemas.id,
  participant_type: filterSchemas.choice(ROLES),
};

const Files = styled.span`
  display: inline-flex;
  gap: 4px;
  justify-content: flex-end;

  &:has([role='alert']) {
    flex-wrap: wrap;
  }
`;

/** Exports of one record; not part of the row link. */
export function RecordExportButtons({ operation: { id, operation_id } }: { operation: DigitalOperation }) {
  const params = { params: { id } };
  const name = `operation-${operation_id}`;
  return (
    <Files>
      <ExportButton
        label="Excel"
        subject={operation_id ?? String(id)}
        size="small"
        call={createCall(operationExportToExcel, params)}
        name={`${name}.xlsx`}
      />
      <ExportButton
        label="PDF"
        subject={operation_id ?? String(id)}
        size="small"
        call={createCall(operationExportToPdf, params)}
        name={`${name}.pdf`}
      />
    </Files>
  );
}

const files: Column<DigitalOperation> = {
  key: 'files',
  title: 'Файлы',
  hidesTitle: true,
  width: 136,
  align: 'end',
  card: 'actions',
  cell: (row) => <RecordExportButtons operation={row} />,
};

/** `tabs` link to the submissions that await a decision; `hrefOf` to a record. */
export function OperationRegistry({ tabs, hrefOf }: { tabs: ReactNode; hrefOf: (id: RecordId) => string }) {
  const list = useListParams(FILTERS, 5);
  const { participant_type: type, ...rest } = list.filters;
  const role = CLIENTS.find((client) => client === type);
  const filters = role === undefined ? rest : { ...rest, participant_type: role };
  const query = useQuery(operationList, { query: { ...filters, ...list.paging } });
  const organizations = useQuery(organizationList, { query: { limit: MAX_VISIBLE_OPTIONS } });
  const participant = useOrganizationFilter(organizations, list.filters.participant_id);
  return (
    <ListScreen
      label="Реестр операций"
      countedNoun={OPERATION_PLURALS}
      list={list}
      query={{ ...query, allPages: createLookupCall(operationList, { query: { ...filters, ...LOOKUP_PAGE } }) }}
      kindOf={getOperationType}
      columns={[...operationRegistryColumns, files]}
      tabs={tabs}
      filters={[
        { name: 'operation_id', label: 'Номер', kind: 'text' },
        ...periodFilters('operation_date_after', 'operation_date_before'),
        { name: 'operation_date_begin', label: 'Дата начала', kind: 'day' },
        // For every digital currency: the amount is filtered without one.
        { name: 'currency_amount', label: 'Сумма', kind: 'amount', currency: '' },
        { name: 'participant_id', label: 'Участник', ...participant },
        { name: 'participant_type', label: 'Тип участника', kind: 'choice', options: ROLES },
      ]}
      actions={
        <ExportButtons
          excel={createCall(operationListExportToExcel, { query: filters })}
          pdf={createCall(operationListExportToPdf, { query: filters })}
          name="operations"
          count={query.data?.count}
        />
      }
      empty={operationTexts.empty}
      hrefOf={({ id }) => hrefOf(id) + list.search}
      selected={list.open}
    />
  );
}

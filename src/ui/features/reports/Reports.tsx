// Reports of the compliance officer: ordered by company and period, built by the server, downloadable when ready.
import { styled } from 'styled-components';
import { createCall } from '../../../api/endpoint.ts';
import {
  reportCompanyList,
  reportExportToExcel,
  reportExportToPdf,
  reportList,
} from '../../../api/endpoints/reports.ts';
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import type { Report } from '../../../api/schemas/reports.ts';
import { reportStatuses } from '../../../machines/lifecycles/plainStatuses.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import { filterSchemas } from '../../hooks/list/useListParams.ts';
import { usePolling } from '../../hooks/data/usePolling.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { EMPTY_VALUE, formatDate } from '../../kit/display/format.ts';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import { ExportButton } from '../../list/export/ExportButton.tsx';
import { periodFilters } from '../../list/Filters.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { dateColumn, nameColumn } from '../../list/columns/commonColumns.tsx';
import { MAX_VISIBLE_OPTIONS } from '../../form/fields/organizationOption.ts';
import { useOrganizationFilter } from '../../list/useOrganizationFilter.tsx';
import { belowMobile, onTablets } from '../../theme/media.ts';
import { ALL_ORGANIZATIONS, NewReport } from './NewReport.tsx';

/** Height of the loading form. */
const OrderWait = styled.div`
  min-height: 110px;

  ${onTablets} {
    min-height: 150px;
  }
  ${belowMobile} {
    min-height: 384px;
  }
`;

const Files = styled.span`
  display: inline-flex;
  gap: 4px;
`;

/** An unknown status is shown raw. */
function ReportStatus({ status }: { status: string | null }) {
  const known = getOwnProperty(reportStatuses, status);
  return <StatusChip status={status} tone={known?.tone ?? 'neutral'} label={known?.label ?? status} />;
}

/** Statuses with files; a report has no lifecycle. */
const FILES_IN: ReadonlySet<string> = new Set(['ready']);
const MAKING: ReadonlySet<string> = new Set(['processing']);

const COLUMNS: readonly Column<Report>[] = [
  { key: 'number', title: '№', width: 72, sortKey: (row) => row.id, cell: (row) => row.id },
  {
    key: 'company',
    title: 'Компания',
    hint: (row) => row.company_name ?? ALL_ORGANIZATIONS,
    sortKey: (row) => row.company_name ?? ALL_ORGANIZATIONS,
    cell: (row) => row.company_name ?? ALL_ORGANIZATIONS,
  },
  {
    key: 'period',
    title: 'Период',
    width: 196,
    sortKey: (row) => row.period_from,
    cell: ({ period_from: from, period_to: to }) =>
      from === null && to === null ? (
        EMPTY_VALUE
      ) : (
        <span className="num">{`${formatDate(from)} – ${formatDate(to)}`}</span>
      ),
  },
  dateColumn('created', 'Создан', (row) => row.created_at, { width: 148, kind: 'dateTime' }),
  nameColumn('author', 'Автор', (row) => row.author),
  { key: 'status', title: 'Статус', width: 156, card: 'corner', cell: (row) => <ReportStatus status={row.status} /> },
  {
    key: 'files',
    title: 'Файлы',
    hidesTitle: true,
    width: 140,
    align: 'end',
    card: 'actions',
    cell: (row) => <ReportFiles report={row} />,
  },
];

function ReportFiles({ report: { id, status } }: { report: Report }) {
  if (!FILES_IN.has(status ?? '')) return null;
  const input = { params: { id } };
  return (
    <Files>
      <ExportButton
        label="Excel"
        subject={`отчёт ${id}`}
        size="small"
        call={createCall(reportExportToExcel, input)}
        name={`report-${id}.xlsx`}
      />
      <ExportButton
        label="PDF"
        subject={`отчёт ${id}`}
        size="small"
        call={createCall(reportExportToPdf, input)}
        name={`report-${id}.pdf`}
      />
    </Files>
  );
}

const FILTERS = {
  company_id: filterSchemas.id,
  period_from: filterSchemas.day,
  period_to: filterSchemas.day,
};

const ORDER_WAIT = (
  <OrderWait>
    <SkeletonLines padded count={4} />
  </OrderWait>
);

export function Reports() {
  const companies = useQuery(reportCompanyList, { query: { limit: MAX_VISIBLE_OPTIONS } });
  const { list, query } = useListQuery(reportList, FILTERS, 5);
  usePolling(query.data?.results.some(({ status }) => MAKING.has(status ?? '')) ?? false, query.refresh);
  const company = useOrganizationFilter(companies, list.filters.company_id);
  return (
    <ListScreen
      label="Отчёты"
      countedNoun={['отчёт', 'отчёта', 'отчётов']}
      list={list}
      query={query}
      columns={COLUMNS}
      tabs={
        companies.data ? (
          <NewReport companies={companies.data} list={list} />
        ) : (
          <Panel title="Новый отчёт">
            <QueryPlaceholder query={companies} skeleton={ORDER_WAIT} />
          </Panel>
        )
      }
      filters={[{ name: 'company_id', label: 'Компания', ...company }, ...periodFilters('period_from', 'period_to')]}
      empty="Отчётов пока нет"
      selected={list.open}
    />
  );
}

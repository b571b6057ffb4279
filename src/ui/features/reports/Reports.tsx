// Reports of the compliance officer: ordered by company and period, built by the server, downloadable when ready.
import { styled } from 'styled-components';
import { requiredValidator } from '../../../api/validation/validator.ts';
import { toMoscowDate, validatePeriod, validateDate } from '../../../api/validation/dates.ts';
import { createCall } from '../../../api/endpoint.ts';
import {
  reportCompanyList,
  reportCreate,
  reportExportToExcel,
  reportExportToPdf,
  reportList,
} from '../../../api/endpoints/reports.ts';
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { Report, ReportCompany } from '../../../api/schemas/reports.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { reportStatuses } from '../../../machines/lifecycles/plainStatuses.ts';
import { getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useListQuery } from '../../hooks/data/useListQuery.ts';
import type { Form } from '../../hooks/form/useForm.ts';
import { type ListParams, createFilterSchema } from '../../hooks/list/useListParams.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { usePolling } from '../../hooks/data/usePolling.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import type { Column } from '../../kit/table/Table.tsx';
import { formatDate } from '../../kit/display/format.ts';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import { DateField } from '../../form/fields/DateField.tsx';
import { ExportButton } from '../../list/export/ExportButton.tsx';
import { periodFilters } from '../../list/Filters.tsx';
import { LostWriteNotice } from '../../form/LostWriteNotice.tsx';
import { SubmitErrorMessage } from '../../form/SubmitErrorMessage.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { OrganizationField } from '../../form/fields/OrganizationField.tsx';
import { GuardedButton } from '../../form/GuardedButton.tsx';
import { dateColumn, nameColumn } from '../../list/columns/commonColumns.tsx';
import { MAX_VISIBLE_OPTIONS, parseOption } from '../../form/fields/organizationOption.ts';
import { useOrganizationFilter } from '../../list/useOrganizationFilter.tsx';
import { belowMobile, onTablets } from '../../theme/media.ts';

const EVERYBODY = 'Все организации';
const LABELS = { period_from: 'Период с', period_to: 'Период по', company_id: 'Компания', report_type: 'Отчёт' };

const Order = styled.div`
  display: grid;
  grid-template-columns: minmax(200px, 1fr) 170px 170px auto;
  gap: 4px 16px;
  align-items: start;

  &:not(:last-child) {
    margin-bottom: 16px;
  }
  > button {
    margin-top: 22px;
  }
  ${onTablets} {
    grid-template-columns: minmax(0, 1fr) 170px 170px;
    > button {
      grid-column: 1 / -1;
      justify-self: start;
      margin-top: 4px;
    }
  }
  ${belowMobile} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 4px;
    }
  }
`;

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
  { key: 'number', title: '№', width: 72, by: (row) => row.id, cell: (row) => row.id },
  {
    key: 'company',
    title: 'Компания',
    hint: (row) => row.company_name ?? EVERYBODY,
    by: (row) => row.company_name ?? EVERYBODY,
    cell: (row) => row.company_name ?? EVERYBODY,
  },
  {
    key: 'period',
    title: 'Период',
    width: 196,
    by: (row) => row.period_from,
    cell: (row) => <span className="num">{`${formatDate(row.period_from)} – ${formatDate(row.period_to)}`}</span>,
  },
  dateColumn('created', 'Создан', (row) => row.created_at, { width: 148, kind: 'dateTime' }),
  nameColumn('author', 'Автор', (row) => row.author),
  { key: 'status', title: 'Статус', width: 156, card: 'corner', cell: (row) => <ReportStatus status={row.status} /> },
  {
    key: 'files',
    title: 'Файлы',
    bareHead: true,
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
        of={`отчёт ${id}`}
        size="small"
        call={createCall(reportExportToExcel, input)}
        name={`report-${id}.xlsx`}
      />
      <ExportButton
        label="PDF"
        of={`отчёт ${id}`}
        size="small"
        call={createCall(reportExportToPdf, input)}
        name={`report-${id}.pdf`}
      />
    </Files>
  );
}

const FILTERS = {
  company_id: createFilterSchema.id,
  period_from: createFilterSchema.day,
  period_to: createFilterSchema.day,
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
      counted={['отчёт', 'отчёта', 'отчётов']}
      list={list}
      query={query}
      columns={COLUMNS}
      tabs={
        companies.data ? (
          <NewReport companies={companies.data} list={list} />
        ) : (
          <Panel title="Новый отчёт">
            <QueryPlaceholder query={companies} wait={ORDER_WAIT} />
          </Panel>
        )
      }
      filters={[{ name: 'company_id', label: 'Компания', ...company }, ...periodFilters('period_from', 'period_to')]}
      empty="Отчётов пока нет"
      selected={list.open}
    />
  );
}

/** Never retried automatically: that would create a second report. The new row is the first of the list. */
function NewReport({ companies, list }: { companies: PageOf<ReportCompany>; list: ListParams<keyof typeof FILTERS> }) {
  const notify = useNotify();
  const today = toMoscowDate(Date.parse(useNow()));
  const form = useMutationForm(reportCreate, {
    initial: { company: '', period_from: `${today.slice(0, 8)}01`, period_to: today },
    validate: (values) => errorsIn(values, today),
    input(values) {
      const chosen = parseOption(values['company']);
      return {
        body: {
          report_type: 'responsibility_report',
          ...(chosen ? { company_id: chosen.id, role: chosen.role } : {}),
          period_from: getTextValue(values, 'period_from'),
          period_to: getTextValue(values, 'period_to'),
        },
      };
    },
    onDone(report) {
      notify('done', 'Отчёт формируется');
      form.reset();
      if (report) list.reveal(report.id);
    },
  });
  return (
    <Panel title="Новый отчёт" padded>
      <Order>
        <OrganizationField
          {...form.text('company')}
          label="Компания"
          compact
          placeholder={EVERYBODY}
          first={companies}
        />
        <PeriodEnd form={form} name="period_from" label="Период с" max={today} />
        <PeriodEnd form={form} name="period_to" label="Период по" max={today} />
        <GuardedButton variant="primary" busy={form.busy && !form.slow} onClick={form.slow ? form.cancel : form.submit}>
          {form.slow ? 'Отменить отправку' : 'Сформировать отчёт'}
        </GuardedButton>
      </Order>
      <SubmitErrorMessage failure={form.failure} title="Отчёт не заказан" labels={LABELS} />
      {form.lost ? <LostWriteNotice lost={form.lost} /> : null}
    </Panel>
  );
}

interface PeriodEndProps {
  readonly form: Form;
  readonly name: string;
  readonly label: string;
  readonly max: string;
}

function PeriodEnd({ form, name, ...props }: PeriodEndProps) {
  const { onChange: _typed, ...field } = form.text(name);
  return <DateField {...field} {...props} compact onValue={(value) => form.change(name, value)} />;
}

function errorsIn(values: FormValues, today: string): FieldErrors {
  const [from, to] = [getTextValue(values, 'period_from'), getTextValue(values, 'period_to')];
  const wrongFrom = requiredValidator(validateDate)(from);
  if (wrongFrom !== null) return { period_from: wrongFrom };
  const wrong = requiredValidator()(to) ?? validatePeriod(from, to, today);
  return wrong === null ? {} : { period_to: wrong };
}

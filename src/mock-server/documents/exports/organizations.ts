// Organisations list export: contract rows 87, 88.
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import type { HandlerInputOf } from '../../http/handler.ts';
import type { Row } from '../../db/tables.ts';
import { type DocumentCell, type NamedDocumentTable, dateCell, textCell } from '../../../api/documents/table.ts';
import { ROLE_LABELS, getStatusLabel, translateCode, formatYesNo } from '../texts.ts';
import { type ExportField, type ExportFilter, createTableContents, describeFilters } from './fields.ts';

type Organization = Row<'organizations'>;
type Filters = HandlerInputOf<'organizationListExportToExcel'>['query'];

const fields: readonly ExportField<Organization>[] = [
  { title: 'Организация', kind: 'text', wraps: true, of: (row) => textCell(row.company_name) },
  { title: 'Тип', kind: 'text', wraps: true, of: (row) => textCell(translateCode(ROLE_LABELS, row.role)) },
  { title: 'ИНН', kind: 'text', of: (row) => textCell(row.inn) },
  { title: 'КПП', kind: 'text', of: (row) => textCell(row.kpp) },
  { title: 'ОГРН', kind: 'text', of: (row) => textCell(row.ogrn) },
  { title: 'Резидент', kind: 'text', of: (row) => textCell(formatYesNo(row.is_resident)) },
  { title: 'Статус', kind: 'text', of: (row) => textCell(getStatusLabel(organizationLifecycle, row.status)) },
  {
    title: 'Верификация',
    kind: 'text',
    of: (row) => textCell(getStatusLabel(verificationLifecycle, row.verification_status)),
  },
  { title: 'Закрытие', kind: 'text', of: (row) => textCell(row.wants_to_close_account ? 'Просит' : null) },
  { title: 'Дата', kind: 'date', of: (row) => dateCell(row.created_at) },
];

/** `rows` are filtered and in list order. */
export function organizationsDocument(
  rows: readonly Organization[],
  filters: Filters,
  now: string,
): NamedDocumentTable {
  return {
    name: 'organizations',
    table: {
      title: 'Организации',
      subtitle: [...describeFilters(filtersOf(filters)), `Организаций: ${rows.length}`],
      created: now,
      ...createTableContents(fields, rows),
    },
  };
}

const flag = (value: boolean | undefined): DocumentCell =>
  textCell(value === undefined ? null : formatYesNo(value).toLowerCase());

function filtersOf(filters: Filters): ExportFilter[] {
  const { role, status } = filters;
  return [
    ['тип', textCell(role && translateCode(ROLE_LABELS, role))],
    ['статус', textCell(status && getStatusLabel(organizationLifecycle, status))],
    ['резидент', flag(filters.is_resident)],
    ['поиск', textCell(filters.search_query)],
    ['ИНН', textCell(filters.inn)],
    ['ОГРН', textCell(filters.ogrn)],
    ['просит закрыть', flag(filters.wants_to_close_account)],
    ['организация №', textCell(filters.company_id === undefined ? null : String(filters.company_id))],
  ];
}

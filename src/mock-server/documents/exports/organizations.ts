// Organisations in service: contract rows 87, 88.
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import type { CallOf } from '../../http/handler.ts';
import type { Row } from '../../db/tables.ts';
import { type Cell, type NamedTable, day, text } from '../table.ts';
import { roleWords, statusWord, word, yesNo } from '../texts.ts';
import { type Field, type Filter, drawn, selection } from './fields.ts';

type Organization = Row<'organizations'>;
type Filters = CallOf<'organizationListExportToExcel'>['query'];

/** Columns of clients and reestr-users (domain.md section 5), with КПП and ОГРН beside the ИНН. */
const fields: readonly Field<Organization>[] = [
  { title: 'Организация', kind: 'text', wraps: true, of: (row) => text(row.company_name) },
  { title: 'Тип', kind: 'text', wraps: true, of: (row) => text(word(roleWords, row.role)) },
  { title: 'ИНН', kind: 'text', of: (row) => text(row.inn) },
  { title: 'КПП', kind: 'text', of: (row) => text(row.kpp) },
  { title: 'ОГРН', kind: 'text', of: (row) => text(row.ogrn) },
  { title: 'Резидент', kind: 'text', of: (row) => text(yesNo(row.is_resident)) },
  { title: 'Статус', kind: 'text', of: (row) => text(statusWord(organizationLifecycle, row.status)) },
  {
    title: 'Верификация',
    kind: 'text',
    of: (row) => text(statusWord(verificationLifecycle, row.verification_status)),
  },
  { title: 'Закрытие', kind: 'text', of: (row) => text(row.wants_to_close_account ? 'Просит' : null) },
  { title: 'Дата', kind: 'date', of: (row) => day(row.created_at) },
];

/** Organisations as filtered. `rows` are the filtered ones, in the order of the list. */
export function organizationsDocument(rows: readonly Organization[], filters: Filters, now: string): NamedTable {
  return {
    name: 'organizations',
    table: {
      title: 'Организации',
      subtitle: [...selection(filtersOf(filters)), `Организаций: ${rows.length}`],
      created: now,
      ...drawn(fields, rows),
    },
  };
}

const flag = (value: boolean | undefined): Cell => text(value === undefined ? null : yesNo(value).toLowerCase());

function filtersOf(filters: Filters): Filter[] {
  const { role, status } = filters;
  return [
    ['тип', text(role && word(roleWords, role))],
    ['статус', text(status && statusWord(organizationLifecycle, status))],
    ['резидент', flag(filters.is_resident)],
    ['поиск', text(filters.search_query)],
    ['ИНН', text(filters.inn)],
    ['ОГРН', text(filters.ogrn)],
    ['просит закрыть', flag(filters.wants_to_close_account)],
    ['организация №', text(filters.company_id === undefined ? null : String(filters.company_id))],
  ];
}

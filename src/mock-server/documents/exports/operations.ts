// The registry of digital-currency operations: contract rows 35, 36 (one record), 85, 86 (the list).
import type { HandlerInputOf } from '../../http/handler.ts';
import type { Row } from '../../db/tables.ts';
import {
  type DocumentCell,
  type NamedDocumentTable,
  amountCell,
  dateCell,
  decimalCell,
  dateTimeCell,
  moneyCell,
  percentCell,
  textCell,
} from '../../../api/documents/table.ts';
import { OPERATION_LABELS, ROLE_LABELS, translateCode, formatYesNo } from '../texts.ts';
import {
  type ExportField,
  type ExportFilter,
  groupByCurrency,
  createTableContents,
  describeFilters,
  sumValues,
} from './fields.ts';

export type Operation = Row<'operations'>;
type Filters = HandlerInputOf<'operationListExportToExcel'>['query'];

interface Total {
  readonly currency: string;
  readonly sum: string;
}

export const operationFields: readonly ExportField<Operation, Total>[] = [
  { title: '№', kind: 'text', of: (row) => textCell(row.operation_id), total: () => textCell('Итого') },
  { title: 'Дата', kind: 'date', of: (row) => dateTimeCell(row.operation_date) },
  { title: 'Участник', kind: 'text', wraps: true, of: (row) => textCell(row.company_name) },
  { title: 'Тип', kind: 'text', of: (row) => textCell(translateCode(OPERATION_LABELS, row.operation_type)) },
  { title: 'Валюта', kind: 'text', of: (row) => textCell(row.currency), total: ({ currency }) => textCell(currency) },
  { title: 'Сеть', kind: 'text', of: (row) => textCell(row.network.toUpperCase()) },
  {
    title: 'Сумма',
    kind: 'number',
    of: (row) => amountCell(row.currency_amount, row.currency),
    total: (total) => amountCell(total.sum, total.currency),
  },
  { title: 'AML', kind: 'number', of: (row) => percentCell(row.aml_percentage) },
  { title: 'УНК', kind: 'text', of: (row) => textCell(row.ved_contract_number) },
  { title: 'Адрес кошелька', kind: 'text', wraps: true, of: (row) => textCell(row.wallet_address) },
  { title: 'Хеш', kind: 'text', wraps: true, of: (row) => textCell(row.hash) },
];

export function operationTotals(rows: readonly Operation[]): Total[] {
  return groupByCurrency(rows).map(({ currency, records }) => ({
    currency,
    sum: sumValues(records.map(({ currency_amount }) => currency_amount)),
  }));
}

/** Contract rows 35, 36: one operation with its fields listed vertically. */
export function operationDocument(row: Operation, now: string): NamedDocumentTable {
  const facts: readonly (readonly [string, DocumentCell])[] = [
    ['Номер операции', textCell(row.operation_id)],
    ['Тип операции', textCell(translateCode(OPERATION_LABELS, row.operation_type))],
    ['Дата начала', dateTimeCell(row.operation_date_begin)],
    ['Дата операции', dateTimeCell(row.operation_date)],
    ['Сумма', moneyCell(row.currency_amount, row.currency)],
    ['Сеть', textCell(row.network.toUpperCase())],
    ['Участник', textCell(row.company_name)],
    ['Тип участника', textCell(translateCode(ROLE_LABELS, row.participant_type))],
    ['УНК', textCell(row.ved_contract_number)],
    ['Адрес кошелька', textCell(row.wallet_address)],
    ['Хеш', textCell(row.hash)],
    ['AML-риск', percentCell(row.aml_percentage)],
    ['Подана в реестр', textCell(formatYesNo(row.submitted))],
  ];
  const fields: readonly ExportField<(typeof facts)[number]>[] = [
    { title: 'Показатель', kind: 'text', of: ([title]) => textCell(title) },
    { title: 'Значение', kind: 'text', wraps: true, of: ([, value]) => value },
  ];
  return {
    name: `operation-${row.operation_id}`,
    table: {
      title: `Операция ${row.operation_id}`,
      subtitle: ['Реестр операций с цифровой валютой'],
      created: now,
      ...createTableContents(fields, facts),
    },
  };
}

/** Contract rows 85, 86. `rows` are filtered and in list order. */
export function operationsDocument(rows: readonly Operation[], filters: Filters, now: string): NamedDocumentTable {
  return {
    name: 'operations',
    table: {
      title: 'Реестр операций с цифровой валютой',
      subtitle: [...describeFilters(filtersOf(filters, rows)), `Операций: ${rows.length}`],
      created: now,
      ...createTableContents(operationFields, rows, operationTotals(rows)),
    },
  };
}

function filtersOf(filters: Filters, [row]: readonly Operation[]): ExportFilter[] {
  const { participant_id: id, participant_type: role } = filters;
  return [
    ['номер', textCell(filters.operation_id)],
    ['с', dateCell(filters.operation_date_after)],
    ['по', dateCell(filters.operation_date_before)],
    ['начало', dateCell(filters.operation_date_begin)],
    ['сумма', decimalCell(filters.currency_amount)],
    ['участник', textCell(id === undefined ? null : (row?.company_name ?? `№ ${id}`))],
    ['тип участника', textCell(role && translateCode(ROLE_LABELS, role))],
  ];
}

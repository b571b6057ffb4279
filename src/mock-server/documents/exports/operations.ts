// The registry of digital-currency operations: contract rows 35, 36 (one record), 85, 86 (the list).
import type { CallOf } from '../../http/handler.ts';
import type { Row } from '../../db/tables.ts';
import { type Cell, type NamedTable, amount, day, decimal, instant, money, percent, text } from '../table.ts';
import { operationWords, roleWords, word, yesNo } from '../texts.ts';
import { type Field, type Filter, byCurrency, drawn, selection, sum } from './fields.ts';

export type Operation = Row<'operations'>;
type Filters = CallOf<'operationListExportToExcel'>['query'];

interface Total {
  readonly currency: string;
  readonly sum: string;
}

/** Columns of the registry (domain.md section 5, reestr-operation), with network, contract and wallet beside them. */
export const operationFields: readonly Field<Operation, Total>[] = [
  { title: '№', kind: 'text', of: (row) => text(row.operation_id), total: () => text('Итого') },
  { title: 'Дата', kind: 'date', of: (row) => instant(row.operation_date) },
  { title: 'Участник', kind: 'text', wraps: true, of: (row) => text(row.company_name) },
  { title: 'Тип', kind: 'text', of: (row) => text(word(operationWords, row.operation_type)) },
  { title: 'Валюта', kind: 'text', of: (row) => text(row.currency), total: ({ currency }) => text(currency) },
  { title: 'Сеть', kind: 'text', of: (row) => text(row.network.toUpperCase()) },
  {
    title: 'Сумма',
    kind: 'number',
    of: (row) => amount(row.currency_amount, row.currency),
    total: (total) => amount(total.sum, total.currency),
  },
  { title: 'AML', kind: 'number', of: (row) => percent(row.aml_percentage) },
  { title: 'УНК', kind: 'text', of: (row) => text(row.ved_contract_number) },
  { title: 'Адрес кошелька', kind: 'text', wraps: true, of: (row) => text(row.wallet_address) },
  { title: 'Хеш', kind: 'text', wraps: true, of: (row) => text(row.hash) },
];

/** One total per currency. */
export function operationTotals(rows: readonly Operation[]): Total[] {
  return byCurrency(rows).map(({ currency, records }) => ({
    currency,
    sum: sum(records.map(({ currency_amount }) => currency_amount)),
  }));
}

/** Rows 35, 36: one operation, its fields one under the other. */
export function operationDocument(row: Operation, now: string): NamedTable {
  const facts: readonly (readonly [string, Cell])[] = [
    ['Номер операции', text(row.operation_id)],
    ['Тип операции', text(word(operationWords, row.operation_type))],
    ['Дата начала', instant(row.operation_date_begin)],
    ['Дата операции', instant(row.operation_date)],
    ['Сумма', money(row.currency_amount, row.currency)],
    ['Сеть', text(row.network.toUpperCase())],
    ['Участник', text(row.company_name)],
    ['Тип участника', text(word(roleWords, row.participant_type))],
    ['УНК', text(row.ved_contract_number)],
    ['Адрес кошелька', text(row.wallet_address)],
    ['Хеш', text(row.hash)],
    ['AML-риск', percent(row.aml_percentage)],
    ['Подана в реестр', text(yesNo(row.submitted))],
  ];
  const fields: readonly Field<(typeof facts)[number]>[] = [
    { title: 'Показатель', kind: 'text', of: ([title]) => text(title) },
    { title: 'Значение', kind: 'text', wraps: true, of: ([, value]) => value },
  ];
  return {
    name: `operation-${row.operation_id}`,
    table: {
      title: `Операция ${row.operation_id}`,
      subtitle: ['Реестр операций с цифровой валютой'],
      created: now,
      ...drawn(fields, facts),
    },
  };
}

/** Rows 85, 86: the registry as filtered. `rows` are the filtered ones, in the order of the list. */
export function operationsDocument(rows: readonly Operation[], filters: Filters, now: string): NamedTable {
  return {
    name: 'operations',
    table: {
      title: 'Реестр операций с цифровой валютой',
      subtitle: [...selection(filtersOf(filters, rows)), `Операций: ${rows.length}`],
      created: now,
      ...drawn(operationFields, rows, operationTotals(rows)),
    },
  };
}

function filtersOf(filters: Filters, [row]: readonly Operation[]): Filter[] {
  const { participant_id: id, participant_type: role } = filters;
  return [
    ['номер', text(filters.operation_id)],
    ['с', day(filters.operation_date_after)],
    ['по', day(filters.operation_date_before)],
    ['начало', day(filters.operation_date_begin)],
    ['сумма', decimal(filters.currency_amount)],
    ['участник', text(id === undefined ? null : (row?.company_name ?? `№ ${id}`))],
    ['тип участника', text(role && word(roleWords, role))],
  ];
}

// Custodial solutions: contract rows 89, 90.
import type { CustodialSolution } from '../../../api/schemas/custody.ts';
import { custodyStatuses } from '../../../machines/lifecycles/plainStatuses.ts';
import type { HandlerInputOf } from '../../http/handler.ts';
import type { Row } from '../../db/tables.ts';
import { type NamedDocumentTable, amountCell, percentCell, textCell } from '../../../api/documents/table.ts';
import { CUSTODY_LABELS, translateCode } from '../texts.ts';
import { type ExportField, groupByCurrency, createTableContents, describeFilters, sumValues } from './fields.ts';

/** The schema allows a solution without a limit. */
type Solution = Omit<Row<'custodial_solutions'>, 'limit'> & Pick<CustodialSolution, 'limit'>;
type Filters = HandlerInputOf<'custodialSolutionListExportToExcel'>['query'];

interface Total {
  readonly currency: string;
  readonly balance: string;
  /** Null when one of the solutions has no limit. */
  readonly limit: string | null;
}

const fields: readonly ExportField<Solution, Total>[] = [
  { title: 'Название', kind: 'text', wraps: true, of: (row) => textCell(row.name), total: () => textCell('Итого') },
  { title: 'Кастодиан', kind: 'text', wraps: true, of: (row) => textCell(row.custodian) },
  { title: 'Хранение', kind: 'text', of: (row) => textCell(translateCode(CUSTODY_LABELS, row.custody)) },
  { title: 'Валюта', kind: 'text', of: (row) => textCell(row.currency), total: ({ currency }) => textCell(currency) },
  { title: 'Сеть', kind: 'text', of: (row) => textCell(row.network.toUpperCase()) },
  { title: 'Адрес', kind: 'text', wraps: true, of: (row) => textCell(row.address) },
  {
    title: 'Баланс',
    kind: 'number',
    of: (row) => amountCell(row.balance, row.currency),
    total: ({ balance, currency }) => amountCell(balance, currency),
  },
  {
    title: 'Лимит',
    kind: 'number',
    of: (row) => amountCell(row.limit, row.currency),
    total: ({ limit, currency }) => amountCell(limit, currency),
  },
  { title: 'AML', kind: 'number', of: (row) => percentCell(row.aml_percentage) },
  { title: 'Статус', kind: 'text', of: (row) => textCell(custodyStatuses[row.status]?.label ?? row.status) },
];

function limitOf(records: readonly Solution[]): string | null {
  const limits = records.map(({ limit }) => limit).filter((limit) => limit !== null);
  return limits.length === records.length ? sumValues(limits) : null;
}

export function custodyDocument(rows: readonly Solution[], filters: Filters, now: string): NamedDocumentTable {
  const totals = groupByCurrency(rows).map(({ currency, records }) => ({
    currency,
    balance: sumValues(records.map(({ balance }) => balance)),
    limit: limitOf(records),
  }));
  const chosen = describeFilters([
    ['валюта', textCell(filters.currency)],
    ['сеть', textCell(filters.network?.toUpperCase())],
    ['хранение', textCell(filters.custody && translateCode(CUSTODY_LABELS, filters.custody))],
  ]);
  return {
    name: 'custodial',
    table: {
      title: 'Кастодиальные решения',
      subtitle: [...chosen, `Решений: ${rows.length}`],
      created: now,
      ...createTableContents(fields, rows, totals),
    },
  };
}

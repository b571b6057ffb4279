// Custodial solutions: contract rows 89, 90.
import type { CustodialSolution } from '../../../api/schemas/custody.ts';
import { custodyStatuses } from '../../../machines/lifecycles/plainStatuses.ts';
import type { CallOf } from '../../http/handler.ts';
import type { Row } from '../../db/tables.ts';
import { type NamedTable, amount, percent, text } from '../table.ts';
import { custodyWords, word } from '../texts.ts';
import { type Field, byCurrency, drawn, selection, sum } from './fields.ts';

/** A limit may be missing (schema of the wire). */
type Solution = Omit<Row<'custodial_solutions'>, 'limit'> & Pick<CustodialSolution, 'limit'>;
type Filters = CallOf<'custodialSolutionListExportToExcel'>['query'];

interface Total {
  readonly currency: string;
  readonly balance: string;
  /** Null while one of them has no limit. */
  readonly limit: string | null;
}

/** Columns of custodial-solution (domain.md section 5), with the kind of keeping beside them. */
const fields: readonly Field<Solution, Total>[] = [
  { title: 'Название', kind: 'text', wraps: true, of: (row) => text(row.name), total: () => text('Итого') },
  { title: 'Кастодиан', kind: 'text', wraps: true, of: (row) => text(row.custodian) },
  { title: 'Хранение', kind: 'text', of: (row) => text(word(custodyWords, row.custody)) },
  { title: 'Валюта', kind: 'text', of: (row) => text(row.currency), total: ({ currency }) => text(currency) },
  { title: 'Сеть', kind: 'text', of: (row) => text(row.network.toUpperCase()) },
  { title: 'Адрес', kind: 'text', wraps: true, of: (row) => text(row.address) },
  {
    title: 'Баланс',
    kind: 'number',
    of: (row) => amount(row.balance, row.currency),
    total: ({ balance, currency }) => amount(balance, currency),
  },
  {
    title: 'Лимит',
    kind: 'number',
    of: (row) => amount(row.limit, row.currency),
    total: ({ limit, currency }) => amount(limit, currency),
  },
  { title: 'AML', kind: 'number', of: (row) => percent(row.aml_percentage) },
  { title: 'Статус', kind: 'text', of: (row) => text(custodyStatuses[row.status]?.label ?? row.status) },
];

function limitOf(records: readonly Solution[]): string | null {
  const limits = records.map(({ limit }) => limit).filter((limit) => limit !== null);
  return limits.length === records.length ? sum(limits) : null;
}

/** Custodial solutions as filtered, with balances and limits per currency. */
export function custodyDocument(rows: readonly Solution[], filters: Filters, now: string): NamedTable {
  const totals = byCurrency(rows).map(({ currency, records }) => ({
    currency,
    balance: sum(records.map(({ balance }) => balance)),
    limit: limitOf(records),
  }));
  const chosen = selection([
    ['валюта', text(filters.currency)],
    ['сеть', text(filters.network?.toUpperCase())],
    ['хранение', text(filters.custody && word(custodyWords, filters.custody))],
  ]);
  return {
    name: 'custodial',
    table: {
      title: 'Кастодиальные решения',
      subtitle: [...chosen, `Решений: ${rows.length}`],
      created: now,
      ...drawn(fields, rows, totals),
    },
  };
}

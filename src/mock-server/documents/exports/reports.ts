// Reports of the responsible officer: contract rows 91, 92.
import { REJECTED_FROM } from '../../domain/aml.ts';
import type { Row } from '../../db/tables.ts';
import { date, moscow } from '../figures.ts';
import type { NamedTable } from '../table.ts';
import { drawn } from './fields.ts';
import { type Operation, operationFields, operationTotals } from './operations.ts';

type Report = Row<'reports'>;

/** The operations a report covers: its company's (everybody's without one), made on the days of its period in Moscow. */
export function operationsOf(report: Report, operations: Iterable<Operation>): Operation[] {
  return [...operations].filter(({ participant_id, operation_date }) => {
    const made = moscow(operation_date).slice(0, 10);
    const covered = report.company_id === null || report.company_id === participant_id;
    return covered && made >= report.period_from && made <= report.period_to;
  });
}

/** A finished report; `operations` are those it covers (`operationsOf`), in the order they shall stand. */
export function reportDocument(report: Report, operations: readonly Operation[], now: string): NamedTable {
  // assumed: the spec shows no contents of a report: the operations of the period and how many of them are risky
  const risky = operations.filter(({ aml_percentage }) => (aml_percentage ?? 0) >= REJECTED_FROM).length;
  return {
    name: `report-${report.id}`,
    table: {
      title: report.title,
      subtitle: [
        `Отчёт № ${report.id} от ${date(report.created_at)}`,
        `Организация: ${report.company_name ?? 'Все организации'}`,
        `Период: ${date(report.period_from)} – ${date(report.period_to)}`,
        `Ответственное лицо: ${report.author}`,
        `Операций: ${operations.length}, из них с AML-риском от ${REJECTED_FROM}\u00A0%: ${risky}`,
      ],
      created: now,
      ...drawn(operationFields, operations, operationTotals(operations)),
    },
  };
}

// Reports of the responsible officer: contract rows 91, 92.
import { REJECTION_SCORE } from '../../domain/aml.ts';
import type { Row } from '../../db/tables.ts';
import { formatDocumentDate, toMoscowTime } from '../../../api/documents/format.ts';
import type { NamedDocumentTable } from '../../../api/documents/table.ts';
import { createTableContents } from './fields.ts';
import { type Operation, operationFields, operationTotals } from './operations.ts';

type Report = Row<'reports'>;

/** Operations of the report's company, or of all companies, within the report's period in Moscow days. */
export function findReportOperations(report: Report, operations: Iterable<Operation>): Operation[] {
  return [...operations].filter(({ participant_id, operation_date }) => {
    const made = toMoscowTime(operation_date).slice(0, 10);
    const covered = report.company_id === null || report.company_id === participant_id;
    return covered && made >= report.period_from && made <= report.period_to;
  });
}

/** `operations` come from `findReportOperations`, in display order. */
export function reportDocument(report: Report, operations: readonly Operation[], now: string): NamedDocumentTable {
  // assumed: a report lists the operations of its period and counts the risky ones; the contract shows no contents
  const risky = operations.filter(({ aml_percentage }) => (aml_percentage ?? 0) >= REJECTION_SCORE).length;
  return {
    name: `report-${report.id}`,
    table: {
      title: report.title,
      subtitle: [
        `Отчёт № ${report.id} от ${formatDocumentDate(report.created_at)}`,
        `Организация: ${report.company_name ?? 'Все организации'}`,
        `Период: ${formatDocumentDate(report.period_from)} – ${formatDocumentDate(report.period_to)}`,
        `Ответственное лицо: ${report.author}`,
        `Операций: ${operations.length}, из них с AML-риском от ${REJECTION_SCORE}\u00A0%: ${risky}`,
      ],
      created: now,
      ...createTableContents(operationFields, operations, operationTotals(operations)),
    },
  };
}

// «Выписка»: the statement of the selected period as PDF, xlsx and a 1C exchange file, created in the page on click.
import { FileDown } from 'lucide-react';
import { styled } from 'styled-components';
import { writeDocument } from '../../../api/documents/writeDocument.ts';
import { formatDayInput, toMoscowDate } from '../../../api/validation/dates.ts';
import { useDownload } from '../../hooks/files/useDownload.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { DEMO_DOCUMENT_MARK } from '../../record/report/documentHead.ts';
import { type StatementSource, createStatementDocument } from './statementDocument.ts';
import { createStatementExchange, findRoubleStatement } from './statementExchange.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  justify-content: flex-end;

  > [role='alert'] {
    color: var(--status-danger-text);
  }
`;

export function StatementButtons({ source }: { source: StatementSource }) {
  const pdf = useDownload();
  const xlsx = useDownload();
  const exchange = useDownload();
  const name = nameOf(source);
  const tables = () => createStatementDocument(source).map((table) => ({ ...table, ...DEMO_DOCUMENT_MARK }));
  const roubles = findRoubleStatement(source);
  const isFailed = [pdf, xlsx, exchange].some(({ failure }) => failure !== null);
  return (
    <Line role="group" aria-label="Выписка">
      {isFailed ? <span role="alert">Файл не создан. Проверьте соединение и повторите.</span> : null}
      <span aria-hidden>Выписка</span>
      <Button
        size="small"
        aria-label="Выписка PDF"
        icon={<FileDown />}
        busy={pdf.busy}
        onClick={() => pdf.create(() => writeDocument(tables(), 'pdf'), `${name}.pdf`)}
      >
        PDF
      </Button>
      <Button
        size="small"
        aria-label="Выписка xlsx"
        icon={<FileDown />}
        busy={xlsx.busy}
        onClick={() => xlsx.create(() => writeDocument(tables(), 'xlsx'), `${name}.xlsx`)}
      >
        xlsx
      </Button>
      {roubles ? (
        <Button
          size="small"
          aria-label="Выписка для 1С"
          icon={<FileDown />}
          busy={exchange.busy}
          onClick={() =>
            exchange.create(() => Promise.resolve(new Blob([createStatementExchange(source, roubles)])), `${name}.txt`)
          }
        >
          1С
        </Button>
      ) : null}
    </Line>
  );
}

/** «Выписка, ООО «Лазурит Импорт», 01.11.2026–29.11.2026». */
function nameOf({ owner, period: { from, to }, now }: StatementSource): string {
  const last = to ?? toMoscowDate(Date.parse(now));
  const days = [from, last].filter((day) => day !== undefined).map(formatDayInput);
  return ['Выписка', owner.company_name, days.join('–')].filter(Boolean).join(', ');
}

// Sheet of «Отчёт об исполнении»: printed, or saved as PDF. Loaded on use, with the document writers.
import { FileDown, Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { formatCell } from '../../../api/documents/format.ts';
import { writeDocument } from '../../../api/documents/writeDocument.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { useOwnOrganization } from '../../hooks/data/useOwnOrganization.ts';
import { useDownload } from '../../hooks/files/useDownload.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { formatDate } from '../../kit/display/format.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { DEMO_DOCUMENT_MARK, describeOwner } from './documentHead.ts';
import { type ReportSubject, createReport, createReportDocument, getReportTitle } from './executionReport.ts';

const Sheet = styled.div`
  > p {
    margin-bottom: 8px;
  }
  > small {
    display: block;
    margin-top: 10px;
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`;

interface SheetProps {
  readonly subject: ReportSubject;
  readonly onClose: () => void;
}

export default function ExecutionReportSheet({ subject, onClose }: SheetProps) {
  const report = createReport(subject);
  const now = useNow();
  const organization = useOwnOrganization();
  const { create, busy, failure } = useDownload();
  const title = getReportTitle(report);
  const owner = describeOwner(organization);
  const table = { ...createReportDocument(report, { owner, now }), ...DEMO_DOCUMENT_MARK };
  return (
    <Dialog
      title={title}
      width={700}
      paper
      onClose={onClose}
      footer={
        <>
          {failure ? <span role="alert">Файл не создан. Проверьте соединение и повторите.</span> : null}
          <Button icon={<Printer />} onClick={() => window.print()}>
            Печать
          </Button>
          <Button
            variant="primary"
            data-autofocus
            icon={<FileDown />}
            busy={busy}
            onClick={() => create(() => writeDocument(table, 'pdf'), `${title}.pdf`)}
          >
            Скачать PDF
          </Button>
        </>
      }
    >
      <Sheet>
        <p>{[report.subject, owner].filter(Boolean).join('. ')}</p>
        <DescriptionList
          rows={report.facts.map(([label, cell]) => ({
            key: label,
            label,
            value: <span className={cell?.kind === 'text' ? undefined : 'num'}>{formatCell(cell)}</span>,
          }))}
        />
        <small>{`Сформирован ${formatDate(now, 'dateTime')} МСК, «Меридиан»`}</small>
      </Sheet>
    </Dialog>
  );
}

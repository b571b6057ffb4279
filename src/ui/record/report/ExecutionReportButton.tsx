// «Отчёт об исполнении» of an executed record: shown on a sheet of its own, printed, or saved as PDF.
import { FileCheck2, FileDown, Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { formatAmount } from '../../../api/documents/format.ts';
import { writeDocument } from '../../../api/documents/writeDocument.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { useOwnOrganization } from '../../hooks/data/useOwnOrganization.ts';
import { useDownload } from '../../hooks/files/useDownload.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { formatDate } from '../../kit/display/format.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { DOCUMENT_MARK, describeOwner } from './documentHead.ts';
import { type ExecutionReport, createReportDocument, getReportTitle, isExecuted } from './executionReport.ts';

/** The dialog is no child of a footer that lays out its buttons. */
const DialogPlace = styled.div`
  display: contents;
`;

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

interface ReportProps<T> {
  readonly of: T;
  readonly create: (record: T) => ExecutionReport;
}

/** Nothing until the record is executed. */
export function ExecutionReportButton<T extends { readonly status: string | null }>({ of, create }: ReportProps<T>) {
  const { isOpen, open, close } = useDisclosure();
  if (!isExecuted(of.status)) return null;
  return (
    <>
      <Button icon={<FileCheck2 />} onClick={open}>
        Отчёт об исполнении
      </Button>
      <DialogPlace>{isOpen ? <Report report={create(of)} onClose={close} /> : null}</DialogPlace>
    </>
  );
}

function Report({ report, onClose }: { report: ExecutionReport; onClose: () => void }) {
  const now = useNow();
  const organization = useOwnOrganization();
  const { create, busy, failure } = useDownload();
  const title = getReportTitle(report);
  const owner = describeOwner(organization);
  const table = { ...createReportDocument(report, { owner, now }), ...DOCUMENT_MARK };
  return (
    <Dialog
      title={title}
      width={700}
      paper
      onClose={onClose}
      foot={
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
            value: <span className={cell?.kind === 'text' ? undefined : 'num'}>{formatAmount(cell)}</span>,
          }))}
        />
        <small>{`Сформирован ${formatDate(now, 'dateTime')} МСК, «Меридиан»`}</small>
      </Sheet>
    </Dialog>
  );
}

// «Отчёт об исполнении» of an executed record: the button; its sheet is loaded on press.
import { FileCheck2 } from 'lucide-react';
import { styled } from 'styled-components';
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { Button } from '../../kit/actions/Button.tsx';
import type { ReportSubject } from './executionReport.ts';

const ExecutionReportSheet = lazyView(() => import('./ExecutionReportSheet.tsx'));

/** The dialog is no child of a footer that lays out its buttons. */
const DialogPlace = styled.div`
  display: contents;
`;

/** Statuses of executed records. */
const EXECUTED: Readonly<Record<string, true>> = { executed: true, completed: true };
export const isExecuted = (status: string | null): boolean => getOwnProperty(EXECUTED, status) === true;

/** Nothing until the record is executed. */
export function ExecutionReportButton(subject: ReportSubject) {
  const { isOpen, open, close } = useDisclosure();
  if (!isExecuted(subject.record.status)) return null;
  return (
    <>
      <Button icon={<FileCheck2 />} onClick={open}>
        Отчёт об исполнении
      </Button>
      <DialogPlace>{isOpen ? <ExecutionReportSheet subject={subject} onClose={close} /> : null}</DialogPlace>
    </>
  );
}

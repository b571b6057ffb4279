// File of a message: its name and «Скачать файл», which opens a new tab for a file on another host.
import { Download, FileText } from 'lucide-react';
import { createFileCall } from '../../../../api/endpoints/media.ts';
import { getFileNameFromUrl } from '../../../../api/contentDisposition.ts';
import { useServices } from '../../../hooks/core/services.ts';
import { useDownload } from '../../../hooks/files/useDownload.ts';
import { ExternalFile, LINK_PROBLEM_TEXTS, toFileLink } from '../../../record/files/ExternalFile.tsx';
import { getDownloadFailureText } from '../../../texts/failures.ts';
import { AttachmentRow } from './MessageList.styles.ts';
import { chatTexts } from '../texts.ts';

/** A link that saves the file instead of opening it. `withoutText`: no text above it. */
export function AttachedFile({ address, withoutText }: { address: string; withoutText: boolean }) {
  const { origin } = useServices().env;
  const link = toFileLink(address, origin);
  const { start, busy, slow, cancel, failure } = useDownload();
  const name = getFileNameFromUrl(address);
  const giveUp = busy && slow;
  const problem =
    link.kind === 'blocked' ? LINK_PROBLEM_TEXTS[link.problem] : failure ? getDownloadFailureText(failure) : null;
  return (
    <AttachmentRow data-without-text={withoutText || undefined}>
      <FileText />
      <span title={name}>
        <span>{name}</span>
        {problem ? (
          <span className="note" role="alert">
            {problem}
          </span>
        ) : null}
      </span>
      {link.kind === 'blocked' ? null : link.kind === 'external' ? (
        <ExternalFile link={link} name={name} label={chatTexts.download} />
      ) : (
        <a
          href={link.path}
          download={name}
          aria-busy={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (giveUp) cancel();
            else start(createFileCall(link.path), name);
          }}
        >
          <Download />
          <span>{giveUp ? 'Отменить' : chatTexts.download}</span>
        </a>
      )}
    </AttachmentRow>
  );
}

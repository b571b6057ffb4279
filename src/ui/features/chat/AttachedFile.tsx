// The file of a message: its name and «Скачать файл»; an address that is not ours is never called.
import { Download, FileText } from 'lucide-react';
import { fileAt } from '../../../api/endpoints/media.ts';
import { fileNameAt } from '../../../api/fileNames.ts';
import { MEDIA_BASE, ownAddress } from '../../../api/pages.ts';
import { useServices } from '../../bind/services.ts';
import { useDownload } from '../../bind/useDownload.ts';
import { failureText } from '../../texts/failures.ts';
import { FileRow } from './MessageFrame.ts';
import { texts } from './texts.ts';

/** A link, as the specification says, that saves the file instead of opening it. `alone`: no text above it. */
export function AttachedFile({ address, alone }: { address: string; alone: boolean }) {
  const { origin } = useServices().env;
  const own = ownAddress(address, origin, MEDIA_BASE);
  const { start, busy, slow, cancel, failure } = useDownload();
  const name = fileNameAt(address);
  const giveUp = busy && slow;
  const problem = own === null ? 'Ссылка ведёт на чужой адрес' : failure ? failureText(failure) : null;
  return (
    <FileRow data-alone={alone || undefined}>
      <FileText />
      <span title={name}>
        {name}
        {problem ? (
          <span className="note" role="alert">
            {problem}
          </span>
        ) : null}
      </span>
      {own === null ? null : (
        <a
          href={own}
          download={name}
          aria-busy={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            if (giveUp) cancel();
            else start(fileAt(own), name);
          }}
        >
          <Download />
          {giveUp ? 'Отменить' : texts.download}
        </a>
      )}
    </FileRow>
  );
}

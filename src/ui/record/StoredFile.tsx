// A stored file in a line of facts: its name and «Скачать», or «Открыть» where it is on another host.
import { Download } from 'lucide-react';
import { fileAt } from '../../api/endpoints/media.ts';
import { fileNameAt } from '../../api/contentDisposition.ts';
import { useDownload } from '../hooks/data/useDownload.ts';
import { useServices } from '../hooks/core/services.ts';
import { failureText } from '../texts/failures.ts';
import { ExternalFile, LINK_PROBLEMS, fileLinkOf } from './ExternalFile.tsx';
import { LineButton } from '../kit/layout/ListPage.styles.ts';

/** `address` as the record carries it. */
export function StoredFile({ address }: { address: string }) {
  const { origin } = useServices().env;
  const { start, cancel, busy, slow, failure } = useDownload();
  const link = fileLinkOf(address, origin);
  const name = fileNameAt(address);
  const giveUp = busy && slow;
  return (
    <>
      <span>{name}</span>{' '}
      {link.kind === 'blocked' ? (
        <span role="note">{` — ${LINK_PROBLEMS[link.problem]}`}</span>
      ) : link.kind === 'external' ? (
        <ExternalFile link={link} name={name} label="Открыть" />
      ) : (
        <LineButton
          type="button"
          aria-busy={busy || undefined}
          aria-label={giveUp ? undefined : `Скачать ${name}`}
          onClick={() => (giveUp ? cancel() : start(fileAt(link.path), name))}
        >
          <Download />
          <span>{giveUp ? 'Отменить' : 'Скачать'}</span>
        </LineButton>
      )}
      {failure ? <span role="alert">{` ${failureText(failure)}`}</span> : null}
    </>
  );
}

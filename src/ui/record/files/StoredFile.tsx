// Stored file in a description list: its name and «Скачать», or «Открыть» for a file on another host.
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { createFileCall } from '../../../api/endpoints/media.ts';
import { getFileNameFromUrl } from '../../../api/contentDisposition.ts';
import { useDownload } from '../../hooks/files/useDownload.ts';
import { useServices } from '../../hooks/core/services.ts';
import { getDownloadFailureText } from '../../texts/failures.ts';
import { ExternalFile, LINK_PROBLEM_TEXTS, toFileLink } from './ExternalFile.tsx';
import { InlineActions, InlineButton } from '../../kit/layout/ListPage.styles.ts';

/** `address` as in the record; children are further actions. */
export function StoredFile({ address, children }: { address: string; children?: ReactNode }) {
  const { origin } = useServices().env;
  const { start, cancel, busy, slow, failure } = useDownload();
  const link = toFileLink(address, origin);
  const name = getFileNameFromUrl(address);
  const giveUp = busy && slow;
  return (
    <>
      <span>{name}</span>{' '}
      {link.kind === 'blocked' ? <span role="note">{` — ${LINK_PROBLEM_TEXTS[link.problem]}`}</span> : null}
      <InlineActions>
        {link.kind === 'external' ? <ExternalFile link={link} name={name} label="Открыть" /> : null}
        {link.kind === 'own' ? (
          <InlineButton
            type="button"
            aria-busy={(busy && !giveUp) || undefined}
            aria-label={giveUp ? undefined : `Скачать ${name}`}
            onClick={() => (giveUp ? cancel() : start(createFileCall(link.path), name))}
          >
            <Download />
            <span>{giveUp ? 'Отменить' : 'Скачать'}</span>
          </InlineButton>
        ) : null}
        {children}
      </InlineActions>
      {failure ? <span role="alert">{` ${getDownloadFailureText(failure)}`}</span> : null}
    </>
  );
}

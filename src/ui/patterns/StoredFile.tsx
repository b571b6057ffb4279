// A stored file in a line of facts: its name and «Скачать»; an address that is not ours is never called.
import { Download } from 'lucide-react';
import { fileAt } from '../../api/endpoints/media.ts';
import { fileNameAt } from '../../api/fileNames.ts';
import { MEDIA_BASE, ownAddress } from '../../api/pages.ts';
import { useDownload } from '../bind/useDownload.ts';
import { useServices } from '../bind/services.ts';
import { failureText } from '../texts/failures.ts';
import { LineButton } from './ListFrame.ts';

/** `address` as the record carries it. */
export function StoredFile({ address }: { address: string }) {
  const { origin } = useServices().env;
  const { start, cancel, busy, slow, failure } = useDownload();
  const own = ownAddress(address, origin, MEDIA_BASE);
  const name = fileNameAt(address);
  const giveUp = busy && slow;
  return (
    <>
      {name}{' '}
      {own === null ? (
        <span role="alert"> — ссылка ведёт на чужой адрес</span>
      ) : (
        <LineButton
          type="button"
          aria-busy={busy || undefined}
          aria-label={giveUp ? undefined : `Скачать ${name}`}
          onClick={() => (giveUp ? cancel() : start(fileAt(own), name))}
        >
          <Download />
          {giveUp ? 'Отменить' : 'Скачать'}
        </LineButton>
      )}
      {failure ? <span role="alert"> {failureText(failure)}</span> : null}
    </>
  );
}

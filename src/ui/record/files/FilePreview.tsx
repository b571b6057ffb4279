// Preview of a stored file, loaded on first use: inline, and in a dialog from a description list.
import { lazyView } from '../../hooks/core/lazyView.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { InlineButton } from '../../kit/layout/ListPage.styles.ts';
import { ChunkBoundary } from '../../query/ChunkBoundary.tsx';
import { StoredFile } from './StoredFile.tsx';

const Viewer = lazyView<{ readonly address: string }>(() => import('./FileViewer.tsx'));

/** `address` as in the record. */
export const FilePreview = (props: { readonly address: string }) => (
  <ChunkBoundary>
    <Viewer {...props} waiting={<SkeletonLines count={4} />} />
  </ChunkBoundary>
);

interface ViewedFileProps {
  readonly address: string;
  /** «Платёжное поручение». */
  readonly label: string;
}

/** Name, «Скачать» and «Посмотреть»; the preview opens in a dialog, because a column is too narrow. */
export function StoredFileWithPreview({ address, label }: ViewedFileProps) {
  const look = useDisclosure();
  return (
    <>
      <StoredFile address={address}>
        <InlineButton type="button" aria-label={`Посмотреть: ${label}`} onClick={look.open}>
          Посмотреть
        </InlineButton>
      </StoredFile>
      {look.isOpen ? (
        <Dialog title={label} width={900} onClose={look.close}>
          <FilePreview address={address} />
        </Dialog>
      ) : null}
    </>
  );
}

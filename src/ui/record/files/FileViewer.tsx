// Viewer of a stored file: images inline, a PDF in a new tab. The type is taken from a short allow-list and not from the
// server, so that nothing else ever opens in a page of this origin.
import { styled } from 'styled-components';
import { getFileNameFromUrl } from '../../../api/contentDisposition.ts';
import { useBlobUrl } from '../../hooks/files/useBlobUrl.ts';
import { useStoredBlob } from '../../hooks/files/useStoredBlob.ts';
import { useServices } from '../../hooks/core/services.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { formatSize } from '../../kit/display/format.ts';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import { ExternalFile, LINK_PROBLEM_TEXTS, toFileLink } from './ExternalFile.tsx';
import { ImageViewer } from './ImageViewer.tsx';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 8px;
  margin-top: 8px;
  padding: 12px;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
  color: var(--text-secondary);
  font-size: 12px;
  line-height: 16px;
`;

const PICTURES = ['image/png', 'image/jpeg'];
const PDF = 'application/pdf';

/** `address` as in the record. */
export default function FileViewer({ address }: { address: string }) {
  const { origin } = useServices().env;
  const link = toFileLink(address, origin);
  if (link.kind === 'blocked') return <Box role="note">{LINK_PROBLEM_TEXTS[link.problem]}</Box>;
  if (link.kind === 'own') return <Fetched address={link.path} name={getFileNameFromUrl(address)} />;
  return (
    <Box>
      <span>Файл хранится на другом сайте, здесь он не показывается.</span>{' '}
      <ExternalFile link={link} name={getFileNameFromUrl(address)} label="Открыть" />
    </Box>
  );
}

function Fetched({ address, name }: { address: string; name: string }) {
  const file = useStoredBlob(address);
  return (
    <Box>
      {file.blob ? (
        <Look blob={file.blob} name={name} />
      ) : (
        <QueryPlaceholder query={file} skeleton={<SkeletonLines />} />
      )}
    </Box>
  );
}

function Look({ blob, name }: { blob: Blob; name: string }) {
  const [kind = ''] = blob.type.split(';');
  const address = useBlobUrl(blob);
  if (PICTURES.includes(kind)) return <ImageViewer blob={blob} alt={`Предпросмотр: ${name}`} />;
  if (kind !== PDF) return <span>Файлы этого вида открываются после скачивания</span>;
  return (
    <>
      <span>{`PDF, ${formatSize(blob.size)}`}</span>
      <ButtonLink ref={address} size="small" href="about:blank" target="_blank" rel="noreferrer">
        Открыть в новой вкладке
      </ButtonLink>
    </>
  );
}

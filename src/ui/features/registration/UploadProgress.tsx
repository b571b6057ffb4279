// Progress of submitting a registration: the file names, and a note that it may take a while.
import { FileText } from 'lucide-react';
import { styled } from 'styled-components';
import type { Registration } from '../../hooks/session/useRegistration.ts';
import { formatSize, formatCounted } from '../../kit/display/format.ts';

const Box = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-control);
  background: var(--surface-base);
  font-size: 13px;

  li {
    display: flex;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  progress {
    width: 100%;
    height: 4px;
    accent-color: var(--accent-fill);
  }
`;

/** fetch reports no upload progress, so the bar is indeterminate. */
export function UploadProgress({ registration: { busy, slow, values } }: { registration: Registration }) {
  if (!busy) return null;
  const files = Object.values(values).filter((value) => value instanceof File);
  const what = files.length === 0 ? 'заявку' : `заявку и ${formatCounted(files.length, ['файл', 'файла', 'файлов'])}`;
  return (
    <Box role="status">
      <span>{slow ? 'Отправка идёт дольше обычного. Можно подождать или остановить её' : `Отправляем ${what}`}</span>
      <progress aria-label="Отправка" />
      {files.length === 0 ? null : (
        <ul>
          {files.map(({ name, size }, index) => (
            <li key={`${index} ${name}`}>
              <FileText />
              <span>{name}</span>
              <span className="muted num nw">{formatSize(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

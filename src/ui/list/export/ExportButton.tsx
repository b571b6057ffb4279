// Export of a list or a record: one request at a time, cancellable when slow, its failure beside the button.
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import type { Call } from '../../../api/endpoint.ts';
import { useDownload } from '../../hooks/files/useDownload.ts';
import { Button, type ButtonSize } from '../../kit/actions/Button.tsx';
import { formatCounted } from '../../kit/display/format.ts';
import { getDownloadFailureText } from '../../texts/failures.ts';

const Problem = styled.span`
  color: var(--status-danger-text);
  font-size: 12px;
  line-height: 16px;
`;

interface ExportButtonProps {
  /** «Excel», «PDF». */
  readonly label: string;
  readonly call: Call;
  /** File name if the response has none. */
  readonly name: string;
  /** Subject, to distinguish equal buttons: «ЦВ-2026-000004». */
  readonly subject?: string;
  readonly size?: ButtonSize;
  /** Expected number of rows. For 0 no request is sent, because the file would be empty. */
  readonly count?: number | undefined;
}

const rowsIn = (count: number) =>
  `В файле будет ${formatCounted(count, ['строка', 'строки', 'строк'])}: все страницы списка`;
const NOTHING = 'Выгружать нечего: в списке нет ни одной строки';

/** Every account may read, so permissions do not disable it. */
export function ExportButton({ label, call, name, subject, size, count }: ExportButtonProps) {
  const { start, cancel, busy, slow, failure } = useDownload();
  const giveUp = busy && slow;
  return (
    <>
      {failure ? <Problem role="alert">{`${label}: ${getDownloadFailureText(failure)}`}</Problem> : null}
      <Button
        size={size}
        icon={size === 'small' ? undefined : <Download />} // in rows the icon is left out to make room for the label
        busy={busy && !slow}
        inactive={count === 0}
        title={count === undefined ? undefined : count === 0 ? NOTHING : rowsIn(count)}
        aria-label={giveUp ? undefined : subject === undefined ? `Скачать ${label}` : `Скачать ${label}: ${subject}`}
        onClick={count === 0 ? undefined : () => (giveUp ? cancel() : start(call, name))}
      >
        {giveUp ? 'Отменить' : label}
      </Button>
    </>
  );
}

// A list or a record as a file: asked for once, can be given up when it takes long, its failure stands beside the button.
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import type { Call } from '../../api/endpoint.ts';
import { useDownload } from '../hooks/data/useDownload.ts';
import { Button, type ButtonSize } from '../kit/actions/Button.tsx';
import { formatCounted } from '../kit/display/format.ts';
import { getFailureText } from '../texts/failures.ts';

const Problem = styled.span`
  color: var(--status-danger-text);
  font-size: 12px;
  line-height: 16px;
`;

interface ExportButtonProps {
  /** «Excel», «PDF». */
  readonly label: string;
  readonly call: Call;
  /** What the file is called if the answer does not say. */
  readonly name: string;
  /** What the file is of, where several buttons say the same: «ЦВ-2026-000004». */
  readonly of?: string;
  readonly size?: ButtonSize;
  /** Rows the file will hold, as the list says now. An empty file is of no use to anybody: nothing is asked for. */
  readonly count?: number | undefined;
}

const rowsIn = (count: number) =>
  `В файле будет ${formatCounted(count, ['строка', 'строки', 'строк'])}: все страницы списка`;
const NOTHING = 'Выгружать нечего: в списке нет ни одной строки';

/** Reads are allowed to every account, so it is not disabled by rights. */
export function ExportButton({ label, call, name, of, size, count }: ExportButtonProps) {
  const { start, cancel, busy, slow, failure } = useDownload();
  const giveUp = busy && slow;
  return (
    <>
      {failure ? <Problem role="alert">{`${label}: ${getFailureText(failure)}`}</Problem> : null}
      <Button
        size={size}
        icon={size === 'small' ? undefined : <Download />} // in rows their words say enough: a name needs the room
        busy={busy && !slow}
        inactive={count === 0}
        title={count === undefined ? undefined : count === 0 ? NOTHING : rowsIn(count)}
        aria-label={giveUp ? undefined : of === undefined ? `Скачать ${label}` : `Скачать ${label}: ${of}`}
        onClick={count === 0 ? undefined : () => (giveUp ? cancel() : start(call, name))}
      >
        {giveUp ? 'Отменить' : label}
      </Button>
    </>
  );
}

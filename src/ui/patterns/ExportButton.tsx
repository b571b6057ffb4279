// A list or a record as a file: asked for once, can be given up when it takes long, its failure stands beside the button.
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import type { Call } from '../../api/endpoint.ts';
import { useDownload } from '../bind/useDownload.ts';
import { Button, type ButtonSize } from '../kit/Button.tsx';
import { failureText } from '../texts/failures.ts';

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
}

/** Reads are allowed to every account, so it is never disabled. */
export function ExportButton({ label, call, name, of, size }: ExportButtonProps) {
  const { start, cancel, busy, slow, failure } = useDownload();
  const giveUp = busy && slow;
  return (
    <>
      {failure ? <Problem role="alert">{`${label}: ${failureText(failure)}`}</Problem> : null}
      <Button
        size={size}
        icon={<Download />}
        busy={busy && !slow}
        aria-label={giveUp ? undefined : of === undefined ? `Скачать ${label}` : `Скачать ${label}: ${of}`}
        onClick={() => (giveUp ? cancel() : start(call, name))}
      >
        {giveUp ? 'Отменить' : label}
      </Button>
    </>
  );
}

// State of the form's draft on this device, with a button that discards it.
import { Save, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { Draft } from '../hooks/form/useDraft.ts';
import { useNow } from '../hooks/core/useNow.ts';
import { Button } from '../kit/actions/Button.tsx';
import { formatDate } from '../kit/display/format.ts';

const Line = styled.p`
  display: flex;
  gap: 6px;
  flex: 1;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;

  > .lucide {
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 1px;
  }
`;

/** Time of a draft saved today, date of an older one. */
const momentOf = (savedAt: string, now: string) =>
  formatDate(savedAt, formatDate(savedAt) === formatDate(now) ? 'time' : 'date');

interface DraftNoteProps extends Pick<Draft, 'savedAt' | 'isStorageUnavailable'> {
  /** The form is being submitted. */
  readonly busy: boolean;
  /** The form takes files, which drafts do not keep. */
  readonly hasFiles?: boolean;
  readonly discard: () => void;
}

/** Empty while there is no draft. */
export function DraftNote({ savedAt, isStorageUnavailable, busy, hasFiles, discard }: DraftNoteProps) {
  const now = useNow();
  if (isStorageUnavailable)
    return (
      <Line>
        <TriangleAlert />
        <span>Браузер не хранит черновик: не закрывайте страницу</span>
      </Line>
    );
  if (savedAt === null) return null;
  return (
    <>
      <Line>
        <Save />
        <span>{`Черновик от ${momentOf(savedAt, now)}${hasFiles ? ', без файлов' : ''}`}</span>
      </Line>
      <Discard {...{ busy, discard }} />
    </>
  );
}

/** Memoized: keys change only the time of saving. */
const Discard = memo(function Discard({ busy, discard }: Pick<DraftNoteProps, 'busy' | 'discard'>) {
  return (
    <Button variant="ghost" size="small" onClick={discard} disabled={busy}>
      Удалить
    </Button>
  );
});

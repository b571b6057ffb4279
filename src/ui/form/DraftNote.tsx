// What was typed is kept on this device, since when, and the way to throw it away.
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

/** The time of a draft of today, the day of an older one. */
const momentOf = (savedAt: string, now: string) =>
  formatDate(savedAt, formatDate(savedAt) === formatDate(now) ? 'time' : 'date');

interface DraftNoteProps extends Pick<Draft, 'savedAt' | 'unkept'> {
  /** What was typed is being sent. */
  readonly busy: boolean;
  /** It could hold files, and does not keep them. */
  readonly fileless?: boolean;
  readonly discard: () => void;
}

/** Empty while nothing was typed. */
export function DraftNote({ savedAt, unkept, busy, fileless, discard }: DraftNoteProps) {
  const now = useNow();
  if (unkept)
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
        <span>{`Черновик от ${momentOf(savedAt, now)}${fileless ? ', без файлов' : ''}`}</span>
      </Line>
      <Discard {...{ busy, discard }} />
    </>
  );
}

/** Not drawn again by every key, as the moment is. */
const Discard = memo(function Discard({ busy, discard }: Pick<DraftNoteProps, 'busy' | 'discard'>) {
  return (
    <Button variant="ghost" size="small" onClick={discard} disabled={busy}>
      Удалить
    </Button>
  );
});

// A reason or comment that was typed but not sent, to copy or discard; loaded on demand.
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { selectContents, useCopy } from '../../hooks/dom/useCopy.ts';
import { Banner } from '../../kit/feedback/Banner.tsx';
import { Button } from '../../kit/actions/Button.tsx';

const Kept = styled.div`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
  font-size: 13px;
  line-height: 20px;

  > blockquote {
    margin: 0;
    padding: 0 16px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 0 16px;
  }
`;

const MOVED_ON =
  'Статус изменился, пока вы писали: текст не отправлен. Он сохранён и подставится, если ещё понадобится.';
const GONE = 'Заявку уже рассмотрели, пока вы писали причину: она не отправлена. Текст сохранён.';

interface KeptWordsProps {
  readonly text: string;
  readonly drop: () => void;
  /** The record no longer exists. */
  readonly isRecordGone: boolean;
}

/** Its banner is a live region. */
export default function UnsentText({ text, drop, isRecordGone }: KeptWordsProps) {
  const { copied, refused, copy } = useCopy();
  return (
    <Kept>
      <Banner tone="warning" icon={<TriangleAlert />} inset>
        {isRecordGone ? GONE : MOVED_ON}
      </Banner>
      <blockquote ref={refused ? selectContents : undefined}>{text}</blockquote>
      <div>
        <Button size="small" onClick={() => copy(text)}>
          {copied ? 'Скопировано' : 'Скопировать текст'}
        </Button>
        <Button variant="ghost" size="small" onClick={drop}>
          Удалить текст
        </Button>
      </div>
    </Kept>
  );
}

// One message: author and time, text, file; an unsent one with its actions.
import { CircleAlert, Clock } from 'lucide-react';
import { memo } from 'react';
import { getFileNameFromUrl } from '../../../../api/contentDisposition.ts';
import type { ChatActor } from '../../../hooks/chat/useChat.ts';
import { EMPTY_VALUE, formatDate } from '../../../kit/display/format.ts';
import { AttachedFile } from './AttachedFile.tsx';
import { CollapsibleText } from '../../../kit/display/CollapsibleText.tsx';
import { SafeName } from '../../../kit/display/SafeName.tsx';
import { MessageBox } from './MessageList.styles.ts';
import type { MessageItem } from './messageItems.ts';

interface BubbleProps {
  readonly item: MessageItem;
  readonly actor: ChatActor;
}

/** Memoized by item. `data-state` is the delivery state. */
export const Bubble = memo(function Bubble({ item, actor }: BubbleProps) {
  const { own, sender, content, file, at, state } = item;
  const time = (
    <time className="num" dateTime={at ?? undefined} title={formatDate(at, 'dateTime')}>
      {formatDate(at, 'time')}
    </time>
  );
  // A server may send the file name as the text too: it is shown once.
  const caption = file !== null && content === getFileNameFromUrl(file) ? '' : content;
  const text = caption === '' && file === null ? EMPTY_VALUE : caption;
  return (
    <MessageBox data-own={own || undefined} data-state={state}>
      <p className="by">
        {own ? (
          <span>
            <span>Вы,</span> {time}
          </span>
        ) : (
          <>
            <b title={sender}>
              <SafeName>{sender}</SafeName>
            </b>
            {time}
          </>
        )}
      </p>
      <div className="text">
        {text === '' ? null : <CollapsibleText text={text} />}
        {file === null ? null : <AttachedFile address={file} withoutText={text === ''} />}
      </div>
      {state === 'arrived' ? null : <Delivery item={item} actor={actor} />}
    </MessageBox>
  );
});

function Delivery({ item: { key, state }, actor }: BubbleProps) {
  if (state === 'sending' || state === 'behind') {
    return (
      <p className="sent">
        <span>
          <Clock />
          <span>{state === 'behind' ? 'Ждёт: предыдущее сообщение не отправлено' : 'Отправляется'}</span>
        </span>
      </p>
    );
  }
  return (
    <p className="sent">
      <span>
        <CircleAlert />
        <span>Не отправлено</span>
      </span>
      {state === 'failed' ? (
        <button type="button" onClick={() => actor.send({ type: 'message.retry', id: key })}>
          Повторить
        </button>
      ) : null}
      <button type="button" onClick={() => actor.send({ type: 'message.remove', id: key })}>
        Удалить
      </button>
    </p>
  );
}

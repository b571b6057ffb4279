// Messages of a chat: the newest first rendered, older ones on demand; sticks to the end while the user is there.
import { ArrowDown } from 'lucide-react';
import { type ChatActor, type Messages, useMessages } from '../../../hooks/chat/useChat.ts';
import { useStickToBottom } from '../../../hooks/chat/useStickToBottom.ts';
import { useNow } from '../../../hooks/core/useNow.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { Bubble } from './Bubble.tsx';
import { MessageDivider, MessageLog, ScrollToEndButton, MessageListBox, MessageRows } from './MessageList.styles.ts';
import { buildMessageItems } from './messageItems.ts';
import { chatTexts } from '../texts.ts';

interface MessageListProps {
  readonly actor: ChatActor;
  readonly closed: boolean;
}

/** `role="log"`: only added messages are announced. */
export function MessageList({ actor, closed }: MessageListProps) {
  const messages = useMessages(actor);
  const { rows, outbox, identity, following, unseen, firstUnreadId, hasOlder } = messages;
  const now = useNow();
  const items = buildMessageItems({ rows, outbox, identity, closed, firstUnreadId, now });
  const end = useStickToBottom({
    following,
    lastKey: items.at(-1)?.key,
    onEnd: messages.follow,
    onLeave: messages.leave,
  });
  return (
    <MessageListBox>
      <MessageLog {...end} role="log" aria-label="Сообщения" tabIndex={0}>
        <MessageRows>
          {hasOlder ? <OlderButton messages={messages} /> : null}
          {items.length === 0 ? <p className="none">{chatTexts.none}</p> : null}
          {items.map((item) =>
            item.kind === 'message' ? (
              <Bubble key={item.key} item={item} actor={actor} />
            ) : (
              <MessageDivider key={item.key} data-fresh={item.kind === 'fresh' || undefined}>
                {item.text}
              </MessageDivider>
            ),
          )}
        </MessageRows>
      </MessageLog>
      {following ? null : (
        <ScrollToEndButton>
          <Button size="small" icon={<ArrowDown />} onClick={messages.follow}>
            {unseen > 0 ? `Новых сообщений: ${unseen}` : 'К последним'}
          </Button>
        </ScrollToEndButton>
      )}
    </MessageListBox>
  );
}

/** Loads older messages; a slow load can be cancelled. */
function OlderButton({ messages }: { messages: Messages }) {
  const { readingOlder, olderSlow, olderFailed, showOlder, cancelOlder } = messages;
  return (
    <Button
      className="older"
      size="small"
      busy={readingOlder && !olderSlow}
      onClick={olderSlow ? cancelOlder : showOlder}
    >
      {olderSlow ? 'Отменить загрузку' : olderFailed ? 'Не загрузились. Повторить' : 'Показать более ранние'}
    </Button>
  );
}

// One chat: header, messages, composer; a closed one is read-only.
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '../../../api/schemas/account.ts';
import type { Chat as ChatRecord } from '../../../api/schemas/chats.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { useChat, useConnection, useOnAnswered } from '../../hooks/chat/useChat.ts';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { ChatActions } from './ChatActions.tsx';
import { ChatNoticeBox, ChatBox, ChatHeader, ChatHint, ChatNoticeStrip } from './ChatPane.styles.ts';
import { ClosedChatNotice } from './ClosedChatNotice.tsx';
import { Composer } from './messages/Composer.tsx';
import { ConnectionState } from './ConnectionState.tsx';
import { MessageList } from './messages/MessageList.tsx';
import { NoChat } from './NoChat.tsx';
import { MessagesPlaceholder } from './messages/MessagesPlaceholder.tsx';
import { chatTexts } from './texts.ts';

interface ChatPaneProps {
  readonly chat: ChatRecord;
  readonly user: User;
  /** The h2. */
  readonly title: string;
  readonly closedText: string;
  /** Its client, for a user with several. */
  readonly client?: ReactNode;
  /** Just created by this user: the composer is focused. */
  readonly isNew?: boolean;
  /** Link to the list, shown in a single pane. */
  readonly onBack?: () => void;
  /** The operator has closed or reopened it. */
  readonly onChanged?: (chat: ChatRecord) => void;
  /** A message of the user was delivered. */
  readonly onAnswered?: (() => void) | undefined;
  /** The next chat that awaits the user, for the hint below the composer. */
  readonly next?: ReactNode;
  /** After it was closed: switches to another open chat of the topic. */
  readonly onNew?: ((id: RecordId) => void) | undefined;
}

/** Mount with the chat's id as key: one connection per selected chat, closed on unmount. */
export function ChatPane(props: ChatPaneProps) {
  const { chat, user, title, closedText, client, isNew, next, onBack, onAnswered, onChanged, onNew } = props;
  const actor = useChat(chat, user);
  useOnAnswered(actor, onAnswered);
  const connection = useConnection(actor);
  const { state, loaded, retries, slow, hasUnreadable, reconnect } = connection;
  const closed = state === 'closed';
  if (state === 'stopped') return <NoChat>{chatTexts.choose}</NoChat>;
  return (
    <ChatBox data-state={state}>
      <ChatHeader>
        {onBack ? <IconButton className="back" label="К списку чатов" icon={<ChevronLeft />} onClick={onBack} /> : null}
        <div className="names">
          <h2>{title}</h2>
          <p className="name" title={chat.name}>
            {chat.name}
          </p>
          {client ? <p className="client">{client}</p> : null}
        </div>
        {closed ? null : <ConnectionState {...{ state, slow, retries }} onReconnect={reconnect} />}
        <ChatActions {...{ chat, closed, user, actor, onChanged }} />
      </ChatHeader>
      <ChatNoticeBox data-closed={closed || undefined} aria-label="Переписка">
        {loaded ? <MessageList actor={actor} closed={closed} /> : <MessagesPlaceholder {...connection} />}
        {hasUnreadable ? <ChatNoticeStrip role="status">{chatTexts.unreadable}</ChatNoticeStrip> : null}
        {closed ? (
          <ClosedChatNotice {...{ chat, actor, onNew }} text={closedText} />
        ) : (
          <Composer actor={actor} isNew={isNew} />
        )}
      </ChatNoticeBox>
      {closed ? null : (
        <ChatHint>
          <span>Enter — отправить, Shift + Enter — новая строка</span>
          {next}
        </ChatHint>
      )}
    </ChatBox>
  );
}

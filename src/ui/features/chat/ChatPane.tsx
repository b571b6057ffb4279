// One chat: its head, its messages, what is being written; a closed one is read only.
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '../../../api/schemas/account.ts';
import type { Chat as ChatRecord } from '../../../api/schemas/chats.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { useChat, useConnection } from '../../hooks/chat/useChat.ts';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { ChatActions } from './ChatActions.tsx';
import { ChatNoticeBox, ChatBox, ChatHeader, ChatHint, ChatNoticeStrip } from './ChatPane.styles.ts';
import { ClosedChatNotice } from './ClosedChatNotice.tsx';
import { Composer } from './Composer.tsx';
import { ConnectionState } from './ConnectionState.tsx';
import { MessageList } from './MessageList.tsx';
import { NoChat } from './NoChat.tsx';
import { MessagesPlaceholder } from './MessagesPlaceholder.tsx';
import { chatTexts } from './texts.ts';

interface ChatPaneProps {
  readonly chat: ChatRecord;
  readonly user: User;
  /** The h2. */
  readonly title: string;
  readonly closedText: string;
  /** Whom it is with, where its reader has chats with several. */
  readonly client?: ReactNode;
  /** It has just been made by this user: the focus goes to its field. */
  readonly isNew?: boolean;
  /** To the list, where there is room for one of them only. */
  readonly onBack?: () => void;
  /** The operator has closed or reopened it. */
  readonly onChanged?: (chat: ChatRecord) => void;
  /** Once it is closed its reader may go on in another chat of its topic, which is there now. */
  readonly onNew?: ((id: RecordId) => void) | undefined;
}

/** Mount it with the chat's id as key: one connection per selected chat, closed when it is left (spec section 4). */
export function ChatPane({ chat, user, title, closedText, client, isNew, onBack, onChanged, onNew }: ChatPaneProps) {
  const actor = useChat(chat, user);
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
      {closed ? null : <ChatHint>Enter — отправить, Shift + Enter — новая строка</ChatHint>}
    </ChatBox>
  );
}

// A row of the list of chats: name and time of the last message, client, the last message of the operator's chats.
import { sanitizeCompanyName } from '../../../api/schemas/account.ts';
import type { Chat, ChatMessage } from '../../../api/schemas/chats.ts';
import { cutText } from '../../../api/lib/cutText.ts';
import { chatMessageList } from '../../../api/endpoints/chats.ts';
import { chatLifecycle, getChatStatus } from '../../../machines/lifecycles/chat.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import type { UnansweredMessage } from '../../hooks/chat/useAwaitingChats.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { useIsInView } from '../../hooks/dom/useIsInView.ts';
import { SafeName } from '../../kit/display/SafeName.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import { EMPTY_VALUE, formatDate } from '../../kit/display/format.ts';
import { ClientName, type ClientNames } from './ChatClient.tsx';
import { UnreadMark } from './ChatArea.styles.ts';
import { HighlightedText } from './messages/HighlightedText.tsx';
import { chatTexts } from './texts.ts';

/** Characters of the last message; the row shows one line of them. */
const MAX_PREVIEW_LENGTH = 200;

interface RowProps {
  readonly chat: Chat;
  readonly names: ClientNames | undefined;
  readonly query: string;
  /** Today, formatted. */
  readonly today: string;
  /** The client's message that awaits the operator. */
  readonly awaited: UnansweredMessage | undefined;
  readonly isUnread: boolean;
}

type LastMessage = Pick<ChatMessage, 'content' | 'created_at'>;

/** The last message is read once the row is in view, and only where chats have several clients. */
export function ChatRow({ awaited, ...row }: RowProps) {
  const { chat, names } = row;
  if (names === undefined || awaited) {
    const last = awaited && { content: awaited.content ?? '', created_at: awaited.created_at };
    return <RowText {...row} last={last} isAwaiting={awaited !== undefined} />;
  }
  return <RowWithHistory key={chat.id} {...row} />;
}

function RowWithHistory(row: Omit<RowProps, 'awaited'>) {
  const { ref, isInView } = useIsInView();
  const last = useQuery(
    chatMessageList,
    isInView ? { params: { id: row.chat.id }, query: { limit: 1, offset: 0 } } : null,
  );
  return (
    <span ref={ref}>
      <RowText {...row} last={last.data?.results[0]} isAwaiting={false} />
    </span>
  );
}

interface RowTextProps extends Omit<RowProps, 'awaited'> {
  readonly last: LastMessage | undefined;
  readonly isAwaiting: boolean;
}

function RowText({ chat, names, query, today, last, isAwaiting, isUnread }: RowTextProps) {
  const { name, sender, closed } = chat;
  const at = last?.created_at ?? chat.created_at;
  const preview = cutText(last?.content ?? '', MAX_PREVIEW_LENGTH);
  const by = sender === null ? undefined : sanitizeCompanyName(sender);
  const isToday = formatDate(at) === today;
  const status = getStatusMeta(chatLifecycle, getChatStatus(closed));
  return (
    <>
      <span className="line">
        <span title={name}>
          {isUnread ? <UnreadMark aria-label={chatTexts.unread} role="img" /> : null}
          <HighlightedText text={name} query={query} />
        </span>
        <time className="num" dateTime={at ?? undefined} title={formatDate(at, 'dateTime')}>
          {isToday ? formatDate(at, 'time') : formatDate(at).slice(0, 5)}
        </time>
      </span>
      <span className="line sender">
        {names ? (
          <ClientName chat={chat} names={names} />
        ) : (
          <span title={by}>{by === undefined ? EMPTY_VALUE : <SafeName>{by}</SafeName>}</span>
        )}
        {closed && status ? <StatusChip status={getChatStatus(closed)} {...status} /> : null}
      </span>
      {preview ? (
        <span className="line last" data-awaiting={isAwaiting || undefined} title={preview}>
          <bdi>{preview}</bdi>
        </span>
      ) : null}
    </>
  );
}

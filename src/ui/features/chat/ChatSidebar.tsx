// List of chats: create button, search, a link per chat by its index in the full list.
import { quoteCompanyName } from '../../../api/schemas/account.ts';
import { SafeName } from '../../kit/display/SafeName.tsx';
import { Plus } from 'lucide-react';
import type { Chat } from '../../../api/schemas/chats.ts';
import { type ChatParamKind, filterChats } from '../../../machines/chat/list/chatRoute.ts';
import { chatLifecycle, getChatStatus } from '../../../machines/lifecycles/chat.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { Link } from '../../hooks/core/Link.tsx';
import type { ChatList } from '../../hooks/chat/useChatList.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { useVirtualRows } from '../../hooks/list/useVirtualRows.ts';
import { useDebouncedSearch } from '../../hooks/list/useDebouncedSearch.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorState } from '../../kit/feedback/ErrorState.tsx';
import { SearchBox } from '../../kit/fields/SearchBox.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { EMPTY_VALUE, formatDate } from '../../kit/display/format.ts';
import { GuardedButton } from '../../form/GuardedButton.tsx';
import { QueryError, SlowQueryBanner } from '../../query/queryStates.tsx';
import { formatFailureDetails, getFailureText } from '../../texts/failures.ts';
import { ClientName, type ClientNames } from './ChatClient.tsx';
import { ChatListColumn } from './ChatArea.styles.ts';
import { HighlightedText } from './messages/HighlightedText.tsx';
import { ChatLoading } from './ChatLoading.tsx';
import { chatTexts } from './texts.ts';

const SEARCH_PAUSE_MS = 500;

interface ChatSidebarProps {
  readonly list: ChatList;
  readonly base: string;
  readonly by: ChatParamKind;
  /** Undefined where every chat is with the operator: a row then names its creator. */
  readonly names: ClientNames | undefined;
  /** Undefined where no chat can be created. */
  readonly onCreate: (() => void) | undefined;
}

/** A region «Чаты»; `data-state` is the state of the list. */
export function ChatSidebar({ list, base, by, names, onCreate }: ChatSidebarProps) {
  const search = useDebouncedSearch(SEARCH_PAUSE_MS);
  const { chats, busy, failure, refresh } = list;
  return (
    <ChatListColumn aria-label="Чаты" aria-busy={busy || undefined} data-state={stateOf(list)}>
      <div className="top">
        {onCreate ? (
          <GuardedButton wide icon={<Plus />} onClick={onCreate}>
            {chatTexts.create}
          </GuardedButton>
        ) : null}
        <SearchBox
          label={chatTexts.search}
          value={search.text}
          onChange={({ target }) => search.type(target.value)}
          onClear={search.reset}
        />
      </div>
      {chats && failure ? (
        <ErrorState
          text={getFailureText(failure)}
          details={formatFailureDetails(failure)}
          onRetry={refresh}
          busy={busy}
        />
      ) : null}
      {chats ? <SlowQueryBanner {...list} /> : null}
      {chats ? <Rows {...{ list, base, by, names }} query={search.query} /> : <NoRows list={list} />}
    </ChatListColumn>
  );
}

function stateOf({ busy, failure, chats }: ChatList): string {
  if (busy) return 'loading';
  if (failure) return 'failed';
  return chats?.length === 0 ? 'empty' : 'settled';
}

/** Replaces the rows of an empty list. */
function NoRows({ list }: { list: ChatList }) {
  if (!list.busy) return <QueryError failure={list.failure} refresh={list.refresh} />;
  return (
    <div className="wait">
      <ChatLoading {...list} />
    </div>
  );
}

interface RowsProps extends Omit<ChatSidebarProps, 'onCreate'> {
  readonly query: string;
}

function Rows({ list: { chats, open, choose }, base, by, names, query }: RowsProps) {
  const found = filterChats(chats ?? [], query);
  const { list, rows } = useVirtualRows(found.length);
  const today = formatDate(useNow());
  return (
    <>
      <VisuallyHidden aria-live="polite">{query === '' ? '' : `${chatTexts.found} ${found.length}`}</VisuallyHidden>
      {found.length === 0 ? <EmptyState title={query === '' ? 'Чатов пока нет' : 'Чаты не найдены'} /> : null}
      <ul {...list}>
        {rows.map(({ index: place, attributes }) => {
          const { chat, index } = found[place] ?? {};
          if (!chat || index === undefined) return null;
          return (
            <li key={chat.id} {...attributes}>
              <Link
                href={`${base}/${by === 'id' ? chat.id : index}`}
                onClick={() => choose(chat, index)}
                aria-current={open.kind === 'found' && open.chat.id === chat.id ? 'page' : undefined}
              >
                <Row {...{ chat, names, query, today }} />
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface RowProps extends Pick<RowsProps, 'names' | 'query'> {
  readonly chat: Chat;
  /** Today, formatted. */
  readonly today: string;
}

function Row({ chat, names, query, today }: RowProps) {
  const { name, sender, created_at, closed } = chat;
  const by = sender === null ? undefined : quoteCompanyName(sender);
  const isToday = formatDate(created_at) === today;
  const status = getStatusMeta(chatLifecycle, getChatStatus(closed));
  return (
    <>
      <span className="line">
        <span title={name}>
          <HighlightedText text={name} query={query} />
        </span>
        <time className="num" dateTime={created_at ?? undefined} title={formatDate(created_at, 'dateTime')}>
          {isToday ? formatDate(created_at, 'time') : formatDate(created_at).slice(0, 5)}
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
    </>
  );
}

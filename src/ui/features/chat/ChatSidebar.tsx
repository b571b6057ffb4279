// The list of chats: new one, search, a link per chat by its place in the full list.
import { Plus } from 'lucide-react';
import type { Chat } from '../../../api/schemas/chats.ts';
import { type PlacedBy, matchingChats } from '../../../machines/chat/chatRoute.ts';
import { chatLifecycle, chatStatus } from '../../../machines/lifecycles/chat.ts';
import { statusOf } from '../../../machines/lifecycles/transitions.ts';
import { Link } from '../../hooks/core/Link.tsx';
import type { ChatList } from '../../hooks/chat/useChatList.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { useRowWindow } from '../../hooks/list/useVirtualRows.ts';
import { useSearch } from '../../hooks/list/useDebouncedSearch.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorState } from '../../kit/feedback/ErrorState.tsx';
import { SearchBox } from '../../kit/fields/SearchBox.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { MISSING, formatDate } from '../../kit/display/format.ts';
import { WriteButton } from '../../form/GuardedButton.tsx';
import { NoAnswer, SlowOffer } from '../../query/queryStates.tsx';
import { failureDetails, failureText } from '../../texts/failures.ts';
import { ClientName, type ClientNames } from './ChatClient.tsx';
import { List } from './ChatArea.styles.ts';
import { Marked } from './HighlightedText.tsx';
import { Waiting } from './ChatLoading.tsx';
import { texts } from './texts.ts';

/** Spec section 9. */
const SEARCH_PAUSE_MS = 500;

interface ChatSidebarProps {
  readonly list: ChatList;
  readonly base: string;
  readonly by: PlacedBy;
  /** Undefined where every chat is with the operator: a row then names who began it. */
  readonly names: ClientNames | undefined;
  /** Undefined where no chat can be created. */
  readonly onCreate: (() => void) | undefined;
}

/** A region «Чаты»; `data-state` tells how the list stands. */
export function ChatSidebar({ list, base, by, names, onCreate }: ChatSidebarProps) {
  const search = useSearch(SEARCH_PAUSE_MS);
  const { chats, busy, failure, refresh } = list;
  return (
    <List aria-label="Чаты" aria-busy={busy || undefined} data-state={stateOf(list)}>
      <div className="top">
        {onCreate ? (
          <WriteButton wide icon={<Plus />} onClick={onCreate}>
            {texts.create}
          </WriteButton>
        ) : null}
        <SearchBox
          label={texts.search}
          value={search.text}
          onChange={({ target }) => search.type(target.value)}
          onClear={search.reset}
        />
      </div>
      {chats && failure ? (
        <ErrorState text={failureText(failure)} details={failureDetails(failure)} onRetry={refresh} busy={busy} />
      ) : null}
      {chats ? <SlowOffer {...list} /> : null}
      {chats ? <Rows {...{ list, base, by, names }} query={search.query} /> : <NoRows list={list} />}
    </List>
  );
}

function stateOf({ busy, failure, chats }: ChatList): string {
  if (busy) return 'loading';
  if (failure) return 'failed';
  return chats?.length === 0 ? 'empty' : 'settled';
}

/** In place of the rows while there are none. */
function NoRows({ list }: { list: ChatList }) {
  if (!list.busy) return <NoAnswer failure={list.failure} refresh={list.refresh} />;
  return (
    <div className="wait">
      <Waiting {...list} />
    </div>
  );
}

interface RowsProps extends Omit<ChatSidebarProps, 'onCreate'> {
  readonly query: string;
}

function Rows({ list: { chats, open, choose }, base, by, names, query }: RowsProps) {
  const found = matchingChats(chats ?? [], query);
  const { list, rows } = useRowWindow(found.length);
  const today = formatDate(useNow());
  return (
    <>
      <VisuallyHidden aria-live="polite">{query === '' ? '' : `${texts.found} ${found.length}`}</VisuallyHidden>
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
  /** The day, as dates are written. */
  readonly today: string;
}

function Row({ chat, names, query, today }: RowProps) {
  const { name, sender, created_at, closed } = chat;
  const isToday = formatDate(created_at) === today;
  const status = statusOf(chatLifecycle, chatStatus(closed));
  return (
    <>
      <span className="line">
        <span title={name}>
          <Marked text={name} query={query} />
        </span>
        <time className="num" dateTime={created_at ?? undefined} title={formatDate(created_at, 'dateTime')}>
          {isToday ? formatDate(created_at, 'time') : formatDate(created_at).slice(0, 5)}
        </time>
      </span>
      <span className="line sender">
        {names ? (
          <ClientName chat={chat} names={names} />
        ) : (
          <span title={sender ?? undefined}>{sender ?? MISSING}</span>
        )}
        {closed && status ? <StatusChip status={chatStatus(closed)} {...status} /> : null}
      </span>
    </>
  );
}

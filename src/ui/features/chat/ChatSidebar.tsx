// List of chats: create button, search, a link per chat by its index in the full list.
import { Plus } from 'lucide-react';
import * as v from 'valibot';
import type { RecordId } from '../../../api/recordId.ts';
import { type ChatParamKind, filterChats } from '../../../machines/chat/list/chatRoute.ts';
import { Link } from '../../hooks/core/Link.tsx';
import type { AwaitingChats } from '../../hooks/chat/useAwaitingChats.ts';
import type { ChatList } from '../../hooks/chat/useChatList.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { useVirtualRows } from '../../hooks/list/useVirtualRows.ts';
import { usePreference } from '../../hooks/list/usePreference.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { SegmentedControl } from '../../kit/fields/SegmentedControl.tsx';
import { useDebouncedSearch } from '../../hooks/list/useDebouncedSearch.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorState } from '../../kit/feedback/ErrorState.tsx';
import { SearchBox } from '../../kit/fields/SearchBox.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { formatDate } from '../../kit/display/format.ts';
import { GuardedButton } from '../../form/GuardedButton.tsx';
import { QueryError, SlowQueryBanner } from '../../query/queryStates.tsx';
import { formatFailureDetails } from '../../texts/failureDetails.ts';
import { getFailureText } from '../../texts/failures.ts';
import type { ClientNames } from './ChatClient.tsx';
import { ChatListColumn } from './ChatArea.styles.ts';
import { ChatRow } from './ChatRow.tsx';
import { ChatLoading } from './ChatLoading.tsx';
import { chatTexts } from './texts.ts';

const SEARCH_PAUSE_MS = 500;

interface ChatSidebarProps {
  readonly list: ChatList;
  readonly base: string;
  readonly paramKind: ChatParamKind;
  /** Undefined where every chat is with the operator: a row then names its creator. */
  readonly names: ClientNames | undefined;
  /** Chats that await the operator; undefined for other readers. */
  readonly awaiting: AwaitingChats | undefined;
  /** Undefined where no chat can be created. */
  readonly onCreate: (() => void) | undefined;
}

const FILTERS = [
  { value: 'awaiting', label: 'Ждёт ответа' },
  { value: 'all', label: 'Все' },
  { value: 'open', label: 'Открытые' },
] as const;
type ChatFilter = (typeof FILTERS)[number]['value'];
const filterSchema = v.picklist(FILTERS.map(({ value }) => value));

/** A region «Чаты»; `data-state` is the state of the list. */
export function ChatSidebar({ list, base, paramKind, names, awaiting, onCreate }: ChatSidebarProps) {
  const { account } = useSession();
  const [chosen, setFilter] = usePreference(`chats:filter:${account}`, filterSchema, 'all');
  const filter = awaiting ? chosen : 'all';
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
        {awaiting ? (
          <SegmentedControl
            label="Фильтр чатов"
            name="chats"
            options={FILTERS.map(({ value, label }) => ({
              value,
              label: value === 'awaiting' && awaiting.messages ? `${label} (${awaiting.messages.size})` : label,
            }))}
            value={filter}
            onChoose={setFilter}
          />
        ) : null}
        {filter === 'awaiting' && awaiting?.isUnsupported ? <p className="note">{chatTexts.awaitingUnknown}</p> : null}
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
      {chats ? (
        <Rows {...{ list, base, paramKind, names, awaiting, filter }} query={search.query} />
      ) : (
        <NoRows list={list} />
      )}
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
  readonly filter: ChatFilter;
}

function Rows({ list: { chats, open, choose }, base, paramKind, names, awaiting, filter, query }: RowsProps) {
  const opened = open.kind === 'found' ? open.chat.id : null;
  const found = selectChats(filterChats(chats ?? [], query), filter, awaiting, opened);
  const { list, rows } = useVirtualRows(found.length);
  const today = formatDate(useNow());
  return (
    <>
      <VisuallyHidden aria-live="polite">{query === '' ? '' : `${chatTexts.found} ${found.length}`}</VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          title={query !== '' ? 'Чаты не найдены' : filter === 'awaiting' ? 'Все чаты отвечены' : 'Чатов пока нет'}
        />
      ) : null}
      <ul {...list}>
        {rows.map(({ index: place, attributes }) => {
          const { chat, index } = found[place] ?? {};
          if (!chat || index === undefined) return null;
          return (
            <li key={chat.id} {...attributes}>
              <Link
                href={`${base}/${paramKind === 'id' ? chat.id : index}`}
                onClick={() => choose(chat, index)}
                aria-current={open.kind === 'found' && open.chat.id === chat.id ? 'page' : undefined}
              >
                <ChatRow
                  {...{ chat, names, query, today }}
                  awaited={awaiting?.messages?.get(chat.id)}
                  isUnread={awaiting?.isUnread(chat.id) ?? false}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type Indexed = ReturnType<typeof filterChats>[number];

/** The open chat stays in the list after its answer. Where the server does not report it, every open chat may await one. */
function selectChats(
  rows: readonly Indexed[],
  filter: ChatFilter,
  awaiting: AwaitingChats | undefined,
  opened: RecordId | null,
): readonly Indexed[] {
  const messages = awaiting?.messages;
  if (filter === 'all') return rows;
  if (filter === 'open' || !messages) return rows.filter(({ chat }) => !chat.closed || chat.id === opened);
  const order = [...messages.keys()];
  const placeOf = ({ chat }: Indexed) => order.indexOf(chat.id);
  return rows
    .filter(({ chat }) => messages.has(chat.id) || chat.id === opened)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

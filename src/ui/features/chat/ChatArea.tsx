// Chat area: list on the left, the chat of the address on the right.
import type { RecordId } from '../../../api/recordId.ts';
import { useLocation, useParams } from 'wouter';
import { type ChatList, useChatList } from '../../hooks/chat/useChatList.ts';
import { type AwaitingChats, useAwaitingChats, useMarkOpenChatSeen } from '../../hooks/chat/useAwaitingChats.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useCreateChat } from '../../hooks/chat/useCreateChat.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { ProfileMissing } from '../../record/ProfileMissing.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { Spinner } from '../../kit/feedback/Spinner.tsx';
import { Panes, PanesContainer } from '../../kit/layout/Panes.styles.ts';
import { ClientLink, type ClientNames, createClientNameLookup } from './ChatClient.tsx';
import { CHAT_SINGLE_PANE_WIDTH, ChatColumn } from './ChatArea.styles.ts';
import { ChatPane } from './ChatPane.tsx';
import { ChatSidebar } from './ChatSidebar.tsx';
import { CreateChatDialog } from './CreateChatDialog.tsx';
import { NoChat } from './NoChat.tsx';
import { chatTexts } from './texts.ts';
import { type AreaVariant, type AreaVariantName, areaVariants } from './areaVariants.ts';

interface ChatAreaProps {
  readonly variant: AreaVariantName;
  /** Address of the list; the part after it identifies the chat (route parameter `id`). */
  readonly base: string;
}

/** Fills a screen. If both do not fit, either the list or the chat is shown. */
export function ChatArea({ variant: name, base }: ChatAreaProps) {
  const variant: AreaVariant = areaVariants[name];
  const { id } = useParams<{ id?: string }>();
  const [, navigate] = useLocation();
  const list = useChatList({ base, place: id ?? null, paramKind: variant.paramKind });
  const { user } = useSession();
  const names = variant.create === 'invite' && user ? createClientNameLookup(list.chats ?? [], user) : undefined;
  const awaiting = useAwaitingChats(variant.create === 'invite');
  const dialog = useCreateChat(variant.create ?? 'topic', (chat) => list.focusChat(chat.id));
  return (
    <PanesContainer>
      <Panes $onePaneUpTo={CHAT_SINGLE_PANE_WIDTH} data-open={(id !== undefined && !isAbsent(list)) || undefined}>
        <ChatSidebar
          {...{ list, base, names }}
          paramKind={variant.paramKind}
          awaiting={names ? awaiting : undefined}
          onCreate={variant.create ? dialog.open : undefined}
        />
        <ChatColumn aria-label="Чат">
          <OpenChat
            {...{ list, names, variant, base, awaiting }}
            created={dialog.created}
            onBack={() => navigate(base)}
          />
        </ChatColumn>
      </Panes>
      {dialog.isOpen ? <CreateChatDialog dialog={dialog} /> : null}
    </PanesContainer>
  );
}

/** The chat of the address is not in the list, or the list failed to load: in a single pane the list shows that. */
const isAbsent = ({ open, chats, busy }: ChatList): boolean => open.kind === 'missing' && !(chats === null && busy);

interface OpenChatProps {
  readonly list: ChatList;
  /** Names of the operator's clients. */
  readonly names: ClientNames | undefined;
  /** Id of the chat created last. */
  readonly created: RecordId | null;
  readonly variant: AreaVariant;
  readonly base: string;
  readonly awaiting: AwaitingChats;
  readonly onBack: () => void;
}

/** The chat of the address, or why there is none. */
function OpenChat({ list, names, created, variant, base, awaiting, onBack }: OpenChatProps) {
  const { open, chats, busy, focusChat } = list;
  const { user } = useSession();
  const opened = open.kind === 'found' ? open.chat.id : null;
  useMarkOpenChatSeen(awaiting, opened);
  if (open.kind === 'none') return <NoChat>{chatTexts.choose}</NoChat>;
  if (open.kind === 'invalid') {
    const back = (
      <Button className="back" onClick={onBack}>
        К списку чатов
      </Button>
    );
    return (
      <NoChat alert action={back}>
        {chatTexts.noId}
      </NoChat>
    );
  }
  if (open.kind === 'found' && user) {
    const { chat } = open;
    const client = names ? <ClientLink chat={chat} names={names} /> : undefined;
    const { title, closed: closedText, create } = variant;
    const onNew = create === 'topic' ? focusChat : undefined;
    const next = <NextAwaiting {...{ list, base, awaiting }} opened={chat.id} />;
    const onAnswered = names ? awaiting.refresh : undefined;
    const pane = { chat, user, title, closedText, client, isNew: chat.id === created, next, onAnswered, onBack, onNew };
    return <ChatPane key={chat.id} {...pane} onChanged={(changed) => focusChat(changed.id)} />;
  }
  const waiting = open.kind === 'found' || (chats === null && busy);
  const spinner = <Spinner label={chatTexts.loading} labelled />;
  return waiting ? (
    <div className="center">{open.kind === 'found' ? <ProfileMissing loading={spinner} /> : spinner}</div>
  ) : (
    <NoChat>{chatTexts.choose}</NoChat>
  );
}

interface NextAwaitingProps extends Pick<OpenChatProps, 'list' | 'base' | 'awaiting'> {
  readonly opened: RecordId;
}

/** Opens the next chat that awaits an answer. */
function NextAwaiting({ list: { chats, choose }, base, awaiting, opened }: NextAwaitingProps) {
  const ids = [...(awaiting.messages?.keys() ?? [])];
  const waiting = ids.filter((id) => id !== opened);
  // Those before the open one may be answered already: the list is refetched after each answer.
  const next = ids[ids.indexOf(opened) + 1] ?? waiting[0];
  const index = chats?.findIndex(({ id }) => id === next) ?? -1;
  const chat = chats?.[index];
  if (!chat) return null;
  return (
    <Link href={`${base}/${index}`} onClick={() => choose(chat, index)}>
      {`Следующий ждёт ответа (${waiting.length})`}
    </Link>
  );
}

/** First variant of the chat area. */
export function OperatorChat() {
  return <ChatArea variant="invite" base="/organization/support" />;
}

/** /registr-message with :id: chats of an account under review; :id is the id of the chat (tests/contract/routes.json). */
export function RegistrationChat() {
  return <ChatArea variant="registry" base="/registr-message" />;
}

/** Second variant of the chat area: a chat is created with only a topic. */
export function HelpChat() {
  const { role } = useSession();
  const area = role === 'liquidity_provider' ? 'liquidity' : 'account';
  return <ChatArea variant="topic" base={`/${area}/help-chat`} />;
}

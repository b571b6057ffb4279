// The chat area: list at the left, the chat of the address at the right (spec section 2, «Chat area»).
import { useLocation, useParams } from 'wouter';
import { type ChatList, useChatList } from '../../bind/useChatList.ts';
import { useCreateChat } from '../../bind/useCreateChat.ts';
import { useSession } from '../../bind/useSession.ts';
import { Spinner } from '../../kit/Spinner.tsx';
import { Panes, PanesFrame } from '../../patterns/Panes.ts';
import { ONE_PANE_UP_TO, Pane } from './ChatFrame.ts';
import { ChatPane } from './ChatPane.tsx';
import { ChatSidebar } from './ChatSidebar.tsx';
import { CreateChatDialog } from './CreateChatDialog.tsx';
import { NoChat } from './NoChat.tsx';
import { texts } from './texts.ts';
import { type AreaVariant, type AreaVariantName, areaVariants } from './variants.ts';

interface ChatAreaProps {
  readonly variant: AreaVariantName;
  /** The address of the list; what stands after it names the chat (route parameter `id`). */
  readonly base: string;
}

/** Fills the place of a screen. Where both do not fit, the list and the chat take turns. */
export function ChatArea({ variant: name, base }: ChatAreaProps) {
  const variant: AreaVariant = areaVariants[name];
  const { id } = useParams<{ id?: string }>();
  const [, navigate] = useLocation();
  const list = useChatList({ base, place: id ?? null, by: variant.by });
  const dialog = useCreateChat(variant.create ?? 'topic', (chat) => list.want(chat.id));
  return (
    <PanesFrame>
      <Panes $onePaneUpTo={ONE_PANE_UP_TO} data-open={id !== undefined || undefined}>
        <ChatSidebar list={list} base={base} by={variant.by} onCreate={variant.create ? dialog.open : undefined} />
        <Pane aria-label="Чат">
          <OpenChat list={list} created={dialog.created} title={variant.title} onBack={() => navigate(base)} />
        </Pane>
      </Panes>
      {dialog.isOpen ? <CreateChatDialog dialog={dialog} /> : null}
    </PanesFrame>
  );
}

interface OpenChatProps {
  readonly list: ChatList;
  /** Id of the chat that was made here last. */
  readonly created: number | null;
  readonly title: string;
  readonly onBack: () => void;
}

/** The chat of the address, or why there is none. */
function OpenChat({ list: { open, chats, busy, want }, created, title, onBack }: OpenChatProps) {
  const { user } = useSession();
  if (open.kind === 'none') return <NoChat>{texts.choose}</NoChat>;
  if (open.kind === 'invalid') return <NoChat alert>{texts.noId}</NoChat>;
  if (open.kind === 'found' && user) {
    const { chat } = open;
    const pane = { chat, user, title, isNew: chat.id === created, onBack };
    return <ChatPane key={chat.id} {...pane} onChanged={(changed) => want(changed.id)} />;
  }
  const waiting = open.kind === 'found' || (chats === null && busy);
  return waiting ? (
    <div className="center">
      <Spinner label={texts.loading} labelled />
    </div>
  ) : (
    <NoChat>{texts.choose}</NoChat>
  );
}

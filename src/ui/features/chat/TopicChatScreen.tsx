// A single chat found by its topic, e.g. «Кошельки» of my-wallets/chat; created by its first message.
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { User } from '../../../api/schemas/account.ts';
import { useChatList } from '../../hooks/chat/useChatList.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { useFirstMessage } from '../../hooks/chat/useFirstMessage.ts';
import { ProfileMissing } from '../../record/ProfileMissing.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { PanesContainer } from '../../kit/layout/Panes.styles.ts';
import { getFailureText } from '../../texts/failures.ts';
import { QueryError } from '../../query/queryStates.tsx';
import { belowMobile } from '../../theme/media.ts';
import { ChatColumn, onShortWindows } from './ChatArea.styles.ts';
import { ChatNoticeBox, ChatBox, ChatHeader, ChatNoticeStrip } from './ChatPane.styles.ts';
import { ChatPane } from './ChatPane.tsx';
import { ComposerRow } from './messages/Composer.styles.ts';
import { MessageField } from './messages/MessageField.tsx';
import { NoChat } from './NoChat.tsx';
import { ChatLoading } from './ChatLoading.tsx';
import { chatTexts } from './texts.ts';
import { areaVariants } from './areaVariants.ts';
import { BackLink } from '../../record/BackLink.tsx';

interface NamedChatProps {
  /** The exact topic. */
  readonly name: string;
  /** The address of this screen. */
  readonly base: string;
  /** Back link to the parent screen. */
  readonly back: ReactNode;
}

const Alone = styled(ChatColumn)`
  align-items: center;

  > p {
    width: 100%;
    max-width: 1000px;
    margin-bottom: 8px;
  }
  ${onShortWindows} {
    > p {
      display: none;
    }
  }
  ${belowMobile} {
    > p {
      margin: 8px 16px;
      width: auto;
      align-self: start;
    }
  }
`;

/** The newest open chat of that name, else the newest closed one, else a composer for the first message. */
export function TopicChatScreen({ name, base, back }: NamedChatProps) {
  const list = useChatList({ base, place: null, paramKind: 'id' });
  const { chats, busy, failure, refresh } = list;
  const { user } = useSession();
  const named = chats?.filter((chat) => chat.name === name) ?? [];
  const chat = named.findLast(({ closed }) => !closed) ?? named.at(-1);
  const { title, closed: closedText } = areaVariants.topic;
  return (
    <PanesContainer>
      <Alone aria-label="Чат">
        <p>{back}</p>
        {user && chat ? (
          <ChatPane key={chat.id} {...{ chat, user, title, closedText }} onNew={refresh} />
        ) : user && chats ? (
          <FirstMessage {...{ name, title, user }} />
        ) : chats === null && !busy ? (
          <QueryError failure={failure} refresh={refresh} />
        ) : (
          <div className="center">
            {chats ? <ProfileMissing loading={<ChatLoading {...list} />} /> : <ChatLoading {...list} />}
          </div>
        )}
      </Alone>
    </PanesContainer>
  );
}

function FirstMessage({ name, title, user }: { name: string; title: string; user: User }) {
  const { draft, busy, slow, failure, mayWrite, type, send, cancel } = useFirstMessage(name, user);
  return (
    <ChatBox data-state={busy ? 'creating' : 'empty'}>
      <ChatHeader>
        <div className="names">
          <h2>{title}</h2>
          <p className="name">{name}</p>
        </div>
      </ChatHeader>
      <ChatNoticeBox data-empty aria-label="Переписка">
        <NoChat>{mayWrite ? chatTexts.first : chatTexts.none}</NoChat>
        {mayWrite ? (
          <ComposerRow
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <MessageField value={draft} onType={type} onSend={send} />
            <Button type="submit" variant="primary" icon={<Send />} busy={busy} disabled={draft.trim() === ''}>
              {chatTexts.send}
            </Button>
            {slow ? (
              <p className="note" role="status">
                <span>Отправка идёт дольше обычного.</span>{' '}
                <Button size="small" onClick={cancel}>
                  Отменить отправку
                </Button>
              </p>
            ) : null}
            {failure ? (
              <p className="note" role="alert">
                {`Сообщение не отправлено. ${getFailureText(failure)}`}
              </p>
            ) : null}
          </ComposerRow>
        ) : (
          <ChatNoticeStrip>{chatTexts.readOnly}</ChatNoticeStrip>
        )}
      </ChatNoticeBox>
    </ChatBox>
  );
}

/** /account/my-wallets/chat and /liquidity/my-wallets/chat: the chat «Кошельки», created by its first message. */
export function WalletChat() {
  const { role } = useSession();
  const wallets = role === 'liquidity_provider' ? '/liquidity/my-wallets' : '/account/my-wallets';
  const back = <BackLink href={wallets}>К кошелькам</BackLink>;
  return <TopicChatScreen name="Кошельки" base={`${wallets}/chat`} back={back} />;
}

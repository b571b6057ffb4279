// A single chat that a screen names by its topic, as «Кошельки» of my-wallets/chat; created by its first message.
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { User } from '../../../api/schemas/account.ts';
import { useChatList } from '../../hooks/chat/useChatList.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { useStartChat } from '../../hooks/chat/useFirstMessage.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { PanesFrame } from '../../kit/layout/Panes.styles.ts';
import { failureText } from '../../texts/failures.ts';
import { NoAnswer } from '../../query/queryStates.tsx';
import { belowMobile } from '../../theme/media.ts';
import { Pane, onLowWindows } from './ChatArea.styles.ts';
import { Box, Chat, Head, Strip } from './ChatPane.styles.ts';
import { ChatPane } from './ChatPane.tsx';
import { Row } from './Composer.styles.ts';
import { MessageField } from './MessageField.tsx';
import { NoChat } from './NoChat.tsx';
import { Waiting } from './ChatLoading.tsx';
import { texts } from './texts.ts';
import { areaVariants } from './areaVariants.ts';

interface NamedChatProps {
  /** The topic, to the letter. */
  readonly name: string;
  /** The address of this screen. */
  readonly base: string;
  /** The way back to the screen it belongs to. */
  readonly back: ReactNode;
}

const Alone = styled(Pane)`
  align-items: center;

  > p {
    width: 100%;
    max-width: 1000px;
    margin-bottom: 8px;
  }
  ${onLowWindows} {
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

/** The newest open chat of that name, else the newest closed one, else the place to write the first message. */
export function NamedChat({ name, base, back }: NamedChatProps) {
  const list = useChatList({ base, place: null, by: 'id' });
  const { chats, busy, failure, refresh } = list;
  const { user } = useSession();
  const named = chats?.filter((chat) => chat.name === name) ?? [];
  const chat = named.findLast(({ closed }) => !closed) ?? named.at(-1);
  const { title, closed: closedText } = areaVariants.topic;
  return (
    <PanesFrame>
      <Alone aria-label="Чат">
        <p>{back}</p>
        {user && chat ? (
          <ChatPane key={chat.id} {...{ chat, user, title, closedText }} onNew={refresh} />
        ) : user && chats ? (
          <FirstMessage {...{ name, title, user }} />
        ) : chats === null && !busy ? (
          <NoAnswer failure={failure} refresh={refresh} />
        ) : (
          <div className="center">
            <Waiting {...list} />
          </div>
        )}
      </Alone>
    </PanesFrame>
  );
}

function FirstMessage({ name, title, user }: { name: string; title: string; user: User }) {
  const { draft, busy, slow, failure, mayWrite, type, send, cancel } = useStartChat(name, user);
  return (
    <Chat data-state={busy ? 'creating' : 'empty'}>
      <Head>
        <div className="names">
          <h2>{title}</h2>
          <p className="name">{name}</p>
        </div>
      </Head>
      <Box data-empty aria-label="Переписка">
        <NoChat>{mayWrite ? texts.first : texts.none}</NoChat>
        {mayWrite ? (
          <Row
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <MessageField value={draft} onType={type} onSend={send} />
            <Button type="submit" variant="primary" icon={<Send />} busy={busy} disabled={draft.trim() === ''}>
              {texts.send}
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
                {`Сообщение не отправлено. ${failureText(failure)}`}
              </p>
            ) : null}
          </Row>
        ) : (
          <Strip>{texts.readOnly}</Strip>
        )}
      </Box>
    </Chat>
  );
}

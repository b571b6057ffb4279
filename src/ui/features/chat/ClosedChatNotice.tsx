// Notice of a closed chat: the status, the unsent text, and the next step.
import { Archive } from 'lucide-react';
import type { Chat } from '../../../api/schemas/chats.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { type ChatActor, useUnsentMessage } from '../../hooks/chat/useChat.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { useTopicChat } from '../../hooks/chat/useTopicChat.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { formatFileName } from '../../kit/display/format.ts';
import { CopyableValue } from '../../record/payment/CopyableValue.tsx';
import { getFailureText } from '../../texts/failures.ts';
import { ChatNoticeStrip, UnsentMessageBox } from './ChatPane.styles.ts';

interface ClosedProps {
  readonly chat: Chat;
  readonly actor: ChatActor;
  readonly text: string;
  /** Switches to another chat of the topic; without it none can be created here. */
  readonly onNew: ((id: RecordId) => void) | undefined;
}

/** The text moves to the next chat; a file must be picked again. */
export function ClosedChatNotice({ chat, actor, text, onNew }: ClosedProps) {
  const { draft, file, moveToDraft } = useUnsentMessage(actor);
  const { mayWrite } = useSession();
  return (
    <>
      {draft.trim() === '' ? null : (
        <UnsentMessageBox>
          <span>{`Не отправлено: `}</span>
          <CopyableValue label="неотправленный текст" value={draft} />
        </UnsentMessageBox>
      )}
      {file ? <UnsentMessageBox>{`Файл не отправлен: ${formatFileName(file.name)}`}</UnsentMessageBox> : null}
      <ChatNoticeStrip>
        <Archive />
        <span>{text}</span>
        {onNew && mayWrite ? (
          <Next
            name={chat.name}
            onFound={(id) => {
              moveToDraft(id);
              onNew(id);
            }}
          />
        ) : null}
      </ChatNoticeStrip>
    </>
  );
}

/** The open chat of the same topic, else a new one. */
function Next({ name, onFound }: { name: string; onFound: (id: RecordId) => void }) {
  const { submit, cancel, busy, slow, failure } = useTopicChat(name, onFound);
  return (
    <>
      <Button size="small" busy={busy && !slow} onClick={slow ? cancel : submit}>
        {slow ? 'Отменить' : 'Начать новый чат'}
      </Button>
      {failure ? <span role="alert">{getFailureText(failure)}</span> : null}
    </>
  );
}

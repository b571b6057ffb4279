// Operator's chat actions: «Закончить общение» with a confirmation, «Открыть снова»; others see the status.
import { styled } from 'styled-components';
import { chatUpdate } from '../../../api/endpoints/chats.ts';
import { ApiError } from '../../../api/errors/failure.ts';
import type { User } from '../../../api/schemas/account.ts';
import type { Chat } from '../../../api/schemas/chats.ts';
import { chatLifecycle, getChatStatus } from '../../../machines/lifecycles/chat.ts';
import { type Transition, getTransitions, getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { type ChatActor, useUnsentMessage } from '../../hooks/chat/useChat.ts';
import { useConfirm } from '../../hooks/form/useConfirm.ts';
import { useMutation } from '../../hooks/data/useMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import { getFailureText } from '../../texts/failures.ts';

const Failed = styled.span.attrs({ role: 'alert' })`
  color: var(--status-danger-text);
  font-size: 12px;
`;

interface ChatActionsProps {
  readonly chat: Chat;
  /** From the chat itself: a socket frame may be newer than the list. */
  readonly closed: boolean;
  readonly user: User;
  readonly actor: ChatActor;
  readonly onChanged: ((chat: Chat) => void) | undefined;
}

/** A failure is logged as specified and shown beside the button; the chat stays unchanged. */
export function ChatActions({ chat, closed, user, actor, onChanged }: ChatActionsProps) {
  const update = useMutation(chatUpdate, {
    onDone: (changed) => onChanged?.(changed ?? chat),
    onFailed: (failure) => console.error('Ошибка при обновлении:', new ApiError(failure).message),
  });
  const run = ({ to }: Transition) => update.run({ params: { id: chat.id }, body: { closed: to === closedStatus } });
  const question = useConfirm<Transition>(run);
  const status = getStatusMeta(chatLifecycle, getChatStatus(closed));
  return (
    <>
      {update.failure ? <Failed>{`Не удалось. ${getFailureText(update.failure)}`}</Failed> : null}
      {closed && status ? <StatusChip status={getChatStatus(closed)} {...status} /> : null}
      {(user.account_type === null
        ? []
        : getTransitions(chatLifecycle, getChatStatus(closed), { role: user.account_type, isOwner: false })
      ).map((move) => (
        <Button
          key={move.event}
          busy={update.busy && !update.slow}
          onClick={update.slow ? update.cancel : () => (move.to === closedStatus ? question.open(move) : run(move))}
        >
          {update.slow ? 'Отменить отправку' : move.label}
        </Button>
      ))}
      {question.subject ? (
        <Question
          actor={actor}
          confirm={question.subject.label}
          onConfirm={question.accept}
          onCancel={question.dismiss}
        />
      ) : null}
    </>
  );
}

interface QuestionProps {
  readonly actor: ChatActor;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Warns about unsent text. */
function Question({ actor, ...rest }: QuestionProps) {
  const { draft, file } = useUnsentMessage(actor);
  const unsent = draft.trim() !== '' || file ? ' То, что вы написали и не отправили, не уйдёт.' : '';
  return <ConfirmDialog title="Закончить общение?" text={`Клиент не сможет писать в этот чат.${unsent}`} {...rest} />;
}

const closedStatus = getChatStatus(true);

// Connection state of a chat in words, with a reconnect button.
import { RefreshCw } from 'lucide-react';
import type { ChatState } from '../../../machines/chat/chat.machine.ts';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import type { Tone } from '../../theme/tokens.ts';
import { ConnectionDot } from './ChatPane.styles.ts';

interface Word {
  readonly tone: Tone;
  readonly text: string;
  /** Waiting for the next attempt: it can be started at once. */
  readonly isWaiting?: true;
}

const connecting: Word = { tone: 'info', text: 'Подключение…' };
const words: Readonly<Record<ChatState, Word>> = {
  idle: connecting,
  connecting,
  reconciling: connecting,
  probing: connecting,
  live: { tone: 'success', text: 'Соединение установлено' },
  waiting: { tone: 'danger', text: 'Нет соединения', isWaiting: true },
  degraded: { tone: 'warning', text: 'История не загружается', isWaiting: true },
  paused: { tone: 'neutral', text: 'Подключение отменено', isWaiting: true },
  closed: { tone: 'neutral', text: 'Чат закрыт' },
  stopped: { tone: 'neutral', text: 'Соединение завершено' },
};

interface ConnectionStateProps {
  readonly state: ChatState;
  /** It takes longer than usual. */
  readonly slow: boolean;
  readonly retries: boolean;
  readonly onReconnect: () => void;
}

/** Changes are announced politely, an outage once and not at every failed attempt. */
export function ConnectionState({ state, slow, retries, onReconnect }: ConnectionStateProps) {
  const { tone, text, isWaiting } = words[state];
  return (
    <>
      <ConnectionDot role="status" aria-live={retries ? 'off' : undefined} data-tone={tone}>
        <span>{text}</span>
      </ConnectionDot>
      {isWaiting || slow ? (
        <IconButton size="small" label="Подключиться" icon={<RefreshCw />} onClick={onReconnect} />
      ) : null}
    </>
  );
}

// One connection attempt of the chat socket: same-origin URL with the current token, frames validated by schema, one
// end event.
// partysocket provides late URLs, a single end for every failure and no buffering. Its own retries, queue
// and timeout are off: the chat machine reconnects (backoff, probing, reconciliation), and a second policy would race
// with it.
import type { RecordId } from './recordId.ts';
import ReconnectingSocket from 'partysocket/ws';
import { type InboundFrame, type OutboundFrame, chatSocketPath, parseInboundFrame } from './endpoints/chatSocket.ts';

export interface ChatSocketOptions {
  /** Origin of the application; http becomes ws, https becomes wss. */
  readonly origin: string;
  readonly chatId: RecordId;
  /** Read when the attempt starts; null when nobody is signed in. */
  readonly token: () => string | null;
  /** Defaults to the browser's; the demo and tests pass their own. */
  readonly WebSocket?: typeof WebSocket | undefined;
  readonly onOpen: () => void;
  readonly onFrame: (frame: InboundFrame) => void;
  /** Called for the first frame of this connection that cannot be parsed. */
  readonly onUnreadable: () => void;
  /** Called once, however the attempt or the connection ended. `code` is the server's, or null without one. */
  readonly onEnd: (code: number | null) => void;
}

export interface ChatSocket {
  /**
   * Passes a frame to the open connection without guarantee of delivery. False when it is not open and nothing was
   * sent.
   */
  send(frame: OutboundFrame): boolean;
  /** Closes the connection without calling `onEnd`. */
  close(): void;
}

const NEVER_MS = 2_147_483_647;

/** Opens the chat socket. Errors are only logged, never with the URL or its token. */
export function openChatSocket(options: ChatSocketOptions): ChatSocket {
  const { onOpen, onEnd } = options;
  const socket = new ReconnectingSocket(() => addressOf(options), null, {
    WebSocket: withDirectMessages(options.WebSocket ?? WebSocket, (data) => {
      if (!ended) receive(data);
    }),
    maxRetries: 0,
    shouldReconnectOnClose: () => false,
    maxEnqueuedMessages: 0,
    connectionTimeout: NEVER_MS,
  });
  let opened = false;
  let ended = false;
  let warned = false;
  const receive = (data: unknown) => {
    const read = parseInboundFrame(data);
    if (read.kind === 'understood' && isOf(read.frame.chat_id, options.chatId)) options.onFrame(read.frame);
    if (read.kind !== 'unreadable' || warned) return;
    warned = true;
    console.error('Error processing WebSocket message', read.fields);
    options.onUnreadable();
  };
  const end = (code: number | null) => {
    if (ended) return;
    ended = true;
    socket.close();
    onEnd(code);
  };
  // oxlint-disable unicorn/prefer-add-event-listener -- after close(code) partysocket passes listeners `code === "close"`
  socket.onopen = () => {
    opened = true;
    onOpen();
  };
  socket.onerror = () => {
    console.error('WebSocket error');
    end(null);
  };
  socket.onclose = ({ code }) => {
    if (!ended) console.warn('WebSocket closed');
    end(opened ? code : null); // partysocket invents a code when the connection never opened
  };
  // oxlint-enable unicorn/prefer-add-event-listener
  return {
    send: (frame) => socket.send(JSON.stringify(frame)),
    close() {
      ended = true;
      socket.close();
    },
  };
}

/**
 * A WebSocket class that passes message data directly to a callback: partysocket clones every message event for its own
 * listeners, which costs more than handling the message. Messages arrive until the socket is closed.
 */
function withDirectMessages(Socket: typeof WebSocket, onData: (data: unknown) => void): typeof WebSocket {
  return class extends Socket {
    override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
      if (type === 'message') super.addEventListener(type, ({ data }) => onData(data));
      else super.addEventListener(type, listener);
    }
  };
}

/** A frame without a chat id belongs to the chat of its socket. */
const isOf = (given: RecordId | null, chatId: RecordId): boolean => given === null || given === chatId;

async function addressOf({ origin, chatId, token }: ChatSocketOptions): Promise<string> {
  const access = token();
  if (access === null) throw new Error('no token for the chat socket');
  const path = chatSocketPath.replace('{chatId}', encodeURIComponent(chatId));
  return `${origin.replace('http', 'ws')}${path}?token=${encodeURIComponent(access)}`;
}

// One connection attempt of the chat socket: same-origin address with the current token, frames parsed by schema, one end.
//
// partysocket gives the connection (late address, an end for every way to fail, nothing buffered); when to try again is
// the chat machine's business: its backoff, probing and reconciliation are states with clock-driven delays, and a second
// policy inside the socket would race them. Hence one instance per attempt, without its retries, queue and timeout.
import type { RecordId } from './recordId.ts';
import ReconnectingSocket from 'partysocket/ws';
import { type InboundFrame, type OutboundFrame, chatSocketPath, parseInboundFrame } from './endpoints/chatSocket.ts';

export interface ChatSocketOptions {
  /** The product's own origin; http becomes ws, https becomes wss. */
  readonly origin: string;
  readonly chatId: RecordId;
  /** Read when the attempt really starts; null means nobody is signed in. */
  readonly token: () => string | null;
  /** The browser's own unless the demo or a test brings one. */
  readonly WebSocket?: typeof WebSocket | undefined;
  readonly onOpen: () => void;
  readonly onFrame: (frame: InboundFrame) => void;
  /** The first frame of this connection that could not be read. */
  readonly onUnreadable: () => void;
  /** Once, however the attempt or the connection ended; `code` is the server's, or null where there was none. */
  readonly onEnd: (code: number | null) => void;
}

export interface ChatSocket {
  /** Hands a frame to an open connection: no promise of delivery. False when it is not open: nothing was sent. */
  send(frame: OutboundFrame): boolean;
  /** Ends the connection without telling `onEnd`. */
  close(): void;
}

const NEVER_MS = 2_147_483_647;

/** Opens the socket of spec section 7 «Real-time chat». Problems are only logged, never with the address or its token. */
export function openChatSocket(options: ChatSocketOptions): ChatSocket {
  const { onOpen, onEnd } = options;
  const socket = new ReconnectingSocket(() => addressOf(options), null, {
    WebSocket: tellingDirectly(options.WebSocket ?? WebSocket, (data) => {
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
  // oxlint-disable unicorn/prefer-add-event-listener -- listeners get a damaged close event in browsers (reliability.md T7)
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
    end(opened ? code : null); // before the opening partysocket makes the code up
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
 * A class of sockets whose messages go to `told` instead of whoever listens: partysocket copies each for listeners that
 * nobody has, and the copy costs more than all that becomes of a message here. They come until the socket is gone.
 */
function tellingDirectly(Socket: typeof WebSocket, told: (data: unknown) => void): typeof WebSocket {
  return class extends Socket {
    override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
      if (type === 'message') super.addEventListener(type, ({ data }) => told(data));
      else super.addEventListener(type, listener);
    }
  };
}

/** A frame that names no chat belongs to the one of its socket. */
const isOf = (given: RecordId | null, chatId: RecordId): boolean => given === null || given === chatId;

async function addressOf({ origin, chatId, token }: ChatSocketOptions): Promise<string> {
  const access = token();
  if (access === null) throw new Error('no token for the chat socket');
  const path = chatSocketPath.replace('{chatId}', encodeURIComponent(chatId));
  return `${origin.replace('http', 'ws')}${path}?token=${encodeURIComponent(access)}`;
}

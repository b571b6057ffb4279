// WebSocket class for chat URLs, built on native EventTarget and events as partysocket requires.

/** Server side of one socket. */
export interface SocketChannel {
  send(frame: string): void;
  /** Closes the socket from the client. */
  leave(): void;
}
/** Events from the server side. */
export interface SocketEvents {
  opened(): void;
  message(frame: string): void;
  closed(code: number, reason: string): void;
  /** The connection failed, or broke without a closing handshake. */
  failed(): void;
}
export type OpenSocket = (url: string, sink: SocketEvents) => SocketChannel;

const CONNECTING = 0;
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;
/** Close code without a closing handshake. */
const ABNORMAL = 1006;

/** CloseEvent is missing in Node 20; code and reason are readable in both cases. */
const closeEvent = (code: number, reason: string): Event =>
  typeof CloseEvent === 'function'
    ? new CloseEvent('close', { code, reason, wasClean: code !== ABNORMAL })
    : Object.assign(new Event('close'), { code, reason, wasClean: code !== ABNORMAL });

/** Creates a socket class that connects through `connect`; usable as partysocket's `WebSocket` option. */
export function createWebSocketClass(connect: OpenSocket): typeof WebSocket {
  return class ChatSocketShim extends EventTarget {
    static readonly CONNECTING = CONNECTING;
    static readonly OPEN = OPEN;
    static readonly CLOSING = CLOSING;
    static readonly CLOSED = CLOSED;
    readonly CONNECTING = CONNECTING;
    readonly OPEN = OPEN;
    readonly CLOSING = CLOSING;
    readonly CLOSED = CLOSED;
    readonly protocol = '';
    readonly extensions = '';
    readonly bufferedAmount = 0;
    binaryType: BinaryType = 'blob';
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: MessageEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onclose: ((event: Event) => void) | null = null;
    readonly url: string;
    readyState: 0 | 1 | 2 | 3 = CONNECTING;
    readonly #wire: SocketChannel;

    constructor(url: string | URL) {
      super();
      this.url = String(url);
      this.#wire = connect(this.url, {
        opened: () => {
          if (this.readyState !== CONNECTING) return;
          this.readyState = OPEN;
          this.#dispatch(new Event('open'), this.onopen);
        },
        message: (data) =>
          this.readyState === OPEN && this.#dispatch(new MessageEvent('message', { data }), this.onmessage),
        closed: (code, reason) => this.#end(code, reason),
        failed: () => {
          // Like Chromium: an error event for a failed handshake, none for a lost connection.
          if (this.readyState === CONNECTING) this.#dispatch(new Event('error'), this.onerror);
          this.#end(ABNORMAL, '');
        },
      });
    }

    send(data: string): void {
      if (this.readyState === CONNECTING) throw new DOMException('Still in CONNECTING state', 'InvalidStateError');
      if (this.readyState === OPEN) this.#wire.send(data);
    }

    close(code = 1000, reason = ''): void {
      if (this.readyState >= CLOSING) return;
      this.readyState = CLOSING;
      this.#wire.leave();
      queueMicrotask(() => this.#end(code, reason));
    }

    #end(code: number, reason: string): void {
      if (this.readyState === CLOSED) return;
      this.readyState = CLOSED;
      this.#dispatch(closeEvent(code, reason), this.onclose);
    }

    #dispatch<E extends Event>(event: E, handler: ((event: E) => void) | null): void {
      handler?.call(this, event);
      this.dispatchEvent(event);
    }
  };
}

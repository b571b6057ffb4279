// Connects a chat socket to a server in the same process or worker: handshake, then frames in both directions.
import type { HandshakeResult, SocketConnection } from './chatRooms.ts';
import type { MockServer } from '../../mockServer.ts';
import type { OpenSocket, SocketEvents } from './socketShim.ts';

export function createSocketOpener(server: Pick<MockServer, 'handshake' | 'connect'>): OpenSocket {
  return (url, sink) => {
    let connection: SocketConnection | undefined;
    let isClosed = false;
    void enter();
    async function enter(): Promise<void> {
      const result = await server.handshake(new URL(url));
      if (isClosed) return;
      if (result.kind !== 'open') return refuse(result, sink);
      connection = server.connect(result, {
        send: (frame) => sink.message(frame),
        close: (code, reason) => sink.closed(code, reason),
        drop: () => sink.failed(),
      });
      sink.opened();
    }
    return {
      send: (frame) => void connection?.receive(frame),
      leave() {
        isClosed = true;
        connection?.close();
      },
    };
  };
}

function refuse(result: Exclude<HandshakeResult, { kind: 'open' }>, sink: SocketEvents): void {
  if (result.kind === 'held') return undefined;
  if (result.kind === 'refused') return sink.failed();
  sink.opened();
  sink.closed(result.code, result.reason);
}

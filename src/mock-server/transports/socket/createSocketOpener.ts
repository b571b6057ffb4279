// Connects a chat socket to a server in the same process or worker: handshake, then frames in both directions.
import type { HandshakeResult, SocketConnection } from './chatRooms.ts';
import type { MockServer } from '../../mockServer.ts';
import type { OpenSocket, SocketEvents } from './socketShim.ts';

export function createSocketOpener(server: Pick<MockServer, 'knock' | 'enter'>): OpenSocket {
  return (url, sink) => {
    let seat: SocketConnection | undefined;
    let left = false;
    void enter();
    async function enter(): Promise<void> {
      const knock = await server.knock(new URL(url));
      if (left) return;
      if (knock.kind !== 'open') return turnAway(knock, sink);
      seat = server.enter(knock, {
        send: (frame) => sink.message(frame),
        close: (code, reason) => sink.closed(code, reason),
        drop: () => sink.failed(),
      });
      sink.opened();
    }
    return {
      send: (frame) => void seat?.receive(frame),
      leave() {
        left = true;
        seat?.leave();
      },
    };
  };
}

function turnAway(knock: Exclude<HandshakeResult, { kind: 'open' }>, sink: SocketEvents): void {
  if (knock.kind === 'held') return undefined;
  if (knock.kind === 'refused') return sink.failed();
  sink.opened();
  sink.closed(knock.code, knock.reason);
}

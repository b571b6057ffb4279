// Replays a recording on a separate server: the same calls at the same moments give the same world.
import { createMockServer } from '../createMockServer.ts';
import type { HandshakeResult, SocketClient, SocketConnection } from '../transports/socket/chatRooms.ts';
import type { DatabaseSnapshot } from '../db/database.ts';
import { isSeedName } from '../db/seedNames.ts';
import { type Recording, decodeRecordedBody } from './recording.ts';

const ORIGIN = 'http://replay.invalid';
const deaf: SocketClient = { send: () => undefined, close: () => undefined, drop: () => undefined };

interface Running {
  readonly done: Promise<unknown>;
  readonly abort: () => void;
}

/** The world after the replay; `clock` is its final time. */
export async function replayRecording(
  { from, entries }: Recording,
  clock: { readonly at: number; readonly frozen: boolean },
): Promise<DatabaseSnapshot> {
  const delays: (() => void)[] = [];
  const seed = 'seed' in from && isSeedName(from.seed) ? from.seed : 'default';
  const server = createMockServer({
    seed,
    frozen: true,
    clock: () => 0, // frozen between the recorded moments
    log: () => undefined,
    delay: () => new Promise((resolve) => void delays.push(resolve)),
  });
  await server.ready;
  const { world } = server;
  if ('world' in from) world.import(from.world);
  const [calls, connections] = [new Map<number, Running>(), new Map<number, SocketConnection>()];
  for (const entry of entries) {
    if ('at' in entry) world.clock.set(entry.at, world.clock.frozen());
    switch (entry.kind) {
      case 'call': {
        const { method, url, headers, body } = entry;
        const controller = new AbortController();
        const request = { method, url: ORIGIN + url, headers, body: decodeRecordedBody(body) };
        const done = server.call(request, controller.signal).catch(() => undefined);
        calls.set(entry.n, { done, abort: () => controller.abort() });
        await turn();
        break;
      }
      case 'end':
        await end(calls.get(entry.n), delays);
        break;
      case 'enter': {
        const result: HandshakeResult = await server.handshake(new URL(ORIGIN + entry.url));
        if (result.kind === 'open') connections.set(entry.n, server.connect(result, deaf));
        break;
      }
      case 'frame':
        await connections.get(entry.n)?.receive(entry.text);
        break;
      case 'leave':
        connections.get(entry.n)?.close();
    }
  }
  world.clock.set(clock.at, clock.frozen);
  return world.export();
}

/** A slow call continues; a call without a response is aborted. */
async function end(call: Running | undefined, delays: (() => void)[]): Promise<void> {
  if (!call) return;
  delays.shift()?.();
  await turn();
  call.abort();
  await call.done;
}

const turn = () => new Promise<void>((resolve) => void setTimeout(resolve));

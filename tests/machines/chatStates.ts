// Where a chat waits for its history: with a connection, without one, closed.
import { until } from '../support/time.ts';
import { type TestChat, historyCalls, openLiveChat, openChat } from './testChat.ts';
import { type ChatServer, createChatServer, holdHistory } from './chatServer.ts';

/** Two handshakes in a row are refused: browsers report no reason, so the history is requested. */
export async function refuseTwoHandshakes(server: ChatServer, bench: TestChat): Promise<void> {
  server.accept = 'none';
  server.drop();
  await until(() => bench.state() === 'waiting' && bench.actor.getSnapshot().context.failedOpens === 0);
  for (const times of [1, 2]) {
    bench.actor.send({ type: 'page.visible' });
    await until(() => bench.state() === 'waiting' && bench.actor.getSnapshot().context.failedOpens === times);
  }
}

/** A connection that requests the history before its next attempt. */
export async function openProbingChat(): Promise<{ server: ChatServer; bench: TestChat; answer: () => void }> {
  const { server, bench } = await openLiveChat();
  await refuseTwoHandshakes(server, bench);
  const answer = holdHistory(server);
  bench.actor.send({ type: 'page.visible' });
  await until(() => historyCalls(server).length === 2, 'the probe');
  return { server, bench, answer };
}

/** A connection with a pending history. */
export async function openReconcilingChat(): Promise<{ server: ChatServer; bench: TestChat; answer: () => void }> {
  const server = createChatServer();
  const answer = holdHistory(server);
  const bench = await openChat(server);
  await until(() => historyCalls(server).length === 1, 'the history');
  return { server, bench, answer };
}

/** A closed chat with a pending history. */
export async function openClosedChat(): Promise<{ server: ChatServer; bench: TestChat; answer: () => void }> {
  const server = createChatServer();
  const answer = holdHistory(server);
  const bench = await openChat(server, { closed: true });
  await until(() => historyCalls(server).length === 1, 'the history');
  return { server, bench, answer };
}

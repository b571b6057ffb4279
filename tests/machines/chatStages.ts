// Where a chat waits for its history: with a connection, without one, closed.
import { until } from '../support/time.ts';
import { type ChatBench, historyCalls, live, openChat } from './chatBench.ts';
import { type ChatServer, createChatServer, holdHistory } from './chatServer.ts';

/** Two handshakes in a row are refused: browsers do not tell why, so the history is asked. */
export async function refusedTwice(server: ChatServer, bench: ChatBench): Promise<void> {
  server.accept = 'none';
  server.drop();
  await until(() => bench.state() === 'waiting' && bench.actor.getSnapshot().context.failedOpens === 0);
  for (const times of [1, 2]) {
    bench.actor.send({ type: 'page.visible' });
    await until(() => bench.state() === 'waiting' && bench.actor.getSnapshot().context.failedOpens === times);
  }
}

/** A connection that asks the history before it tries again. */
export async function probing(): Promise<{ server: ChatServer; bench: ChatBench; answer: () => void }> {
  const { server, bench } = await live();
  await refusedTwice(server, bench);
  const answer = holdHistory(server);
  bench.actor.send({ type: 'page.visible' });
  await until(() => historyCalls(server).length === 2, 'the probe');
  return { server, bench, answer };
}

/** A connection whose history does not come. */
export async function reconciling(): Promise<{ server: ChatServer; bench: ChatBench; answer: () => void }> {
  const server = createChatServer();
  const answer = holdHistory(server);
  const bench = await openChat(server);
  await until(() => historyCalls(server).length === 1, 'the history');
  return { server, bench, answer };
}

/** A closed chat whose history does not come. */
export async function closedUnread(): Promise<{ server: ChatServer; bench: ChatBench; answer: () => void }> {
  const server = createChatServer();
  const answer = holdHistory(server);
  const bench = await openChat(server, { closed: true });
  await until(() => historyCalls(server).length === 1, 'the history');
  return { server, bench, answer };
}

// Messages faster than the screen: emitted once per frame, in order, none lost, also when the connection ends.
import { expect, test } from 'vitest';
import { until } from '../support/time.ts';
import { collectLogs, openChat } from './testChat.ts';
import { createChatServer } from './chatServer.ts';

collectLogs();

/** A screen that the test draws. */
function createScreen() {
  const waiting: (() => void)[] = [];
  return {
    frame: (run: () => void) => void waiting.push(run),
    draw: () => waiting.splice(0).forEach((run) => run()),
    isWatched: () => waiting.length > 0,
  };
}

async function open() {
  const server = createChatServer();
  server.order = (what, run) => (what === 'frame' ? run() : queueMicrotask(run));
  const screen = createScreen();
  const bench = await openChat(server, { frame: screen.frame });
  await bench.reaches('live.idle');
  let steps = 0;
  bench.actor.subscribe(() => (steps += 1));
  const expectedTexts = () => server.rows.map(({ content }) => content);
  return { server, screen, bench, expectedTexts, steps: () => steps };
}

test('applies one frame at once, and a flood once per animation frame', async () => {
  const { server, screen, bench, expectedTexts, steps } = await open();
  server.says('первое');
  expect(bench.texts()).toEqual(['первое']);
  for (let count = 0; count < 500; count += 1) server.says(`${count}`);
  expect(bench.texts()).toHaveLength(1);
  const before = steps();
  screen.draw();
  expect(bench.texts()).toEqual(expectedTexts());
  expect(steps() - before).toBe(1);
  server.says('следом');
  expect(bench.texts(), 'the picture of the flood is still to be drawn').toHaveLength(501);
  screen.draw();
  expect(bench.texts()).toEqual(expectedTexts());
  screen.draw(); // nothing came within this frame: the next one is alone again
  expect(screen.isWatched()).toBe(false);
  server.says('последнее');
  expect(bench.texts()).toEqual(expectedTexts());
});

test('lists a message repeated within a frame once', async () => {
  const { server, screen, bench, expectedTexts } = await open();
  server.says('первое');
  const again = server.says('дважды');
  server.send(JSON.stringify(again));
  screen.draw();
  expect(bench.texts()).toEqual(expectedTexts());
});

test('handles the end of the connection after the frames before it', async () => {
  const { server, bench, expectedTexts } = await open();
  for (let count = 0; count < 5; count += 1) server.says(`${count}`);
  server.drop();
  await until(() => bench.state() === 'waiting');
  expect(bench.texts()).toEqual(expectedTexts());
});

test('the next connection reads gathered messages that were dropped', async () => {
  const { server, screen, bench, expectedTexts } = await open();
  for (let count = 0; count < 5; count += 1) server.says(`${count}`);
  bench.actor.send({ type: 'chat.updated', closed: true });
  bench.actor.send({ type: 'chat.updated', closed: false });
  await bench.reaches('live.idle');
  screen.draw();
  expect(bench.texts()).toEqual(expectedTexts());
});

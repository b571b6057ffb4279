// The figures of reliability.md section 3 against the mock server over real HTTP and WebSocket.
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { createActor } from 'xstate';
import { createApp } from '../../src/machines/app.ts';
import { chatMachine } from '../../src/machines/chat.ts';
import { newest } from '../../src/machines/timeline.ts';
import { type NodeDoor, startNodeDoor } from '../../src/mock-server/doors/node.ts';
import { DEMO_PASSWORD } from '../../src/mock-server/world/seed.ts';
import { createCable } from '../support/app.ts';
import { createProfile } from '../support/tabs.ts';
import { type ChatActor, collectLogs, createStage } from './chatBench.ts';

collectLogs();

const MESSAGES = 2000;
const DISCONNECTS = 100;
const CHAT_ID = 1;
/** Waiting is not what is measured: delays of the machines run this much faster. */
const SPEED = 20;

test(`${MESSAGES} messages over ${DISCONNECTS} forced disconnects`, { timeout: 120_000 }, async () => {
  vi.stubGlobal('WebSocket', NodeSocket); // Node 20 has none
  const door = await startNodeDoor({ port: 0, log: () => {} });
  onTestFinished(() => door.close());
  const { actor } = await openRealChat(door);
  const texts = Array.from({ length: MESSAGES }, (_, index) => `сообщение ${index}`);
  const began = performance.now();
  let said = 0;
  for (let drop = 0; drop < DISCONNECTS; drop += 1) {
    const until = ((drop + 1) * MESSAGES) / DISCONNECTS;
    for (; said < until; said += 1) actor.send({ type: 'SEND', content: texts[said] ?? '', file: null });
    // The connection dies at another moment of the delivery each time: before, while or after a frame is kept.
    await leaves(actor, (left) => left <= drop % 20);
    await control(door, 'drop');
  }
  await leaves(actor, (left) => left === 0);

  const kept = door.server.world
    .filter('messages', (row) => row.chat_id === CHAT_ID && row.content.startsWith('сообщение'))
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ content }) => content);
  const shown = newest(actor.getSnapshot().context.timeline, Infinity)
    .map(({ content }) => content)
    .filter((content) => content.startsWith('сообщение'));
  const figures = [figuresOf(texts, kept), figuresOf(texts, shown)];
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.info(`chat delivery: ${MESSAGES} sent, ${DISCONNECTS} drops, ${seconds} s`, ...figures);
  expect(figures).toEqual([NONE, NONE]);
});

const NONE = { lost: 0, duplicated: 0, outOfOrder: 0 };

function figuresOf(said: readonly string[], seen: readonly string[]): typeof NONE {
  const places = seen.map((text) => said.indexOf(text));
  return {
    lost: said.filter((text) => !seen.includes(text)).length,
    duplicated: seen.length - new Set(seen).size,
    outOfOrder: places.filter((place, index) => place < (places[index - 1] ?? -1)).length,
  };
}

async function openRealChat(door: NodeDoor): Promise<{ actor: ChatActor }> {
  const profile = createProfile();
  let ids = 0;
  const clock = {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms / SPEED),
    clearTimeout: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
  };
  const app = createApp({
    origin: door.url,
    ...profile.tab(),
    tabStorage: createProfile().tab().storage,
    network: createCable(),
    clipboard: { writeText: () => Promise.resolve() },
    lock: profile.lock,
    now: () => Date.now(),
    newId: () => `message-${(ids += 1)}`,
    random: Math.random,
  });
  const account = { login: 'ved.active', password: DEMO_PASSWORD, accountType: 'ved_participant', captcha: 'demo' };
  await app.signIn(account, new AbortController().signal);
  const user = { id: 1, company_name: 'ООО «Лазурит Импорт»' };
  const input = { chat: { id: CHAT_ID, closed: false }, user, services: app, presence: createStage() };
  const actor = createActor(chatMachine, { input, clock }).start();
  onTestFinished(() => {
    actor.stop();
    app.stop();
  });
  return { actor };
}

function leaves(actor: ChatActor, enough: (left: number) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!enough(actor.getSnapshot().context.outbox.length)) return;
      subscription.unsubscribe();
      resolve();
    };
    const subscription = actor.subscribe(look);
    look();
  });
}

async function control(door: NodeDoor, action: string): Promise<void> {
  const answer = await fetch(`${door.url}/__demo__/sockets`, { method: 'POST', body: JSON.stringify({ action }) });
  if (!answer.ok) throw new Error(`sockets ${action}: ${answer.status}`);
}

// Delivery figures against the mock server over real HTTP and WebSocket: every kind of disconnect,
// and a checker over the record of sent, acknowledged and seen messages. The campaign: MESSAGES=10000 DROPS=500 npx vitest run …
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { createActor } from 'xstate';
import { createApp } from '../../src/machines/app/services.ts';
import { chatMachine } from '../../src/machines/chat/chat.machine.ts';
import { getNewest } from '../../src/machines/chat/timeline.ts';
import { type NodeServer, startNodeServer } from '../../src/mock-server/transports/nodeServer.ts';
import { DEMO_PASSWORD } from '../../src/mock-server/db/demo.ts';
import { createFakeNetwork } from '../support/app.ts';
import { figure } from '../support/figure.ts';
import { type DeliveryEvent, checkDelivery } from '../support/deliveryChecker.ts';
import { createProfile } from '../support/tabs.ts';
import { type ToxicProxy, startToxicProxy } from '../support/toxicProxy.ts';
import { type ChatActor, collectLogs, createTestPresence } from './testChat.ts';

collectLogs();

const MESSAGES = Number(process.env['MESSAGES'] ?? 300);
const DROPS = Number(process.env['DROPS'] ?? 25);
const CHAT_ID = 1;
/** Waiting is not what is measured: delays of the machines run this much faster. */
const SPEED = 20;
const TOKEN_LIFE_MS = 15 * 60_000;
/** Client and server share one process: upper bound of the heap for both, in bytes. */
const HEAP = { once: 20_000_000, message: 4_000 };

interface Line {
  readonly nodeServer: NodeServer;
  readonly proxy: ToxicProxy;
}

/** Ways to lose a connection; each resolves when it is lost. */
const DEATHS: Readonly<Record<string, (line: Line) => Promise<void>>> = {
  'before apply': ({ proxy }) => proxy.doom('before apply'),
  'after apply': ({ proxy }) => proxy.doom('after apply'),
  'half-open': ({ proxy }) => proxy.doom('half-open'),
  async 'refused handshakes'({ nodeServer, proxy }) {
    const before = proxy.handshakes();
    await control(nodeServer, 'sockets', { action: 'refuse' });
    await control(nodeServer, 'sockets', { action: 'drop' });
    await vi.waitUntil(() => proxy.handshakes() >= before + 2, { timeout: 20_000, interval: 5 });
    await control(nodeServer, 'sockets', { action: 'heal' });
  },
  async 'token change'({ nodeServer }) {
    await control(nodeServer, 'clock', { advance_ms: TOKEN_LIFE_MS });
    await control(nodeServer, 'sockets', { action: 'drop' });
  },
};

test(`${MESSAGES} messages over ${DROPS} forced disconnects`, { timeout: MESSAGES * 60 + 120_000 }, async () => {
  vi.stubGlobal('WebSocket', NodeSocket); // Node 20 has none
  const nodeServer = await startNodeServer({ port: 0, log: () => {} });
  const proxy = await startToxicProxy(nodeServer.url);
  onTestFinished(async () => {
    await proxy.close();
    await nodeServer.close();
  });
  const record: DeliveryEvent[] = [];
  const actor = await openRealChat(proxy.origin);
  const texts = Array.from({ length: MESSAGES }, (_, index) => `сообщение ${index}`);
  watchAcknowledged(actor, record);
  const heap = heapUsed();
  const kinds = Object.entries(DEATHS);
  const deaths = new Map<string, number>();
  let said = 0;
  for (let drop = 0; drop < DROPS; drop += 1) {
    const until = ((drop + 1) * MESSAGES) / DROPS;
    for (; said < until; said += 1) {
      const content = texts[said] ?? '';
      record.push({ what: 'send', text: content });
      actor.send({ type: 'message.send', content, file: null });
    }
    // The connection is lost at another moment of the delivery each time.
    await leaves(actor, (left) => left <= 1 + (drop % 9));
    const [kind = '', die] = kinds[drop % kinds.length] ?? [];
    await connected(actor);
    await die?.({ nodeServer, proxy });
    deaths.set(kind, (deaths.get(kind) ?? 0) + 1);
  }
  await leaves(actor, (left) => left === 0);
  await connected(actor);

  const verdicts = { server: verdictOf(record, kept(nodeServer)), screen: verdictOf(record, shown(actor)) };
  const grown = heapUsed() - heap;
  console.info(`chat delivery: ${MESSAGES} messages`, Object.fromEntries(deaths), verdicts, `${grown} bytes of heap`);
  figure('chat.scale', { messages: MESSAGES, disconnects: DROPS, ...verdicts.server, 'bytes of heap': grown });
  const fair = { sent: MESSAGES, lost: 0, unknown: 0, duplicated: 0, inverted: 0, invented: 0 };
  expect(verdicts).toEqual({ server: fair, screen: fair });
  expect(proxy.sockets(), 'of all connections one is left').toBe(1);
  expect(grown).toBeLessThan(HEAP.once + MESSAGES * HEAP.message);
});

const isOurs = (content: string) => content.startsWith('сообщение');

/** Messages of the server in its order. */
function kept({ server }: NodeServer): readonly string[] {
  const rows = server.world.filter('messages', (row) => row.chat_id === CHAT_ID && isOurs(row.content));
  return rows.toSorted((a, b) => a.seq - b.seq).map(({ content }) => content);
}

const shown = (actor: ChatActor): readonly string[] =>
  getNewest(actor.getSnapshot().context.timeline, Infinity)
    .map(({ content }) => content)
    .filter(isOurs);

const verdictOf = (record: readonly DeliveryEvent[], seen: readonly string[]) =>
  checkDelivery([...record, ...seen.map((text): DeliveryEvent => ({ what: 'seen', text }))]);

/** Whatever leaves the outbox has been acknowledged. */
function watchAcknowledged(actor: ChatActor, record: DeliveryEvent[]): void {
  let before: readonly string[] = [];
  actor.subscribe(({ context }) => {
    const waiting = new Set(context.outbox.map(({ content }) => content));
    for (const text of before) if (!waiting.has(text)) record.push({ what: 'ack', text });
    before = [...waiting];
  });
}

async function openRealChat(origin: string): Promise<ChatActor> {
  const profile = createProfile();
  let ids = 0;
  const clock = {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms / SPEED),
    clearTimeout: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
  };
  const app = createApp({
    origin,
    ...profile.tab(),
    tabStorage: createProfile().tab().storage,
    network: createFakeNetwork(),
    clipboard: { writeText: () => Promise.resolve() },
    lock: profile.lock,
    now: () => Date.now(),
    newId: () => `message-${(ids += 1)}`,
    random: Math.random,
  });
  const account = { login: 'ved.active', password: DEMO_PASSWORD, accountType: 'ved_participant', captcha: 'demo' };
  await app.signIn(account, new AbortController().signal);
  const user = { id: 1, company_name: 'ООО «Лазурит Импорт»' };
  const input = { chat: { id: CHAT_ID, closed: false }, user, services: app, presence: createTestPresence() };
  const actor = createActor(chatMachine, { input, clock }).start();
  onTestFinished(() => {
    actor.stop();
    app.stop();
  });
  return actor;
}

const leaves = (actor: ChatActor, enough: (left: number) => boolean): Promise<void> =>
  holds(actor, ({ context }) => enough(context.outbox.length));
const connected = (actor: ChatActor): Promise<void> => holds(actor, (snapshot) => snapshot.hasTag('connected'));

function holds(actor: ChatActor, enough: (snapshot: ReturnType<ChatActor['getSnapshot']>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!enough(actor.getSnapshot())) return;
      subscription.unsubscribe();
      resolve();
    };
    const subscription = actor.subscribe(look);
    look();
  });
}

/** Bytes in use after garbage collection. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

async function control(nodeServer: NodeServer, name: string, body: object): Promise<void> {
  const answer = await fetch(`${nodeServer.url}/__demo__/${name}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
}

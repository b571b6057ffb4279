// One selected chat of a signed-in user over a server: the real machine and client, simulated time.
import type { User } from '../../src/api/schemas/account.ts';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import '../../src/api/client.ts'; // the app loads it with its first call: not within a test's time
import { type ActorRefFrom, SimulatedClock, createActor } from 'xstate';
import type { ChatMessage } from '../../src/api/schemas/chats.ts';
import { type Services, createApp } from '../../src/machines/app/services.ts';
import { chatMachine, selectChatState } from '../../src/machines/chat/chat.machine.ts';
import type { ChatInput, PagePresence } from '../../src/machines/chat/context.ts';
import type { Environment } from '../../src/machines/app/environment.ts';
import { type Outbox, outboxKey } from '../../src/machines/chat/outbox.ts';
import { getNewest } from '../../src/machines/chat/timeline.ts';
import {
  API,
  type FakeNetwork,
  ORIGIN,
  toActorClock,
  createFakeNetwork,
  signedIn,
  userRecord,
} from '../support/app.ts';
import { type Profile, createProfile } from '../support/tabs.ts';
import { until } from '../support/time.ts';
import { CHAT, type ChatServer, createChatServer } from './chatServer.ts';

export type ChatActor = ActorRefFrom<typeof chatMachine>;

/** A visible page until the test hides it. */
export interface TestPresence extends PagePresence {
  show(visible: boolean): void;
  idle: number;
  /** Whether a listener is left. */
  isWatched(): boolean;
}

export function createTestPresence(): TestPresence {
  const watchers = new Set<() => void>();
  let visible = true;
  return {
    idle: 0,
    visible: () => visible,
    idleFor() {
      return this.idle;
    },
    watch(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    isWatched: () => watchers.size > 0,
    show(now) {
      visible = now;
      for (const changed of watchers) changed();
    },
  };
}

export interface TestChat {
  readonly actor: ChatActor;
  readonly app: Services;
  readonly input: ChatInput;
  readonly clock: SimulatedClock;
  readonly fakeNetwork: FakeNetwork;
  readonly presence: TestPresence;
  readonly profile: Profile;
  readonly tabStorage: Storage;
  /** Visible texts: messages of the server, then those in flight. */
  readonly texts: () => readonly string[];
  readonly ids: () => readonly string[];
  readonly rows: () => readonly ChatMessage[];
  /** State of the connection, e.g. `live.idle`. */
  readonly state: () => string;
  readonly say: (text: string) => void;
  /** Waits for a state; `live` matches any of its parts. */
  readonly reaches: (state: string) => Promise<void>;
  /** Ends the page. */
  readonly stop: () => void;
}

interface Parts {
  /** The writing user; `userRecord()` by default. */
  readonly user?: User;
  readonly profile?: Profile;
  readonly tabStorage?: Storage;
  readonly closed?: boolean;
  /** Ids of messages, which distinguish tabs. */
  readonly prefix?: string;
  /** Animation frames; without them messages are emitted one by one. */
  readonly frame?: NonNullable<Environment['frame']>;
}

/** Opens the chat in a new tab of `profile`; `tabStorage` of a stopped bench makes it a reload. */
export async function openChat(server: ChatServer, parts: Parts = {}): Promise<TestChat> {
  const { profile = createProfile(signedIn()), closed = false, prefix = 'own', frame, user = userRecord() } = parts;
  const { tabStorage = createProfile().tab().storage } = parts;
  const clock = new SimulatedClock();
  const fakeNetwork = createFakeNetwork();
  const presence = createTestPresence();
  const tab = profile.tab();
  let ids = 0;
  const app = createApp({
    origin: ORIGIN,
    ...tab,
    tabStorage,
    network: fakeNetwork,
    clipboard: { writeText: () => Promise.resolve() },
    lock: profile.lock,
    now: () => clock.now(),
    newId: () => `${prefix}-${(ids += 1)}`,
    random: () => 0.5,
    fetch: server.fetch,
    WebSocket: server.WebSocket,
    clock: toActorClock(clock),
    ...(frame ? { frame } : {}),
  });
  await until(() => app.session.getSnapshot().matches({ active: { profile: 'loaded' } }), 'the session');
  const input = { chat: { id: CHAT, closed }, user, services: app, presence };
  const actor = createActor(chatMachine, { input, clock }).start();
  const lost = watchOutbox(actor, tabStorage);
  const rows = () => getNewest(actor.getSnapshot().context.timeline, Infinity);
  const bench: TestChat = {
    actor,
    app,
    input,
    clock,
    fakeNetwork,
    presence,
    profile,
    tabStorage,
    rows,
    ids: () => rows().map((row) => row.message_id),
    texts: () => [...rows(), ...actor.getSnapshot().context.outbox].map(({ content }) => content),
    state: () => stateOf(actor),
    say(text) {
      const { composer } = actor.getSnapshot().children;
      composer?.send({ type: 'text.change', text });
      composer?.send({ type: 'message.submit' });
    },
    reaches: (state) => until(() => stateOf(actor).startsWith(state), `${state} (now ${stateOf(actor)})`),
    stop() {
      actor.stop();
      app.stop();
    },
  };
  onTestFinished(bench.stop);
  onTestFinished(() => expect(lost(), 'the tab holds the outbox as it is').toEqual([]));
  return bench;
}

/** A reload must restore the outbox; fails on an outbox that the tab never had. */
function watchOutbox(actor: ChatActor, tabStorage: Storage): () => readonly Outbox[] {
  const lost: Outbox[] = [];
  let { outbox: held } = actor.getSnapshot().context;
  actor.subscribe(({ context: { outbox: now, user, chatId } }) => {
    if (now === held) return;
    held = now;
    const inTab: unknown = JSON.parse(tabStorage.getItem(outboxKey(user.id, chatId)) ?? '[]');
    if (JSON.stringify(inTab) !== JSON.stringify(now)) lost.push(now);
  });
  return () => lost;
}

/** A chat opened and live on its own server. */
export async function openLiveChat(): Promise<{ server: ChatServer; bench: TestChat }> {
  const server = createChatServer();
  const bench = await openChat(server);
  await bench.reaches('live.idle');
  return { server, bench };
}

/** The state and the tags of a chat, as its screen reads them. */
export const getScreenState = ({ actor }: TestChat) =>
  [selectChatState(actor.getSnapshot()), ...actor.getSnapshot().tags].join(' ');

/** Entries waiting for the server. */
export const outbox = (bench: TestChat) => bench.actor.getSnapshot().context.outbox;

/** Draft and file. */
export function composerOf(bench: TestChat) {
  const { composer } = bench.actor.getSnapshot().children;
  if (!composer) throw new Error('no composer');
  return composer;
}

/** Reads of the history that reached the server. */
export const historyCalls = (server: ChatServer) =>
  server.calls.filter(({ path }) => path === `${API}chats/${CHAT}/messages/`);

/** Reads of the list of chats. */
export const listCalls = (server: ChatServer) => server.calls.filter(({ path }) => path === `${API}chats`);

/** Keeps the console quiet; gives the errors and warnings of the running test. */
export function collectLogs(): () => readonly string[] {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...said: unknown[]) => void lines.push(said.map(String).join(' ')));
  });
  return () => lines;
}

function stateOf(actor: ChatActor): string {
  const { connection } = actor.getSnapshot().value;
  return flat(connection).replace(/^socket\./, '');
}

function flat(value: unknown): string {
  if (typeof value === 'string') return value;
  const [name, inner] = Object.entries(value ?? {})[0] ?? [];
  return `${name}.${flat(inner)}`;
}

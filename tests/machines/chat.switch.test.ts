// Switching chats while responses and frames of the previous one are in flight: the open chat shows only its messages,
// one socket is open, every message is sent once, to its chat. SCHEDULES=10000: the campaign.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chatMachine } from '../../src/machines/chat/chat.machine.ts';
import { getNewest } from '../../src/machines/chat/timeline.ts';
import { figure } from '../support/figure.ts';
import { quiet, turn } from '../support/time.ts';
import { type ChatActor, type TestChat, collectLogs, openChat } from './testChat.ts';
import { type ChatServer, createChatServer } from './chatServer.ts';
import { SCHEDULES } from './races.ts';

collectLogs();

const IDS = [7, 8] as const;
type Id = (typeof IDS)[number];

/** One host with two chats; the scheduler decides when responses and frames arrive. */
function twoChats(s: fc.Scheduler): { readonly of: Readonly<Record<Id, ChatServer>>; readonly host: ChatServer } {
  const of = { 7: createChatServer({ chat: 7 }), 8: createChatServer({ chat: 8 }) };
  for (const id of IDS) {
    const frames: (() => void)[] = [];
    of[id].order = (what, run) => {
      if (what === 'frame') frames.push(run);
      void s
        .schedule(Promise.resolve(), `${what} of ${id}`)
        .then(() => (what === 'frame' ? frames.shift()?.() : run()));
    };
  }
  const ofUrl = (url: string) => of[/chats?\/8\//.test(url) ? 8 : 7];
  const fetch: ChatServer['fetch'] = (input, init) => ofUrl(new Request(input, init).url).fetch(input, init);
  const WebSocket = new Proxy(of[7].WebSocket, {
    // The client subclasses this class (chatSocket.ts) and dispatches messages itself, so the sockets of its host do too.
    construct: (_, [url, ...rest]: [string, ...unknown[]], { prototype }) =>
      Object.assign(Reflect.construct(ofUrl(url).WebSocket, [url, ...rest]), {
        addEventListener: prototype.addEventListener,
        removeEventListener: prototype.removeEventListener,
      }),
  });
  return { of, host: { ...of[7], fetch, WebSocket } };
}

/** Selects a chat as the pane does: the one before is stopped, a new actor starts. */
function select(bench: TestChat, before: ChatActor, id: Id): ChatActor {
  before.stop();
  return createActor(chatMachine, {
    input: { ...bench.input, chat: { id, closed: false } },
    clock: bench.clock,
  }).start();
}

const moment = fc.oneof(
  fc.constantFrom(...IDS).map((id) => ({ kind: 'select' as const, id })),
  fc.constantFrom(...IDS).map((id) => ({ kind: 'drop' as const, id })),
  fc.constantFrom(...IDS).map((id) => ({ kind: 'said' as const, id })),
  fc.constantFrom('write' as const, 'answer' as const, 'answer' as const).map((kind) => ({ kind, id: 7 as const })),
);

test(`${SCHEDULES} orders of switching, writing, dropping`, { timeout: 30_000 + SCHEDULES * 200 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(moment, { maxLength: 12 }), async (s, story) => {
      const { of, host } = twoChats(s);
      const bench = await openChat(host);
      const written = { 7: [] as string[], 8: [] as string[] };
      let open: Id = 7;
      let actor = bench.actor;
      for (const [place, { kind, id }] of story.entries()) {
        if (kind === 'select') actor = select(bench, actor, (open = id));
        if (kind === 'drop') of[id].drop();
        if (kind === 'said') of[id].says(`ответ ${place}`);
        if (kind === 'answer' && s.count() > 0) await s.waitOne();
        if (kind === 'write') {
          written[open].push(`вопрос ${place}`);
          actor.send({ type: 'message.send', content: `вопрос ${place}`, file: null });
        }
        await quiet(1);
        for (const row of getNewest(actor.getSnapshot().context.timeline, Infinity)) expect(row.chat_id).toBe(open);
      }
      // Selects each chat once more until nothing is in flight: every message written in it is there once.
      for (const id of [open === 7 ? 8 : 7, open] as const) {
        if (id !== open || actor.getSnapshot().status !== 'active') actor = select(bench, actor, id);
        open = id;
        await comesToRest(s, bench, actor);
        const own = of[id].rows.map(({ content }) => content).filter((content) => content.startsWith('вопрос'));
        expect(own.toSorted()).toEqual(written[id].toSorted());
        const shown = getNewest(actor.getSnapshot().context.timeline, Infinity).map(({ content }) => content);
        expect(shown).toEqual(of[id].rows.map(({ content }) => content));
        expect([of[7].open.size, of[8].open.size]).toEqual(id === 7 ? [1, 0] : [0, 1]);
      }
      actor.stop();
      bench.stop();
    }),
    { numRuns: SCHEDULES },
  );
  figure('races', { 'chat switches': SCHEDULES });
});

async function comesToRest(s: fc.Scheduler, bench: TestChat, actor: ChatActor): Promise<void> {
  const rests = () =>
    actor.getSnapshot().matches({ connection: { socket: { live: 'idle' } } }) &&
    actor.getSnapshot().context.outbox.length === 0;
  for (let steps = 0; !rests() || s.count() > 0; steps += 1) {
    if (steps > 400) throw new Error(`it never ends: ${JSON.stringify(actor.getSnapshot().value)}`);
    if (s.count() > 0) await s.waitOne();
    else if (actor.getSnapshot().matches({ connection: 'waiting' })) bench.clock.increment(5_000);
    else if (actor.getSnapshot().matches({ connection: { socket: { live: 'awaitingAck' } } }))
      bench.clock.increment(5_000);
    else await turn();
    await quiet(2);
  }
}

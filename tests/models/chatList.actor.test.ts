import { compareRecordIds } from '../../src/api/recordId.ts';
import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import {
  type ChatListEmitted,
  chatListMachine,
  selectOpenChat,
} from '../../src/machines/chat/list/chatList.machine.ts';
import { createInvalidationBus } from '../../src/machines/data/ports.ts';
import { openApp } from '../support/app.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests, failing } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { SLOW_MS, after, before, chatListModel, inputWith } from './chatList.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const fakeApi = createHeldRequests();
  const invalidations = createInvalidationBus();
  const { env } = openApp().app;
  const clock = new SimulatedClock();
  const moves: ChatListEmitted[] = [];
  const actor = createActor(chatListMachine, {
    input: inputWith({ env, requests: fakeApi.ports, invalidations }),
    clock,
    inspect,
  });
  actor.on('route.navigate', (moved) => moves.push(moved));
  return { fakeApi, invalidations, storage: env.storage, clock, moves, actor: actor.start() };
}

const page = (results: typeof before) =>
  ({ ok: true, value: { count: 3, next: null, previous: null, results } }) as const;

testModelAsActor(
  chatListModel,
  createActorHarness({
    scenes: chatListModel.scenes,
    open,
    drivers: {
      'chats.refetch': ({ invalidations }) => invalidations.publish(['chat']),
      'two chats come': ({ fakeApi }) => fakeApi.settle(page(before.toReversed())),
      'three chats come': ({ fakeApi }) => fakeApi.settle(page(after.toReversed())),
      'nothing comes': ({ fakeApi }) => fakeApi.settle({ ok: false, failure: failing('network') }),
      'drags on': ({ clock }) => clock.increment(SLOW_MS),
    },
    assertions: {
      '*'({ actor, fakeApi }) {
        const snapshot = actor.getSnapshot();
        assert.equal(fakeApi.live().length, snapshot.hasTag('busy') ? 1 : 0, 'one read at a time');
        const ids = snapshot.context.chats?.map(({ id }) => id) ?? [];
        assert.deepEqual(ids, ids.toSorted(compareRecordIds), 'places follow the ids');
      },
      failed: ({ actor }) => assert.equal(actor.getSnapshot().context.failure?.kind, 'network'),
      settled({ actor, storage, moves }) {
        const { stored, place, chats } = actor.getSnapshot().context;
        const at = selectOpenChat(actor.getSnapshot());
        if (at.kind !== 'found' || place !== String(stored?.index)) return; // a click goes ahead of its address
        assert.deepEqual(stored, { index: at.index, id: at.chat.id }, 'what is open is what is chosen');
        assert.equal(storage.getItem('selectedChat'), JSON.stringify(stored));
        assert.equal(chats?.[Number(place)]?.id, at.chat.id, 'the address names the open chat');
        const moved = moves.at(-1);
        if (moved) assert.match(moved.place, /^[012]$/);
      },
    },
  }),
);

import assert from 'node:assert/strict';
import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { chatList } from '../../src/api/endpoints/chats.ts';
import { startChatMachine } from '../../src/machines/chat/list/startChat.machine.ts';
import { topicDraftKey } from '../../src/machines/chat/list/firstMessage.ts';
import { outboxKey } from '../../src/machines/chat/outbox.ts';
import { collectLogs } from '../machines/testChat.ts';
import { openApp } from '../support/app.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { createHeldRequests, isOutcome } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { quiet } from '../support/time.ts';
import { NAME, USER_ID, chat, inputWith, startChatModel } from './startChat.model.ts';

collectLogs();

function open(inspect: (event: InspectionEvent) => void) {
  const fakeApi = createHeldRequests();
  const { env } = openApp().app;
  const clock = new SimulatedClock();
  const actor = createActor(startChatMachine, { input: inputWith(env, fakeApi.ports), clock, inspect });
  return { fakeApi, clock, env, storage: env.tabStorage, actor: actor.start() };
}
async function answer({ fakeApi }: ReturnType<typeof open>, { output }: ModelEvent): Promise<void> {
  assert.ok(isOutcome(output));
  if (output.ok) {
    fakeApi.settle({ ok: true, value: { count: 0, next: null, previous: null, results: [] } });
    await quiet();
    assert.deepEqual(fakeApi.sent.at(-1)?.call.input.body, { name: NAME });
  }
  fakeApi.settle(output);
}

testModelAsActor(
  startChatModel,
  createActorHarness({
    scenes: startChatModel.scenes,
    open,
    drivers: {
      async 'message.submit'({ actor }) {
        actor.send({ type: 'message.submit' });
        await quiet(); // its turn among the tabs
      },
      'is created': answer,
      'is refused': answer,
      'drags on': ({ clock }) => clock.increment(15_000),
    },
    assertions: {
      '*'({ fakeApi, actor, env }) {
        const snapshot = actor.getSnapshot();
        assert.equal(fakeApi.live().length, snapshot.hasTag('busy') ? 1 : 0);
        const kept = env.storage.getItem(topicDraftKey(USER_ID, NAME)) ?? '';
        assert.equal(
          kept,
          snapshot.matches('created') ? '' : snapshot.context.draft,
          'what is typed outlives the page',
        );
      },
      editing: ({ storage }) => assert.equal(storage.length, 0, 'nothing is left for a chat that is not there'),
      'creating.slow': ({ actor }) => assert.equal(actor.getSnapshot().hasTag('slow'), true),
      creating: ({ fakeApi }) =>
        assert.equal(fakeApi.sent.at(-1)?.call.endpoint.path, chatList.path, 'there may be one'),
      created({ storage }) {
        const kept: unknown = JSON.parse(storage.getItem(outboxKey(USER_ID, chat.id)) ?? 'null');
        assert.ok(Array.isArray(kept));
        assert.equal(kept.length, 1, 'the message waits once');
        assert.match(JSON.stringify(kept), /"content":"Вопрос по кошельку"/);
      },
    },
  }),
);

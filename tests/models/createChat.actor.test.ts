import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import { createChatMachine, isChatFormComplete } from '../../src/machines/chat/list/createChat.machine.ts';
import { createInvalidationBus } from '../../src/machines/data/ports.ts';
import { collectLogs } from '../machines/testChat.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import type { ModelEvent } from '../support/models/model.ts';
import { createHeldRequests, failing, isOutcome } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { PROVIDER, TOPIC, createChatModel, created, organizations, variantOf } from './createChat.model.ts';

const CREATE = 'chats/create/';
const LOAD = 'authorized_organization/chats/organizations/';
const logged = collectLogs();

function open(inspect: (event: InspectionEvent) => void, scene: string) {
  const fakeApi = createHeldRequests();
  const invalidations = createInvalidationBus();
  const touched: string[] = [];
  invalidations.subscribe((tags) => touched.push(...tags));
  const createdIds: (number | string)[] = [];
  const input = { variant: variantOf(scene), requests: fakeApi.ports, invalidations, now: () => 0 } as const;
  const actor = createActor(createChatMachine, { input, inspect });
  actor.on('chat.created', ({ chat }) => createdIds.push(chat.id));
  return { fakeApi, touched, createdIds, actor: actor.start() };
}
type World = ReturnType<typeof open>;

const live = ({ fakeApi }: World, path: string) =>
  fakeApi.live().filter(({ call }) => call.endpoint.path === path).length;
function answer({ fakeApi, createdIds }: World, { output }: ModelEvent): void {
  assert.ok(isOutcome(output));
  createdIds.length = 0;
  fakeApi.settle(output, CREATE);
}

function submit({ actor, fakeApi }: World): void {
  const before = [fakeApi.sent.length, logged().length] as const;
  const { context } = actor.getSnapshot();
  const isIdle = actor.getSnapshot().hasTag('open') && !actor.getSnapshot().hasTag('busy');
  actor.send({ type: 'chat.create' });
  const lacks = isIdle && context.topic.trim() !== '' && !isChatFormComplete(context);
  assert.equal(
    fakeApi.sent.length - before[0],
    isIdle && isChatFormComplete(context) ? 1 : 0,
    'once, and only when all is there',
  );
  assert.deepEqual(logged().slice(before[1]), lacks ? ['Выберите организацию'] : []);
}

testModelAsActor(
  createChatModel,
  createActorHarness({
    scenes: createChatModel.scenes,
    open,
    drivers: {
      'dialog.close'({ actor, touched }) {
        const sending = actor.getSnapshot().hasTag('busy');
        touched.length = 0;
        actor.send({ type: 'dialog.close' });
        assert.deepEqual(touched, sending ? ['chat'] : [], 'what the server may have created is looked for');
      },
      'submits all': submit,
      'submits too early': submit,
      'is created': answer,
      'the topic is refused': answer,
      'the network is lost': answer,
      'the organisations come': ({ fakeApi }) => fakeApi.settle({ ok: true, value: organizations }, LOAD),
      'the organisations do not come': ({ fakeApi }) =>
        fakeApi.settle({ ok: false, failure: failing('http', { status: 500 }) }, LOAD),
    },
    assertions: {
      '*'(world) {
        const snapshot = world.actor.getSnapshot();
        assert.equal(live(world, CREATE), snapshot.hasTag('busy') ? 1 : 0);
        assert.equal(live(world, LOAD), snapshot.matches({ open: { organizations: 'loading' } }) ? 1 : 0);
        assert.ok(world.createdIds.length === 0 || world.createdIds[0] === created.id);
      },
      'open.form.creating'({ fakeApi, actor }) {
        const { organization } = actor.getSnapshot().context;
        const invited = organization === PROVIDER ? 'liquidity_provider' : 'participant';
        const body = { name: TOPIC, ...(organization ? { [invited]: organization.id } : {}) };
        assert.deepEqual(fakeApi.sent.findLast(({ call }) => call.endpoint.path === CREATE)?.call.input.body, body);
      },
    },
  }),
);

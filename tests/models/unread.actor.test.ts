import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import '../../src/machines/app/unreadRequests.ts'; // loaded ahead: the machine imports it with the first read
import type { RequestPorts } from '../../src/machines/data/ports.ts';
import { unreadMachine } from '../../src/machines/app/unread.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import { createHeldRequests, failing } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { turn } from '../support/time.ts';
import { page, unreadModel } from './unread.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const fakeApi = createHeldRequests();
  const broken = { yes: false };
  const requests: RequestPorts = {
    ...fakeApi.ports,
    onFailure() {
      if (broken.yes) throw new Error('a chunk that does not load ends the same way');
    },
  };
  return { fakeApi, broken, actor: createActor(unreadMachine, { input: { requests }, inspect }).start() };
}

async function breakDown({ fakeApi, broken }: ReturnType<typeof open>): Promise<void> {
  broken.yes = true;
  fakeApi.settle({ ok: false, failure: failing('network') });
  await turn();
  broken.yes = false;
}

testModelAsActor(
  unreadModel,
  createActorHarness({
    scenes: unreadModel.scenes,
    open,
    drivers: {
      'is read': ({ fakeApi }) => fakeApi.settle({ ok: true, value: page }),
      'is not read': ({ fakeApi }) => fakeApi.settle({ ok: false, failure: failing('network') }),
      'is marked': ({ fakeApi }) => fakeApi.settle({ ok: true, value: { updated: 1 } }),
      'reading breaks': breakDown,
      'marking breaks': breakDown,
      'is not marked': ({ fakeApi }) => fakeApi.settle({ ok: false, failure: failing('network') }),
    },
    assertions: {
      '*'({ actor, fakeApi }) {
        const { value } = actor.getSnapshot();
        const path =
          value === 'reading' ? ['notifications/unread/'] : value === 'marking' ? ['notifications/mark_read/'] : [];
        assert.deepEqual(
          fakeApi.live().map(({ call }) => call.endpoint.path),
          path,
        );
      },
      deferred: ({ actor }) => assert.equal(actor.getSnapshot().context.isModalOpen, true),
    },
  }),
);

import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import '../../src/machines/app/unreadRequests.ts'; // loaded ahead: the machine imports it with the first read
import type { RequestPorts } from '../../src/machines/data/ports.ts';
import { unreadMachine } from '../../src/machines/app/unread.machine.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import { createHeldWire, failing } from '../support/models/ports.ts';
import { walkModel } from '../support/models/walk.ts';
import { turn } from '../support/time.ts';
import { page, unreadModel } from './unread.model.ts';

function open(inspect: (event: InspectionEvent) => void) {
  const wire = createHeldWire();
  const broken = { yes: false };
  const requests: RequestPorts = {
    ...wire.ports,
    onFailure() {
      if (broken.yes) throw new Error('a chunk that does not load ends the same way');
    },
  };
  return { wire, broken, actor: createActor(unreadMachine, { input: { requests }, inspect }).start() };
}

async function breakDown({ wire, broken }: ReturnType<typeof open>): Promise<void> {
  broken.yes = true;
  wire.settle({ ok: false, failure: failing('network') });
  await turn();
  broken.yes = false;
}

walkModel(
  unreadModel,
  actorDoor({
    scenes: unreadModel.scenes,
    open,
    drivers: {
      'is read': ({ wire }) => wire.settle({ ok: true, value: page }),
      'is not read': ({ wire }) => wire.settle({ ok: false, failure: failing('network') }),
      'is marked': ({ wire }) => wire.settle({ ok: true, value: { updated: 1 } }),
      'reading breaks': breakDown,
      'marking breaks': breakDown,
      'is not marked': ({ wire }) => wire.settle({ ok: false, failure: failing('network') }),
    },
    sees: {
      '*'({ actor, wire }) {
        const { value } = actor.getSnapshot();
        const path =
          value === 'reading' ? ['notifications/unread/'] : value === 'marking' ? ['notifications/mark_read/'] : [];
        assert.deepEqual(
          wire.live().map(({ call }) => call.endpoint.path),
          path,
        );
      },
      deferred: ({ actor }) => assert.equal(actor.getSnapshot().context.held, true),
    },
  }),
);

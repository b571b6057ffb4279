import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import { ApiError } from '../../src/api/errors/failure.ts';
import type { RefreshOutcome } from '../../src/machines/data/ports.ts';
import { requestMachine } from '../../src/machines/data/request.machine.ts';
import { actorDoor } from '../support/models/actorDoor.ts';
import type { Drivers } from '../support/models/door.ts';
import { createHeldWire, failing } from '../support/models/ports.ts';
import { walkModel } from '../support/models/walk.ts';
import { calls, requestModel } from './request.model.ts';

const callOfScene = new Map<string, (typeof calls)[keyof typeof calls]>(Object.entries(calls));

function open(inspect: (event: InspectionEvent) => void, scene: string) {
  const wire = createHeldWire();
  const call = callOfScene.get(scene);
  assert.ok(call);
  return { wire, call, actor: createActor(requestMachine, { input: { call, ports: wire.ports }, inspect }).start() };
}
type Driver = Drivers<ReturnType<typeof open>>[string];

const refuse: Driver = ({ wire }, { error }) => {
  assert.ok(error instanceof ApiError);
  wire.settle({ ok: false, failure: error.failure });
};
const renew =
  (renewal: RefreshOutcome): Driver =>
  ({ wire }) =>
    wire.renewals.at(-1)?.resolve(renewal);

walkModel(
  requestModel,
  actorDoor({
    scenes: requestModel.scenes,
    open,
    drivers: {
      'is answered': ({ wire }) => wire.settle({ ok: true, value: 'yes' }),
      'gets 401': refuse,
      'gets 401 for a replaced token': refuse,
      'gets an account message': refuse,
      'gets a rate limit': refuse,
      'gets the end of a session that is over': refuse,
      'loses the network': refuse,
      'the token is renewed': renew('renewed'),
      'the session is over': renew('ended'),
      'the refresh does not come through': renew(failing('network', { path: '/api/v1/auth/jwt/refresh/' })),
      'the refresh breaks': ({ wire }) => wire.renewals.at(-1)?.reject(new Error('stopped')),
    },
    sees: {
      '*'({ actor, wire, call }) {
        const { retried, replayed, renewed } = actor.getSnapshot().context;
        assert.equal(wire.sent.length, 1 + Number(retried) + Number(replayed) + Number(renewed));
        assert.ok(call.endpoint.retry || !retried, 'reports/create/ is never retried');
        assert.ok(call.endpoint.bearer || wire.renewals.length === 0, 'a sign-in is never refreshed');
        assert.ok(wire.renewals.length <= 1, 'one refresh per call');
      },
      sending: ({ wire }) => assert.equal(wire.live().length, 1),
      refreshing: ({ wire }) => assert.equal(wire.live().length, 0),
      succeeded({ actor, wire, call }) {
        assert.deepEqual(wire.succeeded, [call], 'told once');
        assert.deepEqual(actor.getSnapshot().output, { ok: true, value: 'yes' });
      },
      failed({ actor, wire }) {
        const { output, context } = actor.getSnapshot();
        assert.ok(output && !output.ok);
        const late =
          context.call.endpoint.bearer &&
          output.failure.catalogueEntry?.endsSession === true &&
          !output.failure.hadCurrentToken;
        if (!late) assert.equal(wire.refused.at(-1), output.failure, 'the caller gets what was told');
        const told = Number(!late) + Number(context.retried);
        assert.equal(wire.refused.length, told, 'each refusal is told once, that of an older session to nobody');
        assert.equal(wire.succeeded.length, 0);
        if (context.renewed && output.failure.status === 401)
          assert.equal(output.failure.catalogueEntry?.modal, 'invalidToken');
      },
    },
  }),
);

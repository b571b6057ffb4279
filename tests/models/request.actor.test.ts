import assert from 'node:assert/strict';
import { type InspectionEvent, createActor } from 'xstate';
import { ApiError } from '../../src/api/errors/failure.ts';
import type { RefreshOutcome } from '../../src/machines/data/ports.ts';
import { requestMachine } from '../../src/machines/data/request.machine.ts';
import { createActorHarness } from '../support/models/actorHarness.ts';
import type { Drivers } from '../support/models/harness.ts';
import { createHeldRequests, failing } from '../support/models/ports.ts';
import { testModelAsActor } from '../support/models/walk.ts';
import { calls, requestModel } from './request.model.ts';

const callOfScene = new Map<string, (typeof calls)[keyof typeof calls]>(Object.entries(calls));

function open(inspect: (event: InspectionEvent) => void, scene: string) {
  const fakeApi = createHeldRequests();
  const call = callOfScene.get(scene);
  assert.ok(call);
  return {
    fakeApi,
    call,
    actor: createActor(requestMachine, { input: { call, ports: fakeApi.ports }, inspect }).start(),
  };
}
type Driver = Drivers<ReturnType<typeof open>>[string];

const refuse: Driver = ({ fakeApi }, { error }) => {
  assert.ok(error instanceof ApiError);
  fakeApi.settle({ ok: false, failure: error.failure });
};
const renew =
  (renewal: RefreshOutcome): Driver =>
  ({ fakeApi }) =>
    fakeApi.renewals.at(-1)?.resolve(renewal);

testModelAsActor(
  requestModel,
  createActorHarness({
    scenes: requestModel.scenes,
    open,
    drivers: {
      'is answered': ({ fakeApi }) => fakeApi.settle({ ok: true, value: 'yes' }),
      'gets 401': refuse,
      'gets 401 for a replaced token': refuse,
      'gets an account message': refuse,
      'gets a rate limit': refuse,
      'gets the end of a session that is over': refuse,
      'loses the network': refuse,
      'the token is renewed': renew('renewed'),
      'the session is over': renew('ended'),
      'the refresh does not come through': renew(failing('network', { path: '/api/v1/auth/jwt/refresh/' })),
      'the refresh breaks': ({ fakeApi }) => fakeApi.renewals.at(-1)?.reject(new Error('stopped')),
    },
    assertions: {
      '*'({ actor, fakeApi, call }) {
        const { retried, replayed, renewed } = actor.getSnapshot().context;
        assert.equal(fakeApi.sent.length, 1 + Number(retried) + Number(replayed) + Number(renewed));
        assert.ok(call.endpoint.retry || !retried, 'reports/create/ is never retried');
        assert.ok(call.endpoint.bearer || fakeApi.renewals.length === 0, 'a sign-in is never refreshed');
        assert.ok(fakeApi.renewals.length <= 1, 'one refresh per call');
      },
      sending: ({ fakeApi }) => assert.equal(fakeApi.live().length, 1),
      refreshing: ({ fakeApi }) => assert.equal(fakeApi.live().length, 0),
      succeeded({ actor, fakeApi, call }) {
        assert.deepEqual(fakeApi.succeeded, [call], 'reported once');
        assert.deepEqual(actor.getSnapshot().output, { ok: true, value: 'yes' });
      },
      failed({ actor, fakeApi }) {
        const { output, context } = actor.getSnapshot();
        assert.ok(output && !output.ok);
        const late =
          context.call.endpoint.bearer &&
          output.failure.catalogueEntry?.endsSession === true &&
          !output.failure.hadCurrentToken;
        if (!late) assert.equal(fakeApi.refused.at(-1), output.failure, 'the caller gets the reported failure');
        const reported = Number(!late) + Number(context.retried);
        assert.equal(fakeApi.refused.length, reported, 'each refusal is reported once, that of an older session never');
        assert.equal(fakeApi.succeeded.length, 0);
        if (context.renewed && output.failure.status === 401)
          assert.equal(output.failure.catalogueEntry?.modal, 'invalidToken');
      },
    },
  }),
);

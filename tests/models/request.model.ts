// One call: succeeded, failed, refreshed and replayed on 401, retried on an account message.
import { createCall } from '../../src/api/endpoint.ts';
import { signIn } from '../../src/api/endpoints/auth.ts';
import { depositCreate } from '../../src/api/endpoints/deposits.ts';
import { reportCreate } from '../../src/api/endpoints/reports.ts';
import { ApiError, type Failure } from '../../src/api/errors/failure.ts';
import { requestMachine } from '../../src/machines/data/request.machine.ts';
import type { Model, ModelEvent, Scene } from '../support/models/model.ts';
import { failing, inertPorts, refusal } from '../support/models/ports.ts';

export const calls = {
  'a deposit': createCall(depositCreate, { body: { amount: '100.00', currency: 'RUB' } }),
  'a report, never retried': createCall(reportCreate, {
    body: { report_type: 'operations', period_from: '2026-11-01', period_to: '2026-11-20' },
  }),
  'a sign-in, never refreshed': createCall(signIn, {
    body: { login: 'ved.active', password: 'x', account_type: 'ved_participant', 'smart-token': 't' },
  }),
};

const refused = (as: string, failure: Failure): ModelEvent => ({
  as,
  type: 'xstate.error.actor.send',
  error: new ApiError(failure),
});
const renewed = (as: string, output: unknown): ModelEvent => ({ as, type: 'xstate.done.actor.renew', output });

const sending: readonly ModelEvent[] = [
  { as: 'is answered', type: 'xstate.done.actor.send', output: 'yes' },
  refused('gets 401', failing('unauthorized', { status: 401 })),
  refused('gets 401 for a replaced token', failing('unauthorized', { status: 401, hadCurrentToken: false })),
  refused('gets an account message', refusal('accountUnderReview')),
  refused('gets a rate limit', refusal('rateLimitExceeded')),
  refused('gets the end of a session that is over', refusal('sessionInvalid', { hadCurrentToken: false })),
  refused('loses the network', failing('network')),
];
const renewing: readonly ModelEvent[] = [
  renewed('the token is renewed', 'renewed'),
  renewed('the session is over', 'ended'),
  renewed('the refresh does not come through', failing('network', { path: '/api/v1/auth/jwt/refresh/' })),
  { as: 'the refresh breaks', type: 'xstate.error.actor.renew', error: new Error('stopped') },
];

const scene = (call: (typeof calls)[keyof typeof calls]): Scene<typeof requestMachine> => ({
  input: { call, ports: inertPorts },
  events: call.endpoint.bearer ? [...sending, ...renewing] : sending,
  key: ({ context: { retried, replayed, renewed: isRenewed, outcome } }) => [
    retried,
    replayed,
    isRenewed,
    outcome &&
      (outcome.ok
        ? outcome.value
        : [outcome.failure.kind, outcome.failure.catalogueEntry?.modal, outcome.failure.hadCurrentToken]),
  ],
});

export const requestModel: Model<typeof requestMachine> = {
  name: 'request',
  machine: requestMachine,
  scenes: Object.fromEntries(Object.entries(calls).map(([title, call]) => [title, scene(call)])),
};

// One write: sent once however often it is requested, cancelled, slow, refused and retried.
import { createCall } from '../../src/api/endpoint.ts';
import { depositCreate } from '../../src/api/endpoints/deposits.ts';
import { mutationMachine } from '../../src/machines/data/mutation.machine.ts';
import type { Model } from '../support/models/model.ts';
import { failing, inertPorts, inertInvalidations } from '../support/models/ports.ts';

export const hundred = createCall(depositCreate, { body: { amount: '100.00', currency: 'RUB' } });
export const thousand = createCall(depositCreate, { body: { amount: '1000.00', currency: 'RUB' } });
export const SLOW_MS = 15_000;

export const mutationModel: Model<typeof mutationMachine> = {
  name: 'mutation',
  machine: mutationMachine,
  scenes: {
    'creating deposits': {
      input: { requests: inertPorts, invalidations: inertInvalidations },
      events: [
        { as: 'creates one of 100', type: 'mutation.run', call: hundred },
        { as: 'creates one of 1000', type: 'mutation.run', call: thousand },
        { type: 'mutation.cancel' },
        { type: 'mutation.reset' },
        { as: 'is answered', type: 'xstate.done.actor.request', output: { ok: true, value: { id: 1 } } },
        {
          as: 'is refused',
          type: 'xstate.done.actor.request',
          output: { ok: false, failure: failing('http', { status: 400 }) },
        },
        { as: 'drags on', type: 'xstate.after.slow.mutation.sending.waiting' },
      ],
      key: ({ context: { call, failure } }) => [call?.input.body, failure?.status],
    },
  },
};

// The widget of the captcha: it asks, is solved and spent, does not come, comes from the next host.
import { captchaMachine } from '../../src/machines/form/captcha.machine.ts';
import type { Model } from '../support/models/model.ts';

export const HOSTS = ['one.example', 'two.example'];

/** Tokens that are told apart; every further one is like them. */
const ROUNDS = 2;

export const captchaModel: Model<typeof captchaMachine> = {
  name: 'captcha',
  machine: captchaMachine,
  scenes: {
    'two hosts': {
      input: { hosts: HOSTS },
      events: [{ type: 'SOLVED' }, { type: 'SPENT' }, { type: 'BROKE' }, { type: 'RETRIED' }],
      comes: ({ type }, { context }) => type !== 'SPENT' || context.round < ROUNDS,
      key: ({ context: { host, round } }) => [host, round],
    },
  },
};

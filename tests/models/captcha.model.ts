// The captcha widget: shown, solved and spent, failing to load, loaded from the next host.
import { captchaMachine } from '../../src/machines/form/captcha.machine.ts';
import type { Model } from '../support/models/model.ts';

export const HOSTS = ['one.example', 'two.example'];

/** Distinct tokens; further ones are equivalent. */
const ROUNDS = 2;

export const captchaModel: Model<typeof captchaMachine> = {
  name: 'captcha',
  machine: captchaMachine,
  scenes: {
    'two hosts': {
      input: { hosts: HOSTS },
      events: [
        { type: 'captcha.solved' },
        { type: 'captcha.expired' },
        { type: 'captcha.failed' },
        { type: 'captcha.retry' },
      ],
      canOccur: ({ type }, { context }) => type !== 'captcha.expired' || context.round < ROUNDS,
      key: ({ context: { host, round } }) => [host, round],
    },
  },
};

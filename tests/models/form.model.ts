// A form of one required field and a captcha: typing, leaving, submitting, refusals at fields, prerendered text adopted.
import { type FormInput, formMachine } from '../../src/machines/form/form.machine.ts';
import type { Model } from '../support/models/model.ts';
import { failing } from '../support/models/ports.ts';

export const SLOW_MS = 15_000;
export const definition: Omit<FormInput, 'submit'> = {
  initial: { amount: '', captcha: '' },
  validate: (values) => (values['amount'] === '' ? { amount: 'Заполните поле' } : {}),
  resets: ['captcha'],
};
export const badRequest = failing('http', { status: 400, data: { amount: ['Недостаточно средств'] } });
export const PAUSE_MS = 42_000;
const tooMany = failing('http', { status: 429, retryAfter: PAUSE_MS });

export const formModel: Model<typeof formMachine> = {
  name: 'form',
  machine: formMachine,
  scenes: {
    'a new deposit': {
      input: { ...definition, submit: () => new Promise(() => undefined) },
      events: [
        { as: 'types an amount', type: 'field.change', name: 'amount', value: '100' },
        { as: 'empties the amount', type: 'field.change', name: 'amount', value: '' },
        { as: 'passes the captcha', type: 'field.change', name: 'captcha', value: 'token' },
        { as: 'leaves the amount', type: 'field.blur', name: 'amount' },
        { as: 'adopts early text', type: 'form.hydrate', values: { amount: '7', stranger: 'x' } },
        { type: 'form.submit' },
        { type: 'form.refused' },
        { type: 'form.cancel' },
        { type: 'form.reset' },
        { as: 'is taken', type: 'xstate.done.actor.submit', output: { ok: true, value: { id: 5 } } },
        { as: 'is refused', type: 'xstate.done.actor.submit', output: { ok: false, failure: badRequest } },
        { as: 'is refused for a while', type: 'xstate.done.actor.submit', output: { ok: false, failure: tooMany } },
        { as: 'may be sent again', type: 'xstate.after.limit.form.editing.rateLimited' },
        { as: 'breaks', type: 'xstate.error.actor.submit', error: new Error('out of order') },
        { as: 'drags on', type: 'xstate.after.slow.form.submitting.waiting' },
      ],
      key: ({ context: { values, touched, revealed, serverErrors, failure, refused } }) => [
        values,
        touched,
        revealed,
        serverErrors,
        failure?.status ?? failure?.kind,
        refused,
      ],
    },
  },
};

// A chat created with its first message: typed, created once, refused.
import { startChatMachine } from '../../src/machines/chat/list/startChat.machine.ts';
import type { Services } from '../../src/machines/app/services.ts';
import { openApp } from '../support/app.ts';
import type { Model } from '../support/models/model.ts';
import { failing, inertPorts, inertInvalidations } from '../support/models/ports.ts';

export const NAME = 'Кошельки';
export const USER_ID = 5;
export const chat = {
  id: 9,
  name: NAME,
  closed: false,
  sender: 'Я',
  participant: null,
  liquidity_provider: null,
  created_at: '2026-11-20T12:00:00+03:00',
};

/** Input of the machine; only its calls differ between planning and a test. */
export const inputWith = (env: Services['env'], requests: Services['requests']) => ({
  name: NAME,
  user: { id: USER_ID },
  services: { env, requests, invalidations: inertInvalidations },
});

export const startChatModel: Model<typeof startChatMachine> = {
  name: 'startChat',
  machine: startChatMachine,
  scenes: {
    'the first message': {
      input: inputWith(openApp().app.env, inertPorts),
      events: [
        { as: 'types a message', type: 'text.change', text: ' Вопрос по кошельку ' },
        { as: 'types spaces', type: 'text.change', text: '  ' },
        { type: 'message.submit' },
        { type: 'message.cancel' },
        { as: 'drags on', type: 'xstate.after.slow.startChat.creating.waiting' },
        { as: 'is created', type: 'xstate.done.actor.create', output: { ok: true, value: chat } },
        {
          as: 'is refused',
          type: 'xstate.done.actor.create',
          output: { ok: false, failure: failing('http', { status: 500 }) },
        },
      ],
      key: ({ context: { draft, failure } }) => [draft, failure?.kind],
    },
  },
};

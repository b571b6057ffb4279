// A chat that comes into being with its first message: created by its name, the message waits in its outbox.
import { assign, setup } from 'xstate';
import { callOf, resultOf } from '../api/endpoint.ts';
import { chatCreate } from '../api/endpoints/chats.ts';
import { CallError, type Failure } from '../api/failures.ts';
import type { User } from '../api/schemas/account.ts';
import type { Services } from './app.ts';
import { outboxKey, storeOutbox, written } from './outbox.ts';
import type { Outcome } from './ports.ts';
import { requestMachine, runRequest } from './request.ts';
import { typed } from './typed.ts';

interface Input {
  /** The topic of the chat. */
  readonly name: string;
  readonly user: Pick<User, 'id'>;
  readonly services: Pick<Services, 'env' | 'requests'>;
}
interface Context extends Input {
  readonly draft: string;
  readonly failure: Failure | null;
}
type Event = { type: 'TYPED'; text: string } | { type: 'SUBMITTED' };

interface FirstMessage {
  readonly user: Pick<User, 'id'>;
  readonly services: Pick<Services, 'env'>;
  readonly draft: string;
}

/** Leaves the message where the chat's own machine finds it: a restored entry is sent once the history denies it. */
function leaveMessage({ services: { env }, user, draft }: FirstMessage, outcome: Outcome): void {
  if (!outcome.ok) return;
  const { id: chatId } = resultOf(chatCreate, outcome.value);
  const said = { id: env.newId(), content: draft.trim(), file: null, after: null };
  const entry = written({ ...said, createdAt: new Date(env.now()).toISOString() });
  storeOutbox(env.tabStorage, outboxKey(user.id, chatId), [entry]);
}

/** The same as one call for a form: a chat of this name whose first message is the text of `draft`. */
export async function sendInNewChat({ name, draft, user, services }: Input & FirstMessage, signal: AbortSignal) {
  const outcome = await runRequest(callOf(chatCreate, { body: { name } }), services.requests, signal);
  leaveMessage({ draft, user, services }, outcome);
  return outcome;
}

/** The list of chats hears of the new one by its touch. Tag `busy` while it is created; a failure keeps the text. */
export const startChatMachine = setup({
  types: typed<{ context: Context; input: Input; events: Event; tags: 'busy'; children: { create: 'request' } }>(),
  actors: { request: requestMachine },
  guards: { hasText: ({ context }) => context.draft.trim() !== '' },
  actions: {
    leaveMessage: ({ context }, outcome: Outcome) => leaveMessage(context, outcome),
    keepFailure: assign((_, outcome: Outcome) => ({ failure: outcome.ok ? null : outcome.failure })),
    logFailure: (_, outcome: Outcome) =>
      console.error('Ошибка при создании чата:', outcome.ok ? '' : new CallError(outcome.failure).message),
  },
}).createMachine({
  id: 'startChat',
  context: ({ input }) => ({ ...input, draft: '', failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        TYPED: { actions: assign({ draft: ({ event }) => event.text }) },
        SUBMITTED: { guard: 'hasText', target: 'creating' },
      },
    },
    creating: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'create',
        src: 'request',
        input: ({ context: { name, services } }) => ({
          call: callOf(chatCreate, { body: { name } }),
          ports: services.requests,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'created',
            actions: { type: 'leaveMessage', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: [
              { type: 'keepFailure', params: ({ event }) => event.output },
              { type: 'logFailure', params: ({ event }) => event.output },
            ],
          },
        ],
      },
    },
    created: {},
  },
});

// Creates a chat by its name together with its first message, which waits in its outbox.
import { assign, fromCallback, fromPromise, sendTo, setup, spawnChild } from 'xstate';
import { chatCreate } from '../../../api/endpoints/chats.ts';
import { ApiError, type Failure } from '../../../api/errors/failure.ts';
import type { User } from '../../../api/schemas/account.ts';
import type { Services } from '../../app/services.ts';
import { readTopicDraft, enqueueFirstMessage, writeTopicDraft } from './firstMessage.ts';
import type { RequestOutcome } from '../../data/ports.ts';
import { SLOW_AFTER_MS, slowStates } from '../../data/slowStates.ts';
import { findOrCreateChat } from './findOrCreateChat.ts';
import { publishInvalidation } from '../../data/invalidation.ts';
import { machineTypes } from '../../lib/machineTypes.ts';

interface Input {
  /** The topic of the chat. */
  readonly name: string;
  readonly user: Pick<User, 'id'>;
  readonly services: Pick<Services, 'env' | 'requests' | 'invalidations'>;
}
interface Context extends Input {
  readonly draft: string;
  readonly failure: Failure | null;
}
type Event = { type: 'text.change'; text: string } | { type: 'message.submit' } | { type: 'message.cancel' };

/** Serialised across tabs: the second tab finds the chat that the first has created. */
const create = fromPromise<RequestOutcome, Context>(async ({ input, signal }) => {
  const { name, services } = input;
  const outcome = await services.env.lock(`meridian:chat:${name}`, async () => {
    signal.throwIfAborted(); // cancelled while waiting for the lock
    return findOrCreateChat({ name, requests: services.requests }, signal);
  });
  signal.throwIfAborted();
  enqueueFirstMessage(input, outcome);
  if (outcome.ok) writeTopicDraft(input, '');
  return outcome;
});

const draftKeeper = fromCallback<{ type: 'draft.save'; text: string }, Context>(({ input, receive }) =>
  receive(({ text }) => writeTopicDraft(input, text)),
);

/**
 * The chat is created, or found if one with this name exists, and the list is notified. Tags: `busy` while it is
 * created, `slow` after 15 s. A failure or `message.cancel` keeps the text.
 */
export const startChatMachine = setup({
  types: machineTypes<{
    context: Context;
    input: Input;
    events: Event;
    tags: 'busy' | 'slow';
    children: { create: 'create'; invalidate: 'touched'; draftKeeper: 'draftKeeper' };
  }>(),
  actors: { create, touched: publishInvalidation, draftKeeper },
  delays: { slow: SLOW_AFTER_MS },
  guards: { hasText: ({ context }) => context.draft.trim() !== '' },
  actions: {
    storeDraft: sendTo('draftKeeper', ({ context }) => ({ type: 'draft.save', text: context.draft })),
    setFailure: assign((_, outcome: RequestOutcome) => ({ failure: outcome.ok ? null : outcome.failure })),
    invalidateChats: spawnChild('touched', {
      id: 'invalidate',
      input: ({ context: { services } }) => ({ invalidations: services.invalidations, tags: chatCreate.invalidates }),
    }),
    logFailure: (_, outcome: RequestOutcome) =>
      console.error('Ошибка при создании чата:', outcome.ok ? '' : new ApiError(outcome.failure).message),
  },
}).createMachine({
  id: 'startChat',
  context: ({ input }) => ({ ...input, draft: readTopicDraft(input), failure: null }),
  invoke: { id: 'draftKeeper', src: 'draftKeeper', input: ({ context }) => context },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'text.change': { actions: [assign({ draft: ({ event }) => event.text }), 'storeDraft'] },
        'message.submit': { guard: 'hasText', target: 'creating' },
      },
    },
    creating: {
      tags: 'busy',
      entry: assign({ failure: null }),
      ...slowStates,
      // Cancelling only stops waiting: the server may have created the chat, so the list is refetched.
      on: { 'message.cancel': { target: 'editing', actions: 'invalidateChats' } },
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'created',
            actions: 'invalidateChats',
          },
          {
            target: 'editing',
            actions: [
              { type: 'setFailure', params: ({ event }) => event.output },
              { type: 'logFailure', params: ({ event }) => event.output },
            ],
          },
        ],
      },
    },
    created: {},
  },
});

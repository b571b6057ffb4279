// A chat that comes into being with its first message: created by its name, the message waits in its outbox.
import { assign, fromCallback, fromPromise, sendTo, setup, spawnChild } from 'xstate';
import { callOf, resultOf } from '../api/endpoint.ts';
import { chatCreate } from '../api/endpoints/chats.ts';
import { CallError, type Failure } from '../api/failures.ts';
import type { User } from '../api/schemas/account.ts';
import type { Services } from './app.ts';
import { firstDraftKey } from './composer.ts';
import { outboxKey, restoredOutbox, storeOutbox, written } from './outbox.ts';
import type { Outcome } from './ports.ts';
import { runRequest } from './request.ts';
import { SLOW_MS, slowSubstates } from './slow.ts';
import { topicChat } from './topicChat.ts';
import { touched } from './touched.ts';
import { typed } from './typed.ts';

interface Input {
  /** The topic of the chat. */
  readonly name: string;
  readonly user: Pick<User, 'id'>;
  readonly services: Pick<Services, 'env' | 'requests' | 'touches'>;
}
interface Context extends Input {
  readonly draft: string;
  readonly failure: Failure | null;
}
type Event = { type: 'TYPED'; text: string } | { type: 'SUBMITTED' } | { type: 'CANCELLED' };

interface FirstMessage {
  readonly user: Pick<User, 'id'>;
  readonly services: Pick<Services, 'env'>;
  readonly draft: string;
}

/**
 * Leaves the message where the chat's own machine finds it: a restored entry is sent once the history denies it. False where
 * the tab's storage takes none: as the draft of this name the chat finds the text as well.
 */
function leaveMessage({ services: { env }, user, draft }: FirstMessage, outcome: Outcome): boolean {
  if (!outcome.ok) return false;
  const { id: chatId } = resultOf(chatCreate, outcome.value);
  const said = { id: env.newId(), content: draft.trim(), file: null, after: null };
  const entry = written({ ...said, createdAt: new Date(env.now()).toISOString() });
  const key = outboxKey(user.id, chatId);
  return storeOutbox(env.tabStorage, key, [...restoredOutbox(env.tabStorage, key), entry]);
}

/** The same as one call for a form: a chat of this name whose first message is the text of `draft`. */
export async function sendInNewChat(
  message: FirstMessage & { readonly name: string; readonly services: Pick<Services, 'requests'> },
  signal: AbortSignal,
) {
  const call = callOf(chatCreate, { body: { name: message.name } });
  const outcome = await runRequest(call, message.services.requests, signal);
  if (outcome.ok && !leaveMessage(message, outcome)) storeDraft(message, message.draft);
  return outcome;
}

function storedDraft({ name, user, services: { env } }: Input): string {
  try {
    return env.storage.getItem(firstDraftKey(user.id, name)) ?? '';
  } catch {
    return ''; // storage forbidden: the draft lives as long as the page
  }
}

/** Whatever becomes of the call, the chat that turns up under this name finds the text (composer.ts). */
function storeDraft(
  { name, user, services: { env } }: Omit<FirstMessage, 'draft'> & { readonly name: string },
  draft: string,
): void {
  const key = firstDraftKey(user.id, name);
  try {
    if (draft === '') env.storage.removeItem(key);
    else env.storage.setItem(key, draft);
  } catch {
    // full or forbidden: as above
  }
}

/** One after the other in all tabs: the second finds the chat that the first has created. */
const create = fromPromise<Outcome, Context>(async ({ input, signal }) => {
  const { name, services } = input;
  const outcome = await services.env.lock(`meridian:chat:${name}`, async () => {
    signal.throwIfAborted(); // given up while it waited for its turn
    return topicChat({ name, mayWrite: true, requests: services.requests }, signal);
  });
  signal.throwIfAborted();
  if (leaveMessage(input, outcome)) storeDraft(input, '');
  return outcome;
});

const draftKeeper = fromCallback<{ type: 'KEEP'; text: string }, Context>(({ input, receive }) =>
  receive(({ text }) => storeDraft(input, text)),
);

/**
 * The chat is created, or found: one of this name may have been opened meanwhile. The list hears of it. Tags: `busy` while it
 * is created, `slow` after 15 s; a failure or CANCELLED keeps the text.
 */
export const startChatMachine = setup({
  types: typed<{
    context: Context;
    input: Input;
    events: Event;
    tags: 'busy' | 'slow';
    children: { create: 'create'; told: 'touched'; draftKeeper: 'draftKeeper' };
  }>(),
  actors: { create, touched, draftKeeper },
  delays: { slow: SLOW_MS },
  guards: { hasText: ({ context }) => context.draft.trim() !== '' },
  actions: {
    storeDraft: sendTo('draftKeeper', ({ context }) => ({ type: 'KEEP', text: context.draft })),
    keepFailure: assign((_, outcome: Outcome) => ({ failure: outcome.ok ? null : outcome.failure })),
    tellList: spawnChild('touched', {
      id: 'told',
      input: ({ context: { services } }) => ({ touches: services.touches, tags: chatCreate.touches }),
    }),
    logFailure: (_, outcome: Outcome) =>
      console.error('Ошибка при создании чата:', outcome.ok ? '' : new CallError(outcome.failure).message),
  },
}).createMachine({
  id: 'startChat',
  context: ({ input }) => ({ ...input, draft: storedDraft(input), failure: null }),
  invoke: { id: 'draftKeeper', src: 'draftKeeper', input: ({ context }) => context },
  initial: 'editing',
  states: {
    editing: {
      on: {
        TYPED: { actions: [assign({ draft: ({ event }) => event.text }), 'storeDraft'] },
        SUBMITTED: { guard: 'hasText', target: 'creating' },
      },
    },
    creating: {
      tags: 'busy',
      entry: assign({ failure: null }),
      ...slowSubstates,
      // Giving up waiting: the server may have created it, so the list is read again.
      on: { CANCELLED: { target: 'editing', actions: 'tellList' } },
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'created',
            actions: 'tellList',
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

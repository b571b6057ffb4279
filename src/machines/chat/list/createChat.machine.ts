// Dialog of a new chat: topic and, in the invite variant, an organisation. Sent once; a failure keeps the fields.
import { assign, emit, fromPromise, setup, spawnChild } from 'xstate';
import { createCall, castResult } from '../../../api/endpoint.ts';
import { chatCreate, chatOrganizationList } from '../../../api/endpoints/chats.ts';
import { ApiError, type Failure } from '../../../api/errors/failure.ts';
import type { RecordId } from '../../../api/recordId.ts';
import type { Chat, InvitableOrganization } from '../../../api/schemas/chats.ts';
import { type AllPagesResult, fetchAllPages } from '../../data/lists/allPages.ts';
import type { RequestOutcome, RequestPorts, InvalidationBus } from '../../data/ports.ts';
import { createChat } from './findOrCreateChat.ts';
import { publishInvalidation } from '../../data/invalidation.ts';
import { machineTypes } from '../../lib/machineTypes.ts';

/** `invite` selects an organisation (operator); `topic` opens a chat with the operator. */
export type ChatVariant = 'invite' | 'topic';

interface Input {
  readonly variant: ChatVariant;
  readonly requests: RequestPorts;
  readonly invalidations: InvalidationBus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
interface Context extends Input {
  readonly topic: string;
  readonly organization: InvitableOrganization | null;
  readonly organizations: readonly InvitableOrganization[] | null;
  /** Failure of the list of organisations, and of the last attempt to create the chat. */
  readonly listFailure: Failure | null;
  readonly failure: Failure | null;
  /** When the last attempt was sent. */
  readonly sentAt: number | null;
  /** Id of the chat created by the last dialog; null once another is opened. */
  readonly created: RecordId | null;
}
type Event =
  | { type: 'topic.change'; topic: string }
  | { type: 'organization.select'; organization: InvitableOrganization }
  | { type: 'chat.create' }
  | { type: 'dialog.open' }
  | { type: 'dialog.close' }
  | { type: 'organizations.refetch' };
export type ChatCreated = { type: 'chat.created'; chat: Chat };

const PAGE = 100;

function bodyOf({ topic, organization }: Context) {
  const name = topic.trim();
  if (organization === null) return { name };
  const invited = organization.source === 'LiquidityProvider' ? 'liquidity_provider' : 'participant';
  return { name, [invited]: organization.id };
}

/** The created chat of a successful outcome. */
function madeBy(outcome: RequestOutcome): Chat {
  if (!outcome.ok) throw new Error('no chat was created');
  return castResult(chatCreate, outcome.value);
}

/** Context of a newly opened dialog. */
const BLANK = {
  topic: '',
  organization: null,
  organizations: null,
  listFailure: null,
  failure: null,
  sentAt: null,
  created: null,
};

/** Whether the button is enabled: a topic and, in the invite variant, an organisation. */
export function isChatFormComplete({ variant, topic, organization }: Context): boolean {
  return topic.trim() !== '' && (variant === 'topic' || organization !== null);
}

/**
 * Input `{variant, requests, invalidations}`. Lives as long as the list; `open` while its dialog is shown. `chat.create` with
 * a topic but no organisation is only logged, without a topic it is ignored. Emits `chat.created` once. Tags `open`,
 * `busy` while the chat is created.
 */
export const createChatMachine = setup({
  types: machineTypes<{
    context: Context;
    input: Input;
    events: Event;
    emitted: ChatCreated;
    tags: 'open' | 'busy';
    children: { create: 'create'; load: 'load'; invalidate: 'touched' };
  }>(),
  actors: {
    create: fromPromise<RequestOutcome, Context>(({ input, signal }) =>
      createChat(bodyOf(input), input.requests, signal),
    ),
    touched: publishInvalidation,
    load: fromPromise<AllPagesResult<InvitableOrganization>, Input>(({ input, signal }) => {
      const first = createCall(chatOrganizationList, { query: { limit: PAGE, offset: 0 } });
      return fetchAllPages(
        { first, castResult: (value) => castResult(chatOrganizationList, value) },
        input.requests,
        signal,
      );
    }),
  },
  guards: {
    isInvite: ({ context }) => context.variant === 'invite',
    hasTopic: ({ context }) => context.topic.trim() !== '',
    isComplete: ({ context }) => isChatFormComplete(context),
  },
  actions: {
    setFailure: assign((_, outcome: RequestOutcome) => ({ failure: outcome.ok ? null : outcome.failure })),
    setOrganizations: assign((_, rows: AllPagesResult<InvitableOrganization>) =>
      rows.ok ? { organizations: rows.rows, listFailure: null } : { listFailure: rows.failure },
    ),
    setCreated: assign((_, outcome: RequestOutcome) => ({ created: madeBy(outcome).id })),
    logOrganization: () => console.error('Выберите организацию'),
    logFailure: (_, outcome: RequestOutcome) =>
      console.error('Ошибка при создании чата:', outcome.ok ? '' : new ApiError(outcome.failure).message),
  },
}).createMachine({
  id: 'createChat',
  context: ({ input }) => ({ ...input, ...BLANK }),
  initial: 'closed',
  states: {
    closed: { on: { 'dialog.open': 'open' } },
    open: {
      type: 'parallel',
      tags: 'open',
      entry: assign(BLANK),
      on: { 'dialog.close': 'closed' },
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'topic.change': { actions: assign({ topic: ({ event }) => event.topic }) },
                'organization.select': { actions: assign({ organization: ({ event }) => event.organization }) },
                'chat.create': [
                  { guard: 'isComplete', target: 'creating' },
                  { guard: 'hasTopic', actions: 'logOrganization' },
                ],
              },
            },
            creating: {
              tags: 'busy',
              entry: assign(({ context }) => ({ failure: null, sentAt: context.now() })),
              // Cancelling only stops waiting: the server may have created the chat, so the list is refetched.
              on: {
                'dialog.close': {
                  target: '#createChat.closed',
                  actions: spawnChild('touched', {
                    id: 'invalidate',
                    input: ({ context: { invalidations } }) => ({ invalidations, tags: chatCreate.invalidates }),
                  }),
                },
              },
              invoke: {
                id: 'create',
                src: 'create',
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => event.output.ok,
                    target: '#createChat.closed',
                    actions: [
                      { type: 'setCreated', params: ({ event }) => event.output },
                      emit(({ event }) => ({ type: 'chat.created', chat: madeBy(event.output) })),
                    ],
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
          },
        },
        organizations: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isInvite', target: 'loading' }, { target: 'unneeded' }] },
            unneeded: {},
            loading: {
              invoke: {
                id: 'load',
                src: 'load',
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => event.output.ok,
                    target: 'loaded',
                    actions: { type: 'setOrganizations', params: ({ event }) => event.output },
                  },
                  { target: 'failed', actions: { type: 'setOrganizations', params: ({ event }) => event.output } },
                ],
              },
            },
            loaded: {},
            failed: { on: { 'organizations.refetch': 'loading' } },
          },
        },
      },
    },
  },
});

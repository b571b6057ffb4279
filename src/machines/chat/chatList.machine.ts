// The chats of the user: the whole list, and which of them the address means.
import {
  type SnapshotFrom,
  assign,
  emit,
  fromCallback,
  fromPromise,
  getInitialSnapshot,
  raise,
  sendTo,
  setup,
} from 'xstate';
import { callOf, resultOf } from '../../api/endpoint.ts';
import { chatList } from '../../api/endpoints/chats.ts';
import type { Failure } from '../../api/errors/failure.ts';
import type { Chat } from '../../api/schemas/chats.ts';
import type { RecordId } from '../../api/recordId.ts';
import { type Rows, readPages } from '../data/allPages.ts';
import type { Services } from '../app/app.machine.ts';
import { type Placed, type PlacedBy, type StoredPlace, chatAt, placeOf } from './chatRoute.ts';
import { BACK_ONLINE, EVERYTHING, LOOKED, type TouchBus } from '../data/ports.ts';
import { chosenOf, selectedChat, selectionMachine } from '../data/selection.machine.ts';
import { SLOW_MS, slowSubstates } from '../data/slowStates.ts';
import { typed } from '../lib/machineTypes.ts';

interface Input {
  readonly services: Pick<Services, 'env' | 'requests' | 'touches'>;
  readonly by: PlacedBy;
  /** The last part of the address, null without one. */
  readonly place: string | null;
}
interface Context extends Input {
  /** By id ascending, or by creation where ids are no numbers, so that the place of a chat never changes; null until the list was read. */
  readonly chats: readonly Chat[] | null;
  readonly failure: Failure | null;
  readonly stored: StoredPlace | null;
  /** A chat just created or changed: it becomes the selected one with the next list. */
  readonly wanted: RecordId | null;
}
type Event =
  | { type: 'PLACED'; place: string | null }
  /** A click in the list: what it meant is certain, whatever was stored before. */
  | { type: 'CHOSEN'; index: number; id: RecordId }
  /** Created or changed just now. */
  | { type: 'WANTED'; id: RecordId }
  | { type: 'REFRESHED' }
  | { type: 'CANCELLED' };
/** The address is to change: replaced when it meant the same chat before, else a step forward. */
export type Moved = { type: 'MOVED'; place: string; replace: boolean };

/** Every chat is needed, for the search and for the places. */
const PAGE = 100;

const isChatTag = (tag: string) => ['chat', EVERYTHING, BACK_ONLINE, LOOKED].includes(tag);
const byId = (rows: readonly Chat[]): readonly Chat[] =>
  [...new Map(rows.map((chat) => [chat.id, chat])).values()].toSorted(olderFirst);

/** Numbers grow with time, other ids do not. */
function olderFirst(a: Chat, b: Chat): number {
  if (typeof a.id === 'number' && typeof b.id === 'number') return a.id - b.id;
  const [first, second] = [a, b].map(({ id, created_at }) => `${timeOf(created_at)} ${id}`);
  return String(first) < String(second) ? -1 : 1;
}
const timeOf = (at: string | null): string => (at === null ? '' : new Date(at).toISOString());

/** What the address means now; a chat that is wanted goes before it. `here` is what stands in the address for it. */
function placed({ chats, wanted, place, stored, by }: Context): { at: Placed; here: string | null; isAhead: boolean } {
  const ahead = wanted === null ? null : placeOf(chats ?? [], wanted, by);
  const at = chatAt(chats ?? [], ahead ?? place, ahead === null ? stored : null, by);
  const here = at.kind === 'found' ? placeOf(chats ?? [], at.chat.id, by) : null;
  return { at, here, isAhead: ahead !== null };
}

/** The choice that follows from the address. */
function chosen(context: Context): Partial<Context> {
  const { at, here, isAhead } = placed(context);
  if (at.kind !== 'found') return {};
  return { stored: { index: at.index, id: at.chat.id }, place: here, wanted: isAhead ? null : context.wanted };
}

function move(context: Context): Moved {
  const { here, isAhead } = placed(context);
  return { type: 'MOVED', place: here ?? '', replace: !isAhead };
}

/** The chat of the address, or why there is none. */
export const openChat = (snapshot: SnapshotFrom<typeof chatListMachine>): Placed => placed(snapshot.context).at;

/**
 * Input: services, how addresses name chats, the address. Emits MOVED. The selection is stored under `selectedChat`.
 * Tags: `busy` while the list is read (the old one stays), `slow` after 15 s, `failed`.
 */
export const chatListMachine = setup({
  types: typed<{
    context: Context;
    input: Input;
    events: Event;
    emitted: Moved;
    tags: 'busy' | 'slow' | 'failed';
    children: { selection: 'selection'; load: 'load'; watchTouches: 'watchTouches' };
  }>(),
  actors: {
    selection: selectionMachine,
    load: fromPromise<Rows<Chat>, Input>(({ input: { services }, signal }) => {
      const first = callOf(chatList, { query: { limit: PAGE, offset: 0 } });
      return readPages({ first, typed: (value) => resultOf(chatList, value) }, services.requests, signal);
    }),
    watchTouches: fromCallback<Event, { touches: TouchBus }>(({ input, sendBack }) =>
      input.touches.subscribe((tags) => tags.some(isChatTag) && sendBack({ type: 'REFRESHED' })),
    ),
  },
  delays: { slow: SLOW_MS },
  guards: {
    isFound: ({ context }) => placed(context).at.kind === 'found',
    /** Another chat may have come since the list was read: a link of the bell leads to it. */
    isUnknown: ({ context: { chats, stored, by } }, place: string | null) =>
      chatAt(chats ?? [], place, stored, by).kind === 'missing',
    isAnother: ({ context }, place: string | null) => place !== null && place !== context.place,
    isElsewhere: ({ context }) => ![null, context.place].includes(placed(context).here),
    wasRead: (_, rows: Rows<Chat>) => rows.ok,
    isListed: ({ context }, id: RecordId) => placeOf(context.chats ?? [], id, context.by) !== null,
  },
  actions: {
    settle: assign(({ context }) => chosen(context)),
    tellMove: emit(({ context }) => move(context)),
    keepChoice: sendTo('selection', ({ context }) => ({ type: 'CHOSEN', value: context.stored })),
    keepRows: assign((_, rows: Rows<Chat>) =>
      rows.ok ? { chats: byId(rows.rows), failure: null } : { failure: rows.failure },
    ),
  },
}).createMachine({
  id: 'chatList',
  context: ({ input }) => ({
    ...input,
    chats: null,
    failure: null,
    stored: chosenOf(selectedChat, getInitialSnapshot(selectionMachine, selectionInput(input))),
    wanted: null,
  }),
  invoke: [
    { id: 'selection', src: 'selection', input: ({ context }) => selectionInput(context) },
    { id: 'watchTouches', src: 'watchTouches', input: ({ context }) => ({ touches: context.services.touches }) },
  ],
  initial: 'loading',
  on: {
    REFRESHED: '.loading',
    PLACED: { actions: assign({ place: ({ event }) => event.place }) },
    WANTED: { actions: assign({ wanted: ({ event }) => event.id }) },
    CHOSEN: {
      actions: [
        assign({ stored: ({ event: { index, id } }) => ({ index, id }) }),
        sendTo('selection', ({ event: { index, id } }) => ({ type: 'CHOSEN', value: { index, id } })),
      ],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      ...slowSubstates,
      on: { CANCELLED: 'placing' },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'wasRead', params: ({ event }) => event.output },
            target: 'placing',
            actions: { type: 'keepRows', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keepRows', params: ({ event }) => event.output } },
        ],
      },
    },
    /** What the address means is stored, and the address follows where another chat stands there now. */
    placing: {
      always: [
        { guard: 'isElsewhere', target: 'settled', actions: ['tellMove', 'settle', 'keepChoice'] },
        { guard: 'isFound', target: 'settled', actions: ['settle', 'keepChoice'] },
        { target: 'settled' },
      ],
    },
    /** A chat may have been closed or opened again since the list was read, and nothing tells: who turns to one asks anew. */
    settled: {
      on: {
        PLACED: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.place },
            target: 'loading',
            actions: assign({ place: ({ event }) => event.place }),
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event.place },
            target: 'placing',
            actions: [assign({ place: ({ event }) => event.place }), raise({ type: 'REFRESHED' })],
          },
          { target: 'placing', actions: assign({ place: ({ event }) => event.place }) },
        ],
        WANTED: [
          {
            guard: { type: 'isListed', params: ({ event }) => event.id },
            target: 'placing',
            actions: assign({ wanted: ({ event }) => event.id }),
          },
          { target: 'loading', actions: assign({ wanted: ({ event }) => event.id }) },
        ],
      },
    },
    failed: {
      tags: 'failed',
      on: {
        PLACED: {
          guard: { type: 'isAnother', params: ({ event }) => event.place },
          target: 'loading',
          actions: assign({ place: ({ event }) => event.place }),
        },
      },
    },
  },
});

function selectionInput({ services }: Input) {
  return { choice: selectedChat, storage: services.env.storage };
}

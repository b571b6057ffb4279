// Chat list machine: the whole list and the chat selected by the URL.
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
import { createCall, castResult } from '../../../api/endpoint.ts';
import { chatList } from '../../../api/endpoints/chats.ts';
import type { Failure } from '../../../api/errors/failure.ts';
import type { Chat } from '../../../api/schemas/chats.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { type AllPagesResult, fetchAllPages } from '../../data/lists/allPages.ts';
import type { Services } from '../../app/services.ts';
import {
  type ResolvedChat,
  type ChatParamKind,
  type StoredChatParam,
  compareChats,
  resolveChat,
  getChatParam,
} from './chatRoute.ts';
import { NETWORK_RESTORED, ALL_TAGS, WINDOW_FOCUSED, type InvalidationBus } from '../../data/ports.ts';
import { getSelected, chatSelection, selectionMachine } from '../../data/selection.machine.ts';
import { SLOW_AFTER_MS, slowStates } from '../../data/slowStates.ts';
import { machineTypes } from '../../lib/machineTypes.ts';

interface Input {
  readonly services: Pick<Services, 'env' | 'requests' | 'invalidations'>;
  readonly paramKind: ChatParamKind;
  /** Last segment of the URL; null without one. */
  readonly place: string | null;
}
interface Context extends Input {
  /**
   * Ordered by ascending id, or by creation where ids are not numeric, so that positions are stable. Null before the
   * first read.
   */
  readonly chats: readonly Chat[] | null;
  readonly failure: Failure | null;
  readonly stored: StoredChatParam | null;
  /** A chat that was just created or changed; selected once the next list contains it. */
  readonly focusedChatId: RecordId | null;
}
type Event =
  | { type: 'route.changed'; place: string | null }
  /** A click in the list: it identifies the chat whatever was stored before. */
  | { type: 'chat.select'; index: number; id: RecordId }
  /** A chat was created or changed. */
  | { type: 'chat.focus'; id: RecordId }
  | { type: 'chats.refetch' }
  | { type: 'chats.cancel' };
/** The URL must change: replaced when it refers to the same chat, otherwise a history entry is pushed. */
export type ChatListEmitted = { type: 'route.navigate'; place: string; replace: boolean };

/** Search and positions need every chat. */
const PAGE = 100;

const isChatTag = (tag: string) => ['chat', ALL_TAGS, NETWORK_RESTORED, WINDOW_FOCUSED].includes(tag);
const byId = (rows: readonly Chat[]): readonly Chat[] =>
  [...new Map(rows.map((chat) => [chat.id, chat])).values()].toSorted(compareChats);

/** Resolves the URL; a focused chat takes precedence. `here` is the URL segment of the result. */
function placed({ chats, focusedChatId, place, stored, paramKind }: Context): {
  at: ResolvedChat;
  here: string | null;
  isAhead: boolean;
} {
  const ahead = focusedChatId === null ? null : getChatParam(chats ?? [], focusedChatId, paramKind);
  const at = resolveChat(chats ?? [], ahead ?? place, ahead === null ? stored : null, paramKind);
  const here = at.kind === 'found' ? getChatParam(chats ?? [], at.chat.id, paramKind) : null;
  return { at, here, isAhead: ahead !== null };
}

/** The context after the URL was resolved. */
function chosen(context: Context): Partial<Context> {
  const { at, here, isAhead } = placed(context);
  if (at.kind !== 'found') return {};
  return {
    stored: { index: at.index, id: at.chat.id },
    place: here,
    focusedChatId: isAhead ? null : context.focusedChatId,
  };
}

function move(context: Context): ChatListEmitted {
  const { here, isAhead } = placed(context);
  return { type: 'route.navigate', place: here ?? '', replace: !isAhead };
}

/** The chat of the URL, or why there is none. */
export const selectOpenChat = (snapshot: SnapshotFrom<typeof chatListMachine>): ResolvedChat =>
  placed(snapshot.context).at;

/**
 * Input: services, how URLs identify chats, the URL segment. Emits `route.navigate`. The selection is stored under
 * `selectedChat`. Tags: `busy` while the list is read (the previous one stays), `slow` after 15 s, `failed`.
 */
export const chatListMachine = setup({
  types: machineTypes<{
    context: Context;
    input: Input;
    events: Event;
    emitted: ChatListEmitted;
    tags: 'busy' | 'slow' | 'failed';
    children: { selection: 'selection'; load: 'load'; watchInvalidations: 'watchInvalidations' };
  }>(),
  actors: {
    selection: selectionMachine,
    load: fromPromise<AllPagesResult<Chat>, Input>(({ input: { services }, signal }) => {
      const first = createCall(chatList, { query: { limit: PAGE, offset: 0 } });
      return fetchAllPages({ first, castResult: (value) => castResult(chatList, value) }, services.requests, signal);
    }),
    watchInvalidations: fromCallback<Event, { invalidations: InvalidationBus }>(({ input, sendBack }) =>
      input.invalidations.subscribe((tags) => tags.some(isChatTag) && sendBack({ type: 'chats.refetch' })),
    ),
  },
  delays: { slow: SLOW_AFTER_MS },
  guards: {
    isFound: ({ context }) => placed(context).at.kind === 'found',
    /** The chat may have been created after the list was read, e.g. when a notification links to it. */
    isUnknown: ({ context: { chats, stored, paramKind } }, place: string | null) =>
      resolveChat(chats ?? [], place, stored, paramKind).kind === 'missing',
    isAnother: ({ context }, place: string | null) => place !== null && place !== context.place,
    isElsewhere: ({ context }) => ![null, context.place].includes(placed(context).here),
    isLoaded: (_, rows: AllPagesResult<Chat>) => rows.ok,
    isListed: ({ context }, id: RecordId) => getChatParam(context.chats ?? [], id, context.paramKind) !== null,
  },
  actions: {
    settle: assign(({ context }) => chosen(context)),
    emitNavigation: emit(({ context }) => move(context)),
    saveSelection: sendTo('selection', ({ context }) => ({ type: 'selection.set', value: context.stored })),
    setRows: assign((_, rows: AllPagesResult<Chat>) =>
      rows.ok ? { chats: byId(rows.rows), failure: null } : { failure: rows.failure },
    ),
  },
}).createMachine({
  id: 'chatList',
  context: ({ input }) => ({
    ...input,
    chats: null,
    failure: null,
    stored: getSelected(chatSelection, getInitialSnapshot(selectionMachine, selectionInput(input))),
    focusedChatId: null,
  }),
  invoke: [
    { id: 'selection', src: 'selection', input: ({ context }) => selectionInput(context) },
    {
      id: 'watchInvalidations',
      src: 'watchInvalidations',
      input: ({ context }) => ({ invalidations: context.services.invalidations }),
    },
  ],
  initial: 'loading',
  on: {
    'chats.refetch': '.loading',
    'route.changed': { actions: assign({ place: ({ event }) => event.place }) },
    'chat.focus': { actions: assign({ focusedChatId: ({ event }) => event.id }) },
    'chat.select': {
      actions: [
        assign({ stored: ({ event: { index, id } }) => ({ index, id }) }),
        sendTo('selection', ({ event: { index, id } }) => ({ type: 'selection.set', value: { index, id } })),
      ],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      ...slowStates,
      on: { 'chats.cancel': 'resolving' },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'resolving',
            actions: { type: 'setRows', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'setRows', params: ({ event }) => event.output } },
        ],
      },
    },
    /** Stores the resolved chat, and changes the URL where another chat is at its position. */
    resolving: {
      always: [
        { guard: 'isElsewhere', target: 'ready', actions: ['emitNavigation', 'settle', 'saveSelection'] },
        { guard: 'isFound', target: 'ready', actions: ['settle', 'saveSelection'] },
        { target: 'ready' },
      ],
    },
    /**
     * A chat may have been closed or reopened since the list was read, and no event reports it: selecting a chat
     * refetches the list.
     */
    ready: {
      on: {
        'route.changed': [
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.place },
            target: 'loading',
            actions: assign({ place: ({ event }) => event.place }),
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event.place },
            target: 'resolving',
            actions: [assign({ place: ({ event }) => event.place }), raise({ type: 'chats.refetch' })],
          },
          { target: 'resolving', actions: assign({ place: ({ event }) => event.place }) },
        ],
        'chat.focus': [
          {
            guard: { type: 'isListed', params: ({ event }) => event.id },
            target: 'resolving',
            actions: assign({ focusedChatId: ({ event }) => event.id }),
          },
          { target: 'loading', actions: assign({ focusedChatId: ({ event }) => event.id }) },
        ],
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'route.changed': {
          guard: { type: 'isAnother', params: ({ event }) => event.place },
          target: 'loading',
          actions: assign({ place: ({ event }) => event.place }),
        },
      },
    },
  },
});

function selectionInput({ services }: Input) {
  return { choice: chatSelection, storage: services.env.storage };
}

// The list of chats and what the address means in it: read, read again, chosen, created, grown under an open chat.
import type { Chat } from '../../src/api/schemas/chats.ts';
import type { Services } from '../../src/machines/app/services.ts';
import { chatListMachine } from '../../src/machines/chat/list/chatList.machine.ts';
import { openApp } from '../support/app.ts';
import type { Model, ModelEvent } from '../support/models/model.ts';
import { failing, inertPorts, inertInvalidations } from '../support/models/ports.ts';

export const SLOW_MS = 15_000;

const chat = (id: number): Chat => ({
  id,
  name: `Чат ${id}`,
  closed: false,
  sender: 'Я',
  participant: null,
  liquidity_provider: null,
  created_at: '2026-11-20T12:00:00+03:00',
});
/** The selected chat has the lowest number, so its arrival moves every index. */
export const WANTED = 10;
export const before = [chat(20), chat(30)];
export const after = [chat(WANTED), ...before];

export const inputWith = (services: Pick<Services, 'env' | 'requests' | 'invalidations'>) =>
  ({ services, paramKind: 'index', place: null }) as const;

const read = (as: string, rows: readonly Chat[]): ModelEvent => ({
  as,
  type: 'xstate.done.actor.load',
  output: { ok: true, rows, next: null, pages: 1 },
});

export const chatListModel: Model<typeof chatListMachine> = {
  name: 'chatList',
  machine: chatListMachine,
  scenes: {
    'two chats and a third': {
      input: inputWith({ env: openApp().app.env, requests: inertPorts, invalidations: inertInvalidations }),
      events: [
        read('two chats come', before),
        read('three chats come', after),
        { as: 'nothing comes', type: 'xstate.done.actor.load', output: { ok: false, failure: failing('network') } },
        { as: 'drags on', type: 'xstate.after.slow.chatList.loading.waiting' },
        { type: 'chats.cancel' },
        { type: 'chats.refetch' },
        { as: 'goes to the first place', type: 'route.changed', place: '0' },
        { as: 'goes to no place', type: 'route.changed', place: null },
        { as: 'clicks the chat at the second place', type: 'chat.select', index: 1, id: 30 },
        { as: 'wants the third chat', type: 'chat.focus', id: WANTED },
      ],
      /** A click is on what the list shows. */
      canOccur: ({ type, id }, { context }) => type !== 'chat.select' || context.chats?.[1]?.id === id,
      key: ({ context: { chats, place, stored, focusedChatId } }) => [
        chats?.length,
        place,
        stored && [stored.index, stored.id],
        focusedChatId,
      ],
    },
  },
};

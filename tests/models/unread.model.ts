// The bell: requested, read, marked, delayed by a modal, cleared with the session.
import { unreadMachine } from '../../src/machines/app/unread.machine.ts';
import type { Notification } from '../../src/api/schemas/notifications.ts';
import type { Model } from '../support/models/model.ts';
import { inertPorts } from '../support/models/ports.ts';

export const notification: Notification = {
  id: 1,
  company_id: 101,
  kind: 'deposit_status',
  text: 'Пополнение П-1: Принята',
  link: null,
  is_read: false,
  created_at: '2026-11-20T10:00:00+03:00',
};
export const page = { count: 1, next: null, previous: null, results: [notification] };

export const unreadModel: Model<typeof unreadMachine> = {
  name: 'unread',
  machine: unreadMachine,
  scenes: {
    'one notification': {
      input: { requests: inertPorts },
      events: [
        { type: 'unread.fetch' },
        { type: 'unread.markRead', ids: [1] },
        { as: 'another is followed', type: 'unread.markRead', ids: [2] },
        { type: 'unread.pause' },
        { type: 'unread.resume' },
        { type: 'unread.clear' },
        { type: 'unread.cancel' },
        { as: 'is read', type: 'xstate.done.actor.read', output: page },
        { as: 'is not read', type: 'xstate.done.actor.read', output: null },
        { as: 'reading breaks', type: 'xstate.error.actor.read', error: new Error('no chunk') },
        { as: 'is marked', type: 'xstate.done.actor.mark', output: true },
        { as: 'is not marked', type: 'xstate.done.actor.mark', output: false },
        { as: 'marking breaks', type: 'xstate.error.actor.mark', error: new Error('no chunk') },
      ],
      key: ({ context: { count, items, isModalOpen, later } }) => [count, items.length, isModalOpen, later.length],
    },
  },
};

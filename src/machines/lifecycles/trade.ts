import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator, isOwner } from './principal.ts';

type Event =
  | { type: 'APPROVE' }
  | { type: 'REJECT' }
  | { type: 'CANCEL' }
  | { type: 'MATCH' }
  | { type: 'AUTO_EXECUTE' }
  | { type: 'COMPLETE' };

/**
 * Trade (buy or sell): pending → accepted → in_progress → completed, refused or cancelled. The specification names
 * `pending`; the rest is assumed. MATCH and COMPLETE move both trades of a lot.
 */
export const tradeLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator, isOwner },
}).createMachine({
  id: 'trade',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      meta: { label: 'На рассмотрении', tone: 'warning' },
      on: {
        APPROVE: { guard: 'isOperator', target: 'accepted', description: 'Одобрить' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
        CANCEL: { guard: 'isOwner', target: 'cancelled', description: 'Отменить заявку' },
      },
    },
    accepted: {
      meta: { label: 'Одобрена', tone: 'info' },
      on: {
        MATCH: { guard: 'isOperator', target: 'in_progress', description: 'Сформировать лот' },
        AUTO_EXECUTE: { guard: 'isOperator', target: 'completed', description: 'Исполнить автоматически' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
        CANCEL: { guard: 'isOwner', target: 'cancelled', description: 'Отменить заявку' },
      },
    },
    in_progress: {
      meta: { label: 'В работе', tone: 'info' },
      on: {
        COMPLETE: { guard: 'isOperator', target: 'completed', description: 'Завершить' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    completed: { type: 'final', meta: { label: 'Исполнена', tone: 'success' } },
    rejected: { type: 'final', meta: { label: 'Отклонена', tone: 'danger' } },
    cancelled: { type: 'final', meta: { label: 'Отменена', tone: 'neutral' } },
  },
});

/** Statuses from the first to the last without refusals. */
export const TRADE_STEPS = ['pending', 'accepted', 'in_progress', 'completed'] as const;

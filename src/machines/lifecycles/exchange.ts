import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator } from './principal.ts';

type Event = { type: 'APPROVE' } | { type: 'COMPLETE' } | { type: 'REJECT' };

/**
 * pending → accepted → completed, or refused. All statuses are assumed; the contract has no call to cancel an exchange.
 */
export const exchangeLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator },
}).createMachine({
  id: 'exchange',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      meta: { label: 'На рассмотрении', tone: 'warning' },
      on: {
        APPROVE: { guard: 'isOperator', target: 'accepted', description: 'Одобрить' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    accepted: {
      meta: { label: 'Одобрен', tone: 'info' },
      on: {
        COMPLETE: { guard: 'isOperator', target: 'completed', description: 'Исполнить' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    completed: { type: 'final', meta: { label: 'Исполнен', tone: 'success' } },
    rejected: { type: 'final', meta: { label: 'Отклонён', tone: 'danger' } },
  },
});

/** Statuses from the first to the last without refusals. */
export const EXCHANGE_STEPS = ['pending', 'accepted', 'completed'] as const;

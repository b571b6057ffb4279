import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator } from './principal.ts';

type Event = { type: 'ACCEPT' } | { type: 'EXECUTE' } | { type: 'REJECT' };

/** Payment abroad: pending → accepted → executed, or refused. All statuses are assumed; the owner has no moves. */
export const vedTransactionLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator },
}).createMachine({
  id: 'vedTransaction',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      meta: { label: 'На рассмотрении', tone: 'warning' },
      on: {
        ACCEPT: { guard: 'isOperator', target: 'accepted', description: 'Принять' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    accepted: {
      meta: { label: 'Принят', tone: 'info' },
      on: {
        EXECUTE: { guard: 'isOperator', target: 'executed', description: 'Исполнить' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    executed: { type: 'final', meta: { label: 'Исполнен', tone: 'success' } },
    rejected: { type: 'final', meta: { label: 'Отклонён', tone: 'danger' } },
  },
});

/** Statuses from the first to the last without refusals. */
export const VED_TRANSACTION_STEPS = ['pending', 'accepted', 'executed'] as const;

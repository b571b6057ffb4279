import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator } from './principal.ts';

type Event = { type: 'ACCEPT' } | { type: 'REVIEW' } | { type: 'EXECUTE' } | { type: 'REJECT' };

/**
 * pending → accepted → (in_review) → executed, or refused. The specification names `accepted` and `in_review`; the rest
 * is assumed. The owner has no moves.
 */
export const withdrawalLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator },
}).createMachine({
  id: 'withdrawal',
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
        REVIEW: { guard: 'isOperator', target: 'in_review', description: 'На проверку' },
        EXECUTE: { guard: 'isOperator', target: 'executed', description: 'Исполнить' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    in_review: {
      meta: { label: 'На проверке', tone: 'warning' },
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
export const WITHDRAWAL_STEPS = ['pending', 'accepted', 'in_review', 'executed'] as const;

import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator, isOwner } from './principal.ts';

type Event = { type: 'APPROVE' } | { type: 'REJECT' } | { type: 'REQUEST' };

/**
 * Status of `wallet.balance_request`: pending → approved or rejected. A wallet has at most one open request, so REQUEST
 * only moves a settled one.
 */
export const balanceRequestLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator, isOwner },
}).createMachine({
  id: 'balanceRequest',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      meta: { label: 'На рассмотрении', tone: 'warning' },
      on: {
        APPROVE: { guard: 'isOperator', target: 'approved', description: 'Одобрить' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    approved: {
      meta: { label: 'Одобрено', tone: 'success' },
      on: { REQUEST: { guard: 'isOwner', target: 'pending', description: 'Запросить обновление баланса' } },
    },
    rejected: {
      meta: { label: 'Отклонено', tone: 'danger' },
      on: { REQUEST: { guard: 'isOwner', target: 'pending', description: 'Запросить обновление баланса' } },
    },
  },
});

import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator } from './principal.ts';

type Event = { type: 'CONFIRM' } | { type: 'COMPLETE' } | { type: 'REJECT' };

/**
 * Foreign-trade contract: pending → active → completed, or refused. All statuses are assumed. A contract is created by
 * the first use of its number, and only the operator moves it.
 */
export const contractLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator },
}).createMachine({
  id: 'contract',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      meta: { label: 'На проверке', tone: 'warning' },
      on: {
        CONFIRM: { guard: 'isOperator', target: 'active', description: 'Подтвердить' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    active: {
      meta: { label: 'Действует', tone: 'success' },
      on: { COMPLETE: { guard: 'isOperator', target: 'completed', description: 'Завершить' } },
    },
    completed: { type: 'final', meta: { label: 'Исполнен', tone: 'neutral' } },
    rejected: { type: 'final', meta: { label: 'Отклонён', tone: 'danger' } },
  },
});

/** Statuses from the first to the last without refusals. */
export const CONTRACT_STEPS = ['pending', 'active', 'completed'] as const;

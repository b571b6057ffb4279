import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator, isOwner } from './principal.ts';

type Event = { type: 'SET_PENDING' } | { type: 'ACCEPT' } | { type: 'REJECT' };

/**
 * Operation submitted to the registry: draft → pending → accepted, or refused and submitted again. The specification
 * names `pending` and the move into it; the rest is assumed.
 */
export const operationLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator, isOwner },
}).createMachine({
  id: 'operation',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      meta: { label: 'Черновик', tone: 'neutral' },
      on: { SET_PENDING: { guard: 'isOwner', target: 'pending', description: 'Отправить на рассмотрение' } },
    },
    pending: {
      meta: { label: 'На рассмотрении', tone: 'warning' },
      on: {
        ACCEPT: { guard: 'isOperator', target: 'accepted', description: 'Принять' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    accepted: { type: 'final', meta: { label: 'Принята', tone: 'success' } },
    rejected: {
      meta: { label: 'Отклонена', tone: 'danger' },
      on: { SET_PENDING: { guard: 'isOwner', target: 'pending', description: 'Отправить на рассмотрение' } },
    },
  },
});

/** Statuses from the first to the last without refusals. */
export const OPERATION_STEPS = ['draft', 'pending', 'accepted'] as const;

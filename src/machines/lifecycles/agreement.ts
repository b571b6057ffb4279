import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator, isOwner } from './principal.ts';

type Event = { type: 'ACCEPT' } | { type: 'SUPERSEDE' };

/** pending → accepted, replaced by a newer version. All statuses are assumed. SUPERSEDE publishes a newer version. */
export const agreementLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator, isOwner },
}).createMachine({
  id: 'agreement',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      meta: { label: 'Ожидает акцепта', tone: 'warning' },
      on: {
        ACCEPT: { guard: 'isOwner', target: 'accepted', description: 'Принять' },
        SUPERSEDE: { guard: 'isOperator', target: 'superseded', description: 'Заменить новой версией' },
      },
    },
    accepted: {
      meta: { label: 'Принято', tone: 'success' },
      // assumed: a newer version replaces an accepted one too
      on: { SUPERSEDE: { guard: 'isOperator', target: 'superseded', description: 'Заменить новой версией' } },
    },
    superseded: { type: 'final', meta: { label: 'Заменено', tone: 'neutral' } },
  },
});

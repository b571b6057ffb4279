import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator } from './principal.ts';

type Event = { type: 'CLOSE' } | { type: 'REOPEN' };
export type ChatStatus = 'open' | 'closed';

/** open ⇄ closed, sent as the flag `closed`. Reopening is assumed. */
export const chatLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator },
}).createMachine({
  id: 'chat',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      meta: { label: 'Открыт', tone: 'success' },
      on: { CLOSE: { guard: 'isOperator', target: 'closed', description: 'Закончить общение' } },
    },
    closed: {
      meta: { label: 'Закрыт', tone: 'neutral' },
      on: { REOPEN: { guard: 'isOperator', target: 'open', description: 'Открыть снова' } },
    },
  },
});

/** The status of a chat record by its `closed` flag. */
export const getChatStatus = (closed: boolean): ChatStatus => (closed ? 'closed' : 'open');
/** The `closed` flag that PATCH chats/{id}/update/ sends to reach a status. */
export const toClosedFlag = (status: ChatStatus): boolean => status === 'closed';

import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator, isOwner } from './principal.ts';

type Event =
  | { type: 'ACTIVATE' }
  | { type: 'BLOCK' }
  | { type: 'REVIEW' }
  | { type: 'REQUEST_CLOSE' }
  | { type: 'CLOSE' }
  | { type: 'ACCEPT' }
  | { type: 'UNBLOCK' }
  | { type: 'REOPEN' };

/** An account under review is opened only by its verification. */
export const canActivate = ({ verification_status }: { readonly verification_status: string | null }): boolean =>
  verification_status === 'verified';

/**
 * Status of an organisation and `account_state` of its users. `pending_agreements` is never stored and no move leads to
 * it: it is an active account with an unaccepted agreement.
 */
export const organizationLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator, isOwner },
}).createMachine({
  id: 'organization',
  context: ({ input }) => input,
  initial: 'under_review',
  states: {
    under_review: {
      meta: { label: 'На проверке', tone: 'warning' },
      on: {
        ACTIVATE: { guard: 'isOperator', target: 'active', description: 'Активировать' },
        BLOCK: { guard: 'isOperator', target: 'blocked', description: 'Заблокировать' },
      },
    },
    active: {
      meta: { label: 'Активна', tone: 'success' },
      on: {
        BLOCK: { guard: 'isOperator', target: 'blocked', description: 'Заблокировать' },
        REVIEW: { guard: 'isOperator', target: 'under_review', description: 'Вернуть на проверку' },
        REQUEST_CLOSE: { guard: 'isOwner', target: 'active', description: 'Закрыть аккаунт' },
        CLOSE: { guard: 'isOperator', target: 'closed', description: 'Закрыть аккаунт' },
      },
    },
    pending_agreements: {
      meta: { label: 'Ожидает акцепта', tone: 'warning' },
      on: { ACCEPT: { guard: 'isOwner', target: 'active', description: 'Принять' } },
    },
    blocked: {
      meta: { label: 'Заблокирована', tone: 'danger' },
      on: { UNBLOCK: { guard: 'isOperator', target: 'active', description: 'Разблокировать' } },
    },
    closed: {
      meta: { label: 'Закрыта', tone: 'neutral' },
      on: { REOPEN: { guard: 'isOperator', target: 'active', description: 'Открыть снова' } },
    },
  },
});

// Lifecycle of a wallet: requested → active ⇄ funded, refused by its AML score, frozen by blocking (domain.md section 3).
import { and, setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator, isOwner, isParticipant } from './principal.ts';

type Event =
  | { type: 'APPROVE' }
  | { type: 'REJECT' }
  | { type: 'NOTIFY_FUNDING' }
  | { type: 'FUND' }
  | { type: 'AML_REJECT' }
  | { type: 'BLOCK' }
  | { type: 'UNBLOCK' };

/** `funded`, `rejected` and `blocked` are the spec's. AML_REJECT is what a score of 50 % or more does, whoever asked for it. */
export const walletLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator, isOwningParticipant: and([isOwner, isParticipant]) },
}).createMachine({
  id: 'wallet',
  context: ({ input }) => input,
  initial: 'requested',
  states: {
    requested: {
      meta: { label: 'На рассмотрении', tone: 'warning' },
      on: {
        APPROVE: { guard: 'isOperator', target: 'active', description: 'Одобрить' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    active: {
      meta: { label: 'Активен', tone: 'success' },
      on: {
        NOTIFY_FUNDING: { guard: 'isOwningParticipant', target: 'active', description: 'Сообщить о пополнении' },
        FUND: { guard: 'isOperator', target: 'funded', description: 'Подтвердить пополнение' },
        AML_REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отказать по AML' },
        BLOCK: { guard: 'isOperator', target: 'blocked', description: 'Заблокировать средства' },
      },
    },
    funded: {
      meta: { label: 'Пополнен', tone: 'success' },
      on: {
        NOTIFY_FUNDING: { guard: 'isOwningParticipant', target: 'funded', description: 'Сообщить о пополнении' },
        FUND: { guard: 'isOperator', target: 'funded', description: 'Подтвердить пополнение' },
        AML_REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отказать по AML' },
        BLOCK: { guard: 'isOperator', target: 'blocked', description: 'Заблокировать средства' },
      },
    },
    rejected: {
      meta: { label: 'Отказано', tone: 'danger' },
      on: {
        APPROVE: { guard: 'isOperator', target: 'active', description: 'Одобрить' },
        BLOCK: { guard: 'isOperator', target: 'blocked', description: 'Заблокировать средства' },
      },
    },
    blocked: {
      meta: { label: 'Заблокирован', tone: 'danger' },
      on: { UNBLOCK: { guard: 'isOperator', target: 'rejected', description: 'Разблокировать' } },
    },
  },
});

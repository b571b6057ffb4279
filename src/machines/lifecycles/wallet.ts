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

/**
 * requested → active ⇄ funded, rejected by AML score, blocked. The specification names `funded`, `rejected` and
 * `blocked`. AML_REJECT is the result of a score of 50 % or more, whoever requested the check.
 */
export const walletLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator, isOwningParticipant: and([isOwner, isParticipant]) },
}).createMachine({
  id: 'wallet',
  context: ({ input }) => input,
  initial: 'requested',
  states: {
    requested: {
      meta: { label: 'На проверке', tone: 'warning' },
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

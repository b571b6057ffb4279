import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator, isOwner } from './principal.ts';

type Event =
  | { type: 'UPLOAD_ORDER' }
  | { type: 'CANCEL' }
  | { type: 'ACCEPT' }
  | { type: 'ACCOUNT' }
  | { type: 'EXECUTE' }
  | { type: 'REJECT' };

/**
 * pending → accepted → on_accounting → executed, with refusal and cancelling. The specification names `accepted`,
 * `on_accounting` and `executed`; the rest is assumed.
 */
export const depositLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator, isOwner },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      meta: { label: 'Ожидает оплаты', tone: 'warning' },
      on: {
        UPLOAD_ORDER: { guard: 'isOwner', target: 'pending', description: 'Загрузить платёжное поручение' },
        CANCEL: { guard: 'isOwner', target: 'cancelled', description: 'Отменить заявку' },
        ACCEPT: { guard: 'isOperator', target: 'accepted', description: 'Принять' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    accepted: {
      meta: { label: 'Принято', tone: 'info' },
      on: {
        UPLOAD_ORDER: { guard: 'isOwner', target: 'accepted', description: 'Загрузить платёжное поручение' },
        ACCOUNT: { guard: 'isOperator', target: 'on_accounting', description: 'Поставить на учёт' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    on_accounting: {
      meta: { label: 'На учёте', tone: 'info' },
      on: {
        EXECUTE: { guard: 'isOperator', target: 'executed', description: 'Исполнить' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отклонить' },
      },
    },
    executed: { type: 'final', meta: { label: 'Исполнено', tone: 'success' } },
    rejected: { type: 'final', meta: { label: 'Отклонено', tone: 'danger' } },
    cancelled: { type: 'final', meta: { label: 'Отменено', tone: 'neutral' } },
  },
});

/** Statuses from the first to the last without refusals. */
export const DEPOSIT_STEPS = ['pending', 'accepted', 'on_accounting', 'executed'] as const;

/** Label of the first status once the client has sent a payment order. */
export const PAYMENT_UNDER_REVIEW: StatusMeta = { label: 'Оплата проверяется', tone: 'info' };

interface DepositState {
  readonly status: string | null;
  readonly payment_order: string | null;
}

/** Whether the deposit has its first status and a payment order. */
export const isPaymentUnderReview = ({ status, payment_order }: DepositState): boolean =>
  status === DEPOSIT_STEPS[0] && payment_order !== null;

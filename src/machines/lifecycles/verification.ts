import { setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';
import { type StatusMeta, type Principal, isOperator } from './principal.ts';

type Event =
  | { type: 'START' }
  | { type: 'VERIFY' }
  | { type: 'REQUEST_DOCS' }
  | { type: 'REJECT' }
  | { type: 'RECHECK' };

/**
 * `verification_status` of an organisation: submitted → in_review → verified, with missing documents and refusal. All
 * statuses are assumed; only the operator moves it.
 */
export const verificationLifecycle = setup({
  types: machineTypes<{ context: Principal; input: Principal; events: Event; meta: StatusMeta }>(),
  guards: { isOperator },
}).createMachine({
  id: 'verification',
  context: ({ input }) => input,
  initial: 'submitted',
  states: {
    submitted: {
      meta: { label: 'Анкета отправлена', tone: 'info' },
      on: {
        START: { guard: 'isOperator', target: 'in_review', description: 'Взять на проверку' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отказать' },
      },
    },
    in_review: {
      meta: { label: 'На проверке', tone: 'warning' },
      on: {
        VERIFY: { guard: 'isOperator', target: 'verified', description: 'Верифицировать' },
        REQUEST_DOCS: { guard: 'isOperator', target: 'needs_documents', description: 'Запросить документы' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отказать' },
      },
    },
    needs_documents: {
      meta: { label: 'Нужны документы', tone: 'warning' },
      on: {
        START: { guard: 'isOperator', target: 'in_review', description: 'Взять на проверку' },
        REJECT: { guard: 'isOperator', target: 'rejected', description: 'Отказать' },
      },
    },
    verified: {
      meta: { label: 'Верифицирована', tone: 'success' },
      on: { RECHECK: { guard: 'isOperator', target: 'in_review', description: 'Проверить повторно' } },
    },
    rejected: {
      meta: { label: 'Отказано', tone: 'danger' },
      on: { START: { guard: 'isOperator', target: 'in_review', description: 'Взять на проверку' } },
    },
  },
});

/** Statuses from the first to the last without refusals and missing documents. */
export const VERIFICATION_STEPS = ['submitted', 'in_review', 'verified'] as const;

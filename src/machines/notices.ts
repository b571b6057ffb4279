// Page alerts (exact texts of the spec, role="alert") and toasts; errors stay until closed, the rest leave by themselves.
import { assign, raise, setup } from 'xstate';
import { typed } from './typed.ts';

export interface Notice {
  readonly id: number;
  /** `alert` is announced at once and stays; `done` and `info` are toasts of five seconds; `error` is a toast that stays. */
  readonly kind: 'alert' | 'done' | 'info' | 'error';
  readonly text: string;
}

interface Context {
  readonly last: number;
  readonly shown: readonly Notice[];
}
type Event = { type: 'NOTIFY'; kind: Notice['kind']; text: string } | { type: 'CLOSE'; id: number } | { type: 'CLEAR' };

const TOAST_MS = 5_000;
const MOST_SHOWN = 5;
const STAYING: readonly Notice['kind'][] = ['alert', 'error'];

/** Equal texts stand once; the oldest give way when more than five would stand. */
export const noticesMachine = setup({
  types: typed<{ context: Context; events: Event }>(),
  guards: {
    isShown: ({ context, event }) =>
      event.type === 'NOTIFY' && context.shown.some(({ text, kind }) => text === event.text && kind === event.kind),
    isToStay: ({ event }) => event.type === 'NOTIFY' && STAYING.includes(event.kind),
  },
  actions: {
    show: assign(({ context, event }) => {
      if (event.type !== 'NOTIFY') return {};
      const last = context.last + 1;
      return { last, shown: [...context.shown, { id: last, kind: event.kind, text: event.text }].slice(-MOST_SHOWN) };
    }),
  },
}).createMachine({
  id: 'notices',
  context: { last: 0, shown: [] },
  initial: 'listening',
  states: {
    listening: {
      on: {
        NOTIFY: [
          { guard: 'isShown' },
          { guard: 'isToStay', actions: 'show' },
          {
            actions: ['show', raise(({ context }) => ({ type: 'CLOSE', id: context.last }), { delay: TOAST_MS })],
          },
        ],
        CLOSE: {
          actions: assign({ shown: ({ context, event }) => context.shown.filter(({ id }) => id !== event.id) }),
        },
        CLEAR: { actions: assign({ shown: [] }) },
      },
    },
  },
});

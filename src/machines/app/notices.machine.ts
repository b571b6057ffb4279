// Page alerts (role="alert") and toasts; errors stay until closed, other toasts time out.
import { assign, raise, setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';

export interface Notice {
  readonly id: number;
  /**
   * `alert` is announced at once and stays; `done` and `info` are toasts of five seconds; `error` is a toast that
   * stays.
   */
  readonly kind: 'alert' | 'done' | 'info' | 'error';
  readonly text: string;
}

interface Context {
  readonly last: number;
  readonly shown: readonly Notice[];
}
type NoticeContent = Pick<Notice, 'kind' | 'text'>;
type Event =
  | ({ type: 'notice.show' } & NoticeContent)
  | { type: 'notice.close'; id: number }
  | { type: 'notices.clear' };

const TOAST_MS = 5_000;
const MOST_SHOWN = 5;
const STAYING: readonly Notice['kind'][] = ['alert', 'error'];

/** Equal texts are shown once; the oldest are removed when more than five would be shown. */
export const noticesMachine = setup({
  types: machineTypes<{ context: Context; events: Event }>(),
  guards: {
    isShown: ({ context }, notice: NoticeContent) =>
      context.shown.some(({ text, kind }) => text === notice.text && kind === notice.kind),
    isPersistent: (_, { kind }: NoticeContent) => STAYING.includes(kind),
  },
  actions: {
    show: assign(({ context }, { kind, text }: NoticeContent) => {
      const last = context.last + 1;
      return { last, shown: [...context.shown, { id: last, kind, text }].slice(-MOST_SHOWN) };
    }),
  },
}).createMachine({
  id: 'notices',
  context: { last: 0, shown: [] },
  initial: 'listening',
  states: {
    listening: {
      on: {
        'notice.show': [
          { guard: { type: 'isShown', params: ({ event }) => event } },
          {
            guard: { type: 'isPersistent', params: ({ event }) => event },
            actions: { type: 'show', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'show', params: ({ event }) => event },
              raise(({ context }) => ({ type: 'notice.close', id: context.last }), { delay: TOAST_MS }),
            ],
          },
        ],
        'notice.close': {
          actions: assign({ shown: ({ context, event }) => context.shown.filter(({ id }) => id !== event.id) }),
        },
        'notices.clear': { actions: assign({ shown: [] }) },
      },
    },
  },
});

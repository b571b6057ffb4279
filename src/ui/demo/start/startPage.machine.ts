// Start page of the demo: a role card signs in and opens the role's home, the story begins in a fresh world, a reset restores one.
import { assign, fromPromise, setup } from 'xstate';
import { machineTypes } from '../../../machines/lib/machineTypes.ts';

export interface StartPagePorts {
  /** Gives an untouched demo its world; resolves with whether other roles act by themselves. */
  readonly prepare: (signal: AbortSignal) => Promise<boolean>;
  /** Starts or stops the automatic actions of other roles. */
  readonly setLive: (on: boolean, signal: AbortSignal) => Promise<void>;
  /** Signs in and loads the role's home. */
  readonly enter: (login: string, signal: AbortSignal) => Promise<void>;
  /** Replaces the world by a fresh one and signs out all accounts. */
  readonly reset: (signal: AbortSignal) => Promise<void>;
  /** Loads the console with the guided story in a fresh world. */
  readonly show: (signal: AbortSignal) => Promise<void>;
  readonly describe: (error: unknown) => string;
}

interface Context {
  readonly ports: StartPagePorts;
  /** Login of the chosen role card. */
  readonly login: string;
  readonly problem: string | null;
  readonly live: boolean;
  /** LIVE came before the world was ready: it is switched afterwards. */
  readonly switchesLive: boolean;
}
type Event = { type: 'OPEN'; login: string } | { type: 'SHOW' } | { type: 'RESET' } | { type: 'LIVE' };

export const startPageMachine = setup({
  types: machineTypes<{ context: Context; input: StartPagePorts; events: Event; tags: 'busy' }>(),
  actors: {
    prepare: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) => input.ports.prepare(signal)),
    enter: fromPromise(({ input: { ports, login }, signal }: { input: Context; signal: AbortSignal }) =>
      ports.enter(login, signal),
    ),
    reset: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) => input.ports.reset(signal)),
    setLive: fromPromise(({ input: { ports, live }, signal }: { input: Context; signal: AbortSignal }) =>
      ports.setLive(!live, signal),
    ),
    show: fromPromise(({ input, signal }: { input: Context; signal: AbortSignal }) => input.ports.show(signal)),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    noteLive: assign((_, { on }: { on: boolean }) => ({ live: on })),
    toggleLive: assign({ live: ({ context }) => !context.live }),
    switchLater: assign({ switchesLive: ({ context }) => !context.switchesLive }),
    forgetSwitch: assign({ switchesLive: false }),
    selectRole: assign(({ event }) => (event.type === 'OPEN' ? { login: event.login } : {})),
    noteProblem: assign(({ context }, { error }: { error: unknown }) => ({ problem: context.ports.describe(error) })),
  },
  guards: {
    isChosen: ({ context }) => context.login !== '',
    switchesLive: ({ context }) => context.switchesLive,
    isChosenMeanwhile: ({ context }) => context.switchesLive && context.login !== '',
  },
}).createMachine({
  id: 'startPage',
  context: ({ input }) => ({ ports: input, login: '', problem: null, live: false, switchesLive: false }),
  initial: 'preparing',
  on: {
    OPEN: { target: '.entering', actions: ['clearProblem', 'selectRole'] },
    SHOW: { target: '.starting', actions: 'clearProblem' },
    RESET: { target: '.resetting', actions: 'clearProblem' },
    LIVE: { target: '.switching', actions: 'clearProblem' },
  },
  states: {
    /** A switch or a role chosen meanwhile takes effect afterwards. */
    preparing: {
      on: {
        OPEN: { actions: 'selectRole' },
        LIVE: { actions: 'switchLater' },
        SHOW: { target: 'starting', actions: 'forgetSwitch' },
        RESET: { target: 'resetting', actions: 'forgetSwitch' },
      },
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => context,
        onDone: [
          {
            guard: 'switchesLive',
            target: 'switching',
            actions: { type: 'noteLive', params: ({ event }) => ({ on: event.output }) },
          },
          {
            guard: 'isChosen',
            target: 'entering',
            actions: { type: 'noteLive', params: ({ event }) => ({ on: event.output }) },
          },
          { target: 'choosing', actions: { type: 'noteLive', params: ({ event }) => ({ on: event.output }) } },
        ],
        onError: {
          target: 'choosing',
          actions: ['forgetSwitch', { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    choosing: {},
    switching: {
      tags: 'busy',
      exit: 'forgetSwitch',
      invoke: {
        id: 'setLive',
        src: 'setLive',
        input: ({ context }) => context,
        onDone: [
          { guard: 'isChosenMeanwhile', target: 'entering', actions: 'toggleLive' },
          { target: 'choosing', actions: 'toggleLive' },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** The world is as on the first day. */
    fresh: {},
    entering: {
      tags: 'busy',
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ context }) => context,
        onDone: 'choosing',
        onError: {
          target: 'choosing',
          actions: { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'show',
        src: 'show',
        input: ({ context }) => context,
        onDone: 'choosing',
        onError: {
          target: 'choosing',
          actions: { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    resetting: {
      tags: 'busy',
      invoke: {
        id: 'reset',
        src: 'reset',
        input: ({ context }) => context,
        onDone: { target: 'fresh', actions: { type: 'noteLive', params: { on: false } } },
        onError: {
          target: 'choosing',
          actions: { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

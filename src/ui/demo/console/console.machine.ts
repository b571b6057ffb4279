// Console machine: layout, armed faults and pending sign-ins per frame.
import { assertEvent, assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import { machineTypes } from '../../../machines/lib/machineTypes.ts';
import { type StoredConsoleState, consoleActors } from './consoleActors.ts';
import {
  type ConsoleContext,
  type ConsoleEmitted,
  type ConsoleEvent,
  type ConsoleInput,
  createVerbosityCommand,
  getSignedOutFrames,
  getNewFrames,
  queueSignIns,
  getFrames,
} from './consoleContext.ts';
import type { FrameCommand } from './frames/frameCommands.ts';
import { addVisited } from './frames/inspectionClient.ts';
import { getProblemText } from './diagram/stateTitles.ts';
import { replacesWorld } from './frames/controlCommands.ts';
import { SINGLE_FRAME } from './frames/frames.ts';

const TICK_MS = 20_000;

/** Commands run one at a time; each is followed by a refresh of the world state. */
export const consoleMachine = setup({
  types: machineTypes<{
    context: ConsoleContext;
    input: ConsoleInput;
    events: ConsoleEvent;
    emitted: ConsoleEmitted;
    tags: 'busy';
  }>(),
  actors: consoleActors,
  guards: {
    bringsStage: ({ context, event }) =>
      event.type === 'preferences.change' &&
      event.preferences.layout === 'stage' &&
      context.preferences.layout !== 'stage',
  },
  actions: {
    choose: assign(({ context, event }) => {
      assertEvent(event, 'preferences.change');
      return { preferences: { ...context.preferences, ...event.preferences } };
    }),
    queueAllSignIns: assign({
      waiting: ({ context }) => queueSignIns(context.waiting, getSignedOutFrames(context.preferences)),
    }),
    turn: emit({ type: 'session.replaced' }),
    leavePage: sendTo('frames', { type: 'LEAVE_PAGE' }),
    keep: sendTo('keeper', ({ context }): StoredConsoleState => ({
      type: 'preferences.save',
      preferences: context.preferences,
    })),
    sendToPage: sendTo('frames', ({ context, event }): FrameCommand => {
      assertEvent(event, 'actor.send');
      const { name } = getFrames(context.preferences).find((one) => one.name === event.frame) ?? SINGLE_FRAME;
      return { type: 'SEND', name, session: event.session, event: event.event };
    }),
    attendAll: sendTo('frames', ({ context: { preferences } }) => createVerbosityCommand(preferences)),
    /** A page that has just loaded gets the verbosity after its first report. */
    attendTeller: sendTo('frames', ({ context: { preferences }, event }): FrameCommand => {
      assertEvent(event, 'inspection.receive');
      return createVerbosityCommand(
        preferences,
        (name) => name === event.frame && event.report.closely !== preferences.open,
      );
    }),
    noteProblem: assign((_, { error }: { error: unknown }) => ({ problem: getProblemText(error) })),
  },
}).createMachine({
  id: 'demoConsole',
  context: ({ input }) => ({
    ...input,
    world: null,
    calls: [],
    order: null,
    waiting: getNewFrames(input.preferences),
    problem: null,
    blind: null,
    reports: {},
    visited: new Set<string>(),
    drawn: input.drawn ?? null,
    zoom: 'fit',
  }),
  invoke: [
    { id: 'broadcasts', src: 'broadcasts' },
    { src: 'watch' },
    { src: 'keys' },
    { id: 'keeper', src: 'keep', input: ({ context }) => context },
    { id: 'frames', src: 'frames', input: ({ context }) => context.stage },
  ],
  type: 'parallel',
  on: {
    'preferences.change': [
      {
        guard: 'bringsStage',
        actions: [
          'choose',
          'queueAllSignIns',
          'turn',
          'leavePage',
          'keep',
          'attendAll',
          raise({ type: 'server.refetch' }),
        ],
      },
      { actions: ['choose', 'keep', 'attendAll', raise({ type: 'server.refetch' })] },
    ],
    'dock.toggle': {
      actions: [
        assign({ preferences: ({ context: { preferences } }) => ({ ...preferences, open: !preferences.open }) }),
        'keep',
        'attendAll',
      ],
    },
    'inspection.receive': {
      actions: [
        assign(({ context, event: { frame, report } }) => ({
          reports: { ...context.reports, [frame]: report },
          visited: addVisited(context.visited, report),
        })),
        'attendTeller',
        enqueueActions(({ context: { preferences }, enqueue }) => {
          if (preferences.open && preferences.tab === 'calls') enqueue.raise({ type: 'server.refetch' });
        }),
      ],
    },
    'diagram.select': { actions: assign({ drawn: ({ event }) => event.machine, zoom: 'fit' }) },
    'diagram.zoom': { actions: assign({ zoom: ({ event }) => event.zoom }) },
    'actor.send': { actions: 'sendToPage' },
    'frame.signIn': {
      actions: [
        assign({
          waiting: ({ context, event: { name, persona } }) => queueSignIns(context.waiting, [{ name, persona }]),
        }),
        'turn',
      ],
    },
  },
  states: {
    server: {
      initial: 'loading',
      on: {
        'command.run': {
          target: '.ordering',
          reenter: true,
          actions: [
            assign({ order: ({ event }) => event.order }),
            enqueueActions(({ event, enqueue }) => {
              if (replacesWorld(event.order)) enqueue('turn');
            }),
          ],
        },
      },
      states: {
        loading: {
          on: { 'server.refetch': { target: 'loading', reenter: true } },
          invoke: {
            src: 'look',
            onDone: {
              target: 'idle',
              actions: assign(({ event }) => ({ world: event.output.world, calls: event.output.calls, blind: null })),
            },
            onError: {
              target: 'idle',
              actions: assign({ blind: ({ event }) => getProblemText(event.error) }),
            },
          },
        },
        /** A running clock is refreshed every tick. */
        idle: { on: { 'server.refetch': 'loading' }, after: { [TICK_MS]: 'loading' } },
        ordering: {
          tags: 'busy',
          entry: assign({ problem: null }),
          invoke: {
            src: 'carryOut',
            input: ({ context }) => context,
            onDone: { target: 'loading', actions: sendTo('broadcasts', { type: 'server.refetch' }) }, // consoles in other tabs refresh too
            onError: {
              target: 'loading',
              actions: { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    signIn: {
      initial: 'idle',
      states: {
        idle: { always: { guard: ({ context }) => context.waiting.length > 0, target: 'entering' } },
        entering: {
          invoke: {
            src: 'signIn',
            input: ({ context }) => {
              const [next] = context.waiting;
              if (!next) throw new Error('nobody waits');
              return next;
            },
            onDone: {
              target: 'idle',
              actions: [
                assign(({ context: { waiting, reports }, event }) => ({
                  waiting: waiting.slice(1),
                  problem: null,
                  reports: { ...reports, [event.output.name]: undefined }, // report of the page being replaced
                })),
                sendTo('frames', ({ event }): FrameCommand => ({ type: 'GO', ...event.output })),
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                sendTo('frames', ({ context: { waiting } }): FrameCommand => ({
                  type: 'FILL',
                  names: waiting.slice(0, 1).map(({ name }) => name),
                })),
                assign({ waiting: ({ context }) => context.waiting.slice(1) }),
                { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
      },
    },
  },
});

// Third-party captcha widget. A token serves one attempt, so each used token needs a new widget. If a host does not
// deliver the widget, a retry uses the next host.
import { assign, setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';

interface Input {
  /** Hosts of the same widget; the page loads from each at most once. */
  readonly hosts: readonly string[];
}
interface Context extends Input {
  /** Index in `hosts` of the current host. */
  readonly host: number;
  /** Increments with every used or expired token. */
  readonly round: number;
}
type Event =
  /** The form received a token. */
  | { type: 'SOLVED' }
  /** The token was used or has expired. */
  | { type: 'SPENT' }
  /** The widget's script or network failed. */
  | { type: 'BROKE' }
  | { type: 'RETRIED' };

/**
 * Input `{hosts}`. `asking` until there is a token; `broken` when the widget failed: RETRIED tries the next host, if
 * any.
 */
export const captchaMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event }>(),
  guards: { hasNextHost: ({ context: { host, hosts } }) => host + 1 < hosts.length },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ ...input, host: 0, round: 0 }),
  initial: 'asking',
  states: {
    asking: { on: { SOLVED: 'solved', BROKE: 'broken' } },
    solved: {
      on: { SPENT: { target: 'asking', actions: assign({ round: ({ context }) => context.round + 1 }) } },
    },
    broken: {
      on: {
        SOLVED: 'solved',
        RETRIED: {
          guard: 'hasNextHost',
          target: 'asking',
          actions: assign({ host: ({ context }) => context.host + 1 }),
        },
      },
    },
  },
});

// A third-party captcha widget: a token serves one try, so each one spent asks for a fresh widget. If a host does not
// deliver it, a retry asks the next one.
import { assign, setup } from 'xstate';
import { machineTypes } from '../lib/machineTypes.ts';

interface Input {
  /** They serve the same widget; a host is loaded from once a page. */
  readonly hosts: readonly string[];
}
interface Context extends Input {
  /** Place in `hosts` of the one the widget comes from. */
  readonly host: number;
  /** Grows with every token that was spent or has expired. */
  readonly round: number;
}
type Event =
  /** The form holds a token of the widget. */
  | { type: 'SOLVED' }
  /** It holds none any more. */
  | { type: 'SPENT' }
  /** The widget's script or its network failed. */
  | { type: 'BROKE' }
  | { type: 'RETRIED' };

/** Input `{hosts}`. `asking` until there is a token; `broken` tells why none comes, and takes RETRIED while a host is left. */
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

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
  | { type: 'captcha.solved' }
  /** The token was used or has expired. */
  | { type: 'captcha.expired' }
  /** The widget's script or network failed. */
  | { type: 'captcha.failed' }
  | { type: 'captcha.retry' };

/**
 * Input `{hosts}`. `pending` until there is a token; `failed` when the widget failed: `captcha.retry` tries the next
 * host, if any.
 */
export const captchaMachine = setup({
  types: machineTypes<{ context: Context; input: Input; events: Event }>(),
  guards: { hasNextHost: ({ context: { host, hosts } }) => host + 1 < hosts.length },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ ...input, host: 0, round: 0 }),
  initial: 'pending',
  states: {
    pending: { on: { 'captcha.solved': 'solved', 'captcha.failed': 'failed' } },
    solved: {
      on: { 'captcha.expired': { target: 'pending', actions: assign({ round: ({ context }) => context.round + 1 }) } },
    },
    failed: {
      on: {
        'captcha.solved': 'solved',
        'captcha.retry': {
          guard: 'hasNextHost',
          target: 'pending',
          actions: assign({ host: ({ context }) => context.host + 1 }),
        },
      },
    },
  },
});

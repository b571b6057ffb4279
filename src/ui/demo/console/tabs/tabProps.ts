// Props shared by the tabs of the dock.
import type { ActorRefFrom } from 'xstate';
import type { consoleMachine } from '../console.machine.ts';
import type { stateLinkMachine } from '../stateLink.machine.ts';

export interface TabProps {
  readonly actor: ActorRefFrom<typeof consoleMachine>;
  /** The requested state link. */
  readonly show: ActorRefFrom<typeof stateLinkMachine>;
}

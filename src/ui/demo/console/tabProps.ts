// Props of every tab of the dock.
import type { ActorRefFrom } from 'xstate';
import type { consoleMachine } from './console.machine.ts';
import type { stateLinkMachine } from './stateLink.machine.ts';
import type { tourMachine } from './tours/tour.machine.ts';

export interface TabProps {
  readonly actor: ActorRefFrom<typeof consoleMachine>;
  /** The link to a state that was asked for. */
  readonly show: ActorRefFrom<typeof stateLinkMachine>;
  readonly tour: ActorRefFrom<typeof tourMachine>;
}

// What the console's machine has done in its frames, one order after the other.
import { INSPECTION_COMMAND, type InspectionCommand } from '../inspection.ts';
import { setVerbosity } from './inspectionClient.ts';
import type { FrameName, Frames } from './frames.ts';

export type FrameCommand =
  /** Loads an address of the product. */
  | { readonly type: 'GO'; readonly name: FrameName; readonly path: string }
  /** Those that have waited in vain for their persona, and show nothing, show where their visitor stood last. */
  | { readonly type: 'FILL'; readonly names: readonly FrameName[] }
  /** Gives an event, as JSON, to a machine of the page there. */
  | { readonly type: 'SEND'; readonly name: FrameName; readonly session: string; readonly event: string }
  /** Tells pages how closely they are looked at. */
  | { readonly type: 'ATTEND'; readonly names: readonly FrameName[]; readonly closely: boolean }
  /** The address names a screen of the one page: the stage has none. */
  | { readonly type: 'LEAVE_PAGE' };

export function runFrameCommand(stage: Frames, order: FrameCommand): void {
  if (order.type === 'GO') return stage.go(order.name, order.path);
  if (order.type === 'FILL') return order.names.forEach((name) => stage.fill(name));
  if (order.type === 'LEAVE_PAGE') return stage.note(null);
  if (order.type === 'ATTEND') return order.names.forEach((name) => setVerbosity(stage.window(name), order.closely));
  const sending: InspectionCommand = { kind: INSPECTION_COMMAND, session: order.session, event: order.event };
  return stage.window(order.name)?.postMessage(sending, location.origin);
}

// Frame commands of the console machine, executed in order.
import { INSPECTION_COMMAND, type InspectionCommand } from '../../inspection.ts';
import { setVerbosity } from './inspectionClient.ts';
import type { FrameName, Frames } from './frames.ts';

export type FrameCommand =
  /** Navigates to a path of the product. */
  | { readonly type: 'GO'; readonly name: FrameName; readonly path: string }
  /** Loads the stored path in empty frames whose sign-in failed. */
  | { readonly type: 'FILL'; readonly names: readonly FrameName[] }
  /** Sends a JSON event to a machine of the page. */
  | { readonly type: 'SEND'; readonly name: FrameName; readonly session: string; readonly event: string }
  /** Sets the verbosity of pages. */
  | { readonly type: 'ATTEND'; readonly names: readonly FrameName[]; readonly closely: boolean }
  /** Removes the screen from the URL: the three-frame layout has none. */
  | { readonly type: 'LEAVE_PAGE' };

export function runFrameCommand(stage: Frames, order: FrameCommand): void {
  if (order.type === 'GO') return stage.go(order.name, order.path);
  if (order.type === 'FILL') return order.names.forEach((name) => stage.fill(name));
  if (order.type === 'LEAVE_PAGE') return stage.note(null);
  if (order.type === 'ATTEND') return order.names.forEach((name) => setVerbosity(stage.window(name), order.closely));
  const sending: InspectionCommand = { kind: INSPECTION_COMMAND, session: order.session, event: order.event };
  return stage.window(order.name)?.postMessage(sending, location.origin);
}

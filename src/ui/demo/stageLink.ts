// Pages of the demo console tell one another what they wrote: a decision in one frame is seen in the others at once.
import type { Services } from '../../machines/app.ts';

/** The name of the channel. */
export const CHANGES = 'meridian:demo:changes';

/** What the other side of a write is told about. */
const ALSO = 'notification';

/** Publishes this page's writes to other pages and theirs to this one; only inside the console. */
export function linkToStage({ touches }: Pick<Services, 'touches'>): void {
  if (window.parent === window) return;
  const channel = new BroadcastChannel(CHANGES);
  let hearing = false;
  touches.subscribe((tags) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
    if (!hearing) channel.postMessage(tags);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return;
    hearing = true;
    touches.publish([...data.map(String), ALSO]);
    hearing = false;
  });
}

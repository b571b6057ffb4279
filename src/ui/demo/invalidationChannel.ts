// Pages of the demo console tell one another what they wrote: a decision in one frame is seen in the others at once.
import type { Services } from '../../machines/app/app.machine.ts';
import { WINDOW_FOCUSED } from '../../machines/data/ports.ts';

/** The name of the channel. */
export const INVALIDATION_CHANNEL = 'meridian:demo:changes';

/** An event of the window: an armed fault has struck, here or in another page of this world. */
export const FAULT_CONSUMED = 'meridian:fault-spent';

/** What the other side of a write is told about. */
const ALSO = 'notification';
/** Writes of the operator that may change what another account is allowed to do. */
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['organization', 'agreement']);

/** Publishes this page's writes to other pages and theirs to this one; only inside the console. */
export function syncInvalidations({ touches, session }: Pick<Services, 'touches' | 'session'>): void {
  if (window.parent === window) return;
  const channel = new BroadcastChannel(INVALIDATION_CHANNEL);
  let hearing = false;
  touches.subscribe((tags) => {
    if (tags.includes(WINDOW_FOCUSED)) return; // who looks at one frame does not look at the others
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
    if (!hearing) channel.postMessage(tags);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return;
    hearing = true;
    const tags = data.map(String);
    touches.publish([...tags, ALSO]);
    hearing = false;
    if (tags.some((tag) => OF_ACCOUNTS.has(tag))) session.send({ type: 'PROFILE_ASKED' });
  });
}

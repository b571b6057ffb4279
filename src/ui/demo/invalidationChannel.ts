// Shares invalidations between pages of the console, so that a write in one frame is visible in the others at once.
import type { Services } from '../../machines/app/app.machine.ts';
import { WINDOW_FOCUSED } from '../../machines/data/ports.ts';

export const INVALIDATION_CHANNEL = 'meridian:demo:changes';

/** Window event: an armed fault has hit a call of this page or another one. */
export const FAULT_CONSUMED = 'meridian:fault-spent';

/** Additional tag of every write. */
const ALSO = 'notification';
/** Operator writes that may change the access of another account. */
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['organization', 'agreement']);

/** Publishes this page's invalidations and applies those of other pages; only inside the console. */
export function syncInvalidations({ invalidations, session }: Pick<Services, 'invalidations' | 'session'>): void {
  if (window.parent === window) return;
  const channel = new BroadcastChannel(INVALIDATION_CHANNEL);
  let hearing = false;
  invalidations.subscribe((tags) => {
    if (tags.includes(WINDOW_FOCUSED)) return; // focus concerns a single frame
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
    if (!hearing) channel.postMessage(tags);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return;
    hearing = true;
    const tags = data.map(String);
    invalidations.publish([...tags, ALSO]);
    hearing = false;
    if (tags.some((tag) => OF_ACCOUNTS.has(tag))) session.send({ type: 'PROFILE_ASKED' });
  });
}

// Shares invalidations between pages of the console, so that a write in one frame is visible in the others at once.
import type { Services } from '../../machines/app/services.ts';
import { WINDOW_FOCUSED } from '../../machines/data/ports.ts';

export const INVALIDATION_CHANNEL = 'meridian:demo:changes';

/** Window event: an armed fault has hit a call of this page or another one. */
export const FAULT_CONSUMED = 'meridian:fault-spent';

/** Window event: another role has acted by itself; its detail lists the tags. */
export const MOCK_DATA_CHANGED = 'meridian:world-changed';

/** Additional tag of every write. */
const ALSO = 'notification';
/** Operator writes that may change the access of another account. */
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['organization', 'agreement']);

/** Applies changes made by the demo itself; inside the console also shares the invalidations of its pages. */
export function syncInvalidations({ invalidations, session }: Pick<Services, 'invalidations' | 'session'>): void {
  let isApplying = false;
  const apply = (tags: readonly string[]) => {
    isApplying = true;
    invalidations.publish([...tags, ALSO]);
    isApplying = false;
  };
  window.addEventListener(MOCK_DATA_CHANGED, (event) => {
    if (event instanceof CustomEvent && Array.isArray(event.detail)) apply(event.detail.map(String));
  });
  if (window.parent === window) return;
  const channel = new BroadcastChannel(INVALIDATION_CHANNEL);
  invalidations.subscribe((tags) => {
    if (tags.includes(WINDOW_FOCUSED)) return; // focus concerns a single frame
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel has no target origin
    if (!isApplying) channel.postMessage(tags);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return;
    const tags = data.map(String);
    apply(tags);
    if (tags.some((tag) => OF_ACCOUNTS.has(tag))) session.send({ type: 'profile.refetch' });
  });
}

// Who signs out in one tab has signed out of all: what he has not sent goes from the others, too (reliability.md 2, row 14).
import type { Environment } from './environment.ts';
import { forgetUnsent } from './unsent.ts';

/** Tells the other tabs who has signed out, by the storage event alone: it stays no longer than that. */
const LEFT = 'meridian:left';

/**
 * Hears of it for as long as the page lives, and gives what tells it. A session that merely ends keeps what was written:
 * nobody has said that he is leaving.
 */
export function watchLeaving({ storage, tabStorage, storageEvents }: Environment): (userId: number | null) => void {
  storageEvents?.addEventListener('storage', ({ key, newValue }) => {
    if (key !== LEFT || newValue === null) return;
    for (const held of [storage, tabStorage]) forgetUnsent(held, Number(newValue) || null);
  });
  return (userId) => {
    try {
      storage.setItem(LEFT, String(userId));
      storage.removeItem(LEFT);
    } catch {
      // forbidden: the other tabs are not told
    }
  };
}

// What of a password recovery outlives a reload of its tab: for whom a code was sent, and until when it is good.
import * as v from 'valibot';

const sentCode = v.object({ login: v.string(), emailMask: v.string(), resendAt: v.number(), expiresAt: v.number() });
/** Never the code itself, what it was exchanged for, or a password. */
export type SentCode = v.InferOutput<typeof sentCode>;

const KEY = 'meridian:recovery';

/** Null for one that is missing, old or forged. */
export function foundCode(tab: Storage): SentCode | null {
  try {
    const read = v.safeParse(sentCode, JSON.parse(tab.getItem(KEY) ?? ''));
    return read.success ? read.output : null;
  } catch {
    return null; // nothing there, no JSON, or a storage that is forbidden
  }
}

/** Null forgets the one that stands there. */
export function keepCode(tab: Storage, sent: SentCode | null): void {
  try {
    if (sent) tab.setItem(KEY, JSON.stringify(sent));
    else tab.removeItem(KEY);
  } catch {
    // full or forbidden: the recovery lives as long as the page
  }
}

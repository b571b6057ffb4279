// What of a password recovery outlives a reload of its tab: for whom a code was sent, and until when it is good.
import * as v from 'valibot';
import { keep } from '../../api/storage/storage.ts';
import { valueOf } from '../../api/storage/storageJson.ts';

const sentCode = v.object({ login: v.string(), emailMask: v.string(), resendAt: v.number(), expiresAt: v.number() });
/** Never the code itself, what it was exchanged for, or a password. */
export type SentCode = v.InferOutput<typeof sentCode>;

const KEY = 'meridian:recovery';

/** Null for one that is missing, old or forged. */
export const foundCode = (tab: Storage): SentCode | null => valueOf(tab, KEY, sentCode);

/** Null forgets the one that stands there. */
export const keepCode = (tab: Storage, sent: SentCode | null): void =>
  void keep(tab, KEY, sent && JSON.stringify(sent));

// What of a password recovery outlives a reload of its tab: for whom a code was sent, and until when it is good.
import * as v from 'valibot';
import { writeStorage } from '../../api/storage/storage.ts';
import { readStorageJson } from '../../api/storage/storageJson.ts';

const sentCode = v.object({ login: v.string(), emailMask: v.string(), resendAt: v.number(), expiresAt: v.number() });
/** Never the code itself, what it was exchanged for, or a password. */
export type SentCode = v.InferOutput<typeof sentCode>;

const KEY = 'meridian:recovery';

/** Null for one that is missing, old or forged. */
export const readSentCode = (tab: Storage): SentCode | null => readStorageJson(tab, KEY, sentCode);

/** Null forgets the one that stands there. */
export const writeSentCode = (tab: Storage, sent: SentCode | null): void =>
  void writeStorage(tab, KEY, sent && JSON.stringify(sent));

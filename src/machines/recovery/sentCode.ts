// State of a password recovery that survives a reload of its tab: the login and the expiry of the sent code.
import * as v from 'valibot';
import { writeStorage } from '../../api/storage/storage.ts';
import { readStorageJson } from '../../api/storage/storageJson.ts';

const sentCode = v.object({ login: v.string(), emailMask: v.string(), resendAt: v.number(), expiresAt: v.number() });
/** Never the code, the recovery token or a password. */
export type SentCode = v.InferOutput<typeof sentCode>;

const KEY = 'meridian:recovery';

/** Null when it is missing or does not match the schema. */
export const readSentCode = (tab: Storage): SentCode | null => readStorageJson(tab, KEY, sentCode);

/** Null removes the stored one. */
export const writeSentCode = (tab: Storage, sent: SentCode | null): void =>
  void writeStorage(tab, KEY, sent && JSON.stringify(sent));

// Recognises messages of the signed-in user by the names and ids a backend may sign them with.
import type { RecordId } from '../../api/recordId.ts';
import type { ChatMessage } from '../../api/schemas/chats.ts';
import { readStorage, writeStorage } from '../../api/storage/storage.ts';

type Key = string | number | null | undefined;

/** The author. The id is part of the storage keys of drafts and outboxes; the company signs messages. */
export interface ChatUser {
  readonly id: RecordId;
  readonly company_name: string | null;
  readonly login?: string | null | undefined;
  readonly company_id?: Key;
  readonly organization?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Names and ids a backend may use for the user as sender. Immutable. */
export interface ChatIdentity {
  readonly names: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** A row with an own name has proven which id is ours; the other ids may belong to others. */
  readonly hasProvenId: boolean;
}

const ORGANIZATION_NAMES = ['company_name', 'name', 'full_name', 'short_name'];
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const textsOf = (keys: readonly Key[]): string[] =>
  keys.flatMap((key) => (key === null || key === undefined ? [] : [String(key)]));

/** All names and ids of the user and their company, until the history proves which of them is used. */
export function createChatIdentity({ id, company_name, login, company_id, organization }: ChatUser): ChatIdentity {
  const names = [company_name, login, ...ORGANIZATION_NAMES.map((field) => organization?.[field])];
  return {
    names: new Set(names.filter(isText).map((name) => name.trim())),
    ids: new Set(textsOf([id, company_id])),
    hasProvenId: false,
  };
}

/** The name that signs outgoing messages. */
export const getMessageSignature = ({ company_name, login }: ChatUser): string => company_name ?? login ?? '';

/** Whether the user, or a colleague of the same company, sent the message. */
export const isOwnMessage = ({ sender, sender_id }: Signed, { names, ids }: ChatIdentity): boolean =>
  (sender !== null && names.has(sender)) || (sender_id !== null && ids.has(String(sender_id)));
type Signed = Pick<ChatMessage, 'sender' | 'sender_id'>;

/** Whether the row has no sender. */
export const isUnsignedMessage = ({ sender, sender_id }: Signed): boolean => sender === null && sender_id === null;

/**
 * User ids and company ids are separate sequences, so one number may be our user and another company. Rows with an own
 * name and an id show which of the two the backend uses.
 */
export function adoptProvenSenderId(identity: ChatIdentity, rows: readonly Signed[]): ChatIdentity {
  if (identity.hasProvenId) return identity;
  const proven = rows.find(
    ({ sender, sender_id }) => sender !== null && identity.names.has(sender) && sender_id !== null,
  );
  return proven ? { ...identity, ids: new Set([String(proven.sender_id)]), hasProvenId: true } : identity;
}

const SIGNATURE_KEY = 'meridian:chat-signature-known';

/** Whether the backend has ever signed a message of this browser with a name or an id of its profile. */
export const isSignatureKnown = (storage: Storage): boolean => readStorage(storage, SIGNATURE_KEY) === 'true';

export const storeSignatureKnown = (storage: Storage): void => void writeStorage(storage, SIGNATURE_KEY, 'true');

/** Adds the signatures of rows that are proven to be the user's own. */
export function addOwnSignatures(identity: ChatIdentity, rows: Iterable<Signed>): ChatIdentity {
  const unknown = [...rows].filter((row) => !isUnsignedMessage(row) && !isOwnMessage(row, identity));
  if (unknown.length === 0) return identity;
  return {
    ...identity,
    names: new Set([...identity.names, ...unknown.flatMap(({ sender }) => sender ?? [])]),
    ids: new Set([...identity.ids, ...textsOf(unknown.map(({ sender_id }) => sender_id))]),
  };
}

// Recognises the messages of the signed-in user, by whatever name or id a backend signs them.
import type { RecordId } from '../../api/recordId.ts';
import type { ChatMessage } from '../../api/schemas/chats.ts';

type Key = string | number | null | undefined;

/** Who writes. Its id is part of the names under which drafts and outboxes are stored; the company signs messages. */
export interface ChatUser {
  readonly id: RecordId;
  readonly company_name: string | null;
  readonly login?: string | null | undefined;
  readonly company_id?: Key;
  readonly organization?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Names and ids that a backend may write where the sender stands. Immutable: a new one for what was learnt. */
export interface ChatIdentity {
  readonly names: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** A row signed with an own name has shown which id is ours: the other ids may be somebody else's. */
  readonly hasProvenId: boolean;
}

const ORGANIZATION_NAMES = ['company_name', 'name', 'full_name', 'short_name'];
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const textsOf = (keys: readonly Key[]): string[] =>
  keys.flatMap((key) => (key === null || key === undefined ? [] : [String(key)]));

export function createChatIdentity({ id, company_name, login, company_id, organization }: ChatUser): ChatIdentity {
  const names = [company_name, login, ...ORGANIZATION_NAMES.map((field) => organization?.[field])];
  return {
    names: new Set(names.filter(isText).map((name) => name.trim())),
    ids: new Set(textsOf([id, company_id])),
    hasProvenId: false,
  };
}

/** The name under which this client signs what it sends. */
export const getMessageSignature = ({ company_name, login }: ChatUser): string => company_name ?? login ?? '';

/** Whether the user, or a colleague of the same company, has said this. */
export const isOwnMessage = ({ sender, sender_id }: Signed, { names, ids }: ChatIdentity): boolean =>
  (sender !== null && names.has(sender)) || (sender_id !== null && ids.has(String(sender_id)));
type Signed = Pick<ChatMessage, 'sender' | 'sender_id'>;

/** Whether nothing in the row says who has sent it. */
export const isUnsignedMessage = ({ sender, sender_id }: Signed): boolean => sender === null && sender_id === null;

/**
 * The ids of users and of companies are counted apart, so the same number may be our user and somebody else's company. Rows
 * with an own name and an id tell which of the two the backend means.
 */
export function learnSignature(identity: ChatIdentity, rows: readonly Signed[]): ChatIdentity {
  if (identity.hasProvenId) return identity;
  const proven = rows.find(
    ({ sender, sender_id }) => sender !== null && identity.names.has(sender) && sender_id !== null,
  );
  return proven ? { ...identity, ids: new Set([String(proven.sender_id)]), hasProvenId: true } : identity;
}

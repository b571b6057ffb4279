// Chats, messages and organisations that the operator can invite.
import * as v from 'valibot';
import { companyNameSchema } from './account.ts';
import type { RecordId } from '../recordId.ts';
import {
  ID_KEYS,
  booleanSchema,
  field,
  fileUrlSchema,
  recordIdSchema,
  referenceSchema,
  roleSchema,
  timestampSchema,
} from './coercions.ts';
import { withAliases } from './reader.ts';

/** Null for a missing or unreadable value, so that the row is kept. */
const orNull = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullish(schema, null), null);

const label = v.pipe(v.string(), v.regex(/\S/));
const key = v.union([v.pipe(v.number(), v.safeInteger()), label]);
const words = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** The first of `names` with a readable value in a related object. */
function firstOf<T>(
  record: Readonly<Record<string, unknown>>,
  names: readonly string[],
  schema: v.GenericSchema<unknown, T>,
) {
  for (const name of names) {
    const read = v.safeParse(schema, record[name]);
    if (read.success) return read.output;
  }
  return null;
}
const related = v.record(v.string(), v.unknown());

interface Sender {
  readonly name: string | null;
  readonly id: string | number | null;
}
const NAME_FIELDS = ['company_name', 'name', 'full_name', 'username', 'login', 'email'];
/** Digits or a UUID; any other text is a name. */
const ID = /^(?:\d{1,15}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
/** A name, the id of a company or a user, or the related object itself. */
const sender = v.union([
  v.pipe(
    key,
    v.transform((given): Sender =>
      ID.test(String(given)) ? { name: null, id: given } : { name: String(given), id: null },
    ),
  ),
  v.pipe(
    related,
    v.transform((given): Sender => ({
      name: firstOf(given, NAME_FIELDS, label),
      id: firstOf(given, ['id', 'pk', 'user_id', 'company_id'], key),
    })),
  ),
]);

/** URL of a file, or an object that contains it; an empty text is no file. */
export const attachedFileUrlSchema = v.pipe(fileUrlSchema, v.regex(/\S/));

export const chatSchema = v.pipe(
  withAliases(
    v.object({
      id: recordIdSchema,
      name: v.fallback(companyNameSchema, () => '—'),
      /** A chat without the flag counts as open: the server refuses messages to a closed one. */
      closed: v.fallback(booleanSchema, false),
      sender: orNull(sender),
      /** Id of the invited party: at most one of the two is set. */
      participant: orNull(referenceSchema),
      liquidity_provider: orNull(referenceSchema),
      created_at: orNull(timestampSchema),
      /** Extension in the list of chats that wait for the operator: position in the full list. */
      index: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined),
      /** Extension in the same list: the unanswered message of the client. */
      awaited_message: v.fallback(
        v.nullish(v.object({ content: orNull(words), sender: orNull(words), created_at: orNull(timestampSchema) })),
        undefined,
      ),
    }),
    { id: ID_KEYS },
  ),
  v.transform((row) => ({ ...row, sender: row.sender?.name ?? null })),
);
export type Chat = v.InferOutput<typeof chatSchema>;

/** A message as the client stores it: null and '' stand for missing or unreadable fields. */
export interface ChatMessage {
  readonly type: 'chat_message';
  /** The server's id, or one derived from the content (`isDerivedMessageId`). */
  readonly message_id: string;
  readonly chat_id: RecordId | null;
  readonly content: string;
  readonly sender: string | null;
  readonly sender_id: string | number | null;
  readonly created_at: string | null;
  readonly file: string | null;
}

const DERIVED = '~';
/** Characters of a text used in a derived id, which also contains the length. */
const COMPARED = 200;

/** The id was derived here; another message with equal text, sender and time derives the same one. */
export const isDerivedMessageId = (messageId: string): boolean => messageId.startsWith(DERIVED);

/** Derived id of the `nth` message with equal content, for a server without ids. */
export const toNthMessageId = (messageId: string, nth: number): string =>
  nth === 0 ? messageId : `${messageId}#${nth}`;

function derivedId({ content, sender: from, sender_id, created_at, file }: Omit<ChatMessage, 'message_id'>): string {
  const compared = [created_at, from, sender_id, file, content.length, content.slice(0, COMPARED)];
  return DERIVED + JSON.stringify(compared);
}

const messageFields = {
  type: orNull(v.string()),
  message_id: orNull(key),
  id: orNull(key),
  chat_id: orNull(recordIdSchema),
  content: orNull(words),
  /** The text in backends that use this name. */
  message: orNull(words),
  sender: orNull(sender),
  sender_id: orNull(key),
  created_at: orNull(timestampSchema),
  file: orNull(attachedFileUrlSchema),
  /** The file of a `new_file`. */
  file_url: orNull(attachedFileUrlSchema),
};
const UNKNOWN = v.parse(v.object(messageFields), {});
/** Names of fields in other backends. */
const MESSAGE_ALIASES = {
  content: ['text', 'body'],
  sender: ['author', 'user', 'username'],
  created_at: ['timestamp', 'sent_at'],
};

/** A message of the history or the socket. Never fails: unreadable fields are unknown. */
export const chatMessageSchema = v.pipe(
  v.fallback(withAliases(v.object(messageFields), MESSAGE_ALIASES), UNKNOWN),
  v.transform((row): ChatMessage => {
    const fields = {
      type: 'chat_message' as const,
      chat_id: row.chat_id,
      content: row.content ?? row.message ?? '',
      sender: row.sender?.name ?? null,
      sender_id: row.sender_id ?? row.sender?.id ?? null,
      created_at: row.created_at,
      file: row.file ?? row.file_url,
    };
    const given = row.message_id ?? row.id;
    return { ...fields, message_id: given === null ? derivedId(fields) : String(given) };
  }),
);

const SOURCES = { liquidity_provider: 'LiquidityProvider', ved_participant: 'Participant' } as const;
type Source = (typeof SOURCES)[keyof typeof SOURCES];
/** The kind of an invited party, in any spelling of its role. */
export const sourceSchema = field<Source, Source>(Object.values(SOURCES).join(' | '), (value) => {
  const { output, success } = v.safeParse(roleSchema, value);
  return success && output !== 'authorized_organization' ? SOURCES[output] : undefined;
});

/** `source` decides which field of chats/create/ carries the id. */
export const invitableOrganizationSchema = withAliases(
  v.object({
    id: recordIdSchema,
    company_name: v.fallback(companyNameSchema, () => '—'),
    source: sourceSchema,
  }),
  { id: ID_KEYS },
);
export type InvitableOrganization = v.InferOutput<typeof invitableOrganizationSchema>;

// Chat socket: paths, close codes and frames (contract row 124). Not an endpoint of the client.
import * as v from 'valibot';
import { isRecord } from '../lib/isRecord.ts';
import { parseLosslessJson } from '../lib/losslessJson.ts';
import type { RecordId } from '../recordId.ts';
import { type ChatMessage, chatMessageSchema } from '../schemas/chats.ts';
import { recordIdSchema } from '../schemas/coercions.ts';
import { instantField, linkField } from '../schemas/fields.ts';
import { EVERYONE } from './audiences.ts';

/** Below the root of the host, not below /api/v1/. The query parameter `token` carries the access token. */
export const chatSocketPath = '/ws/chat/{chatId}/';
export const chatSocketRoles = EVERYONE;

/** Close codes after which reconnecting is useless. */
export const CHAT_SOCKET_CLOSE_CODES = { badToken: 4401, foreignChat: 4403, unknownChat: 4404 } as const;

/**
 * Frame of a text message. The text is repeated in `message`, the only field some backends read. The sender generates
 * `message_id`, and the echo repeats it.
 */
export const chatMessageFrameSchema = v.object({
  message: v.optional(v.string()),
  type: v.literal('chat_message'),
  content: v.string(),
  message_id: v.pipe(v.string(), v.nonEmpty()),
  sender: v.string(),
  created_at: instantField,
  file: v.nullish(linkField, null),
});
export type ChatMessageFrame = v.InferOutput<typeof chatMessageFrameSchema>;

/** Announces an uploaded file; the server echoes it as a chat_message with `file`. */
export const newFileFrameSchema = v.object({
  type: v.literal('new_file'),
  file_url: linkField,
  chat_id: recordIdSchema,
});
export type NewFileFrame = v.InferOutput<typeof newFileFrameSchema>;

/** A plain text without an id: valid, but never sent by this client, since it could be lost or duplicated. */
export const bareMessageFrameSchema = v.object({ message: v.string() });

export const outboundFrameSchema = v.union([
  v.variant('type', [chatMessageFrameSchema, newFileFrameSchema]),
  bareMessageFrameSchema,
]);
export type OutboundFrame = v.InferOutput<typeof outboundFrameSchema>;

export type InboundFrame = ChatMessage | { readonly type: 'chat_closed'; readonly chat_id: RecordId | null };

/**
 * A frame of the server. `ignored`: a type this client does not use; `unreadable` names fields and types, never values.
 */
type ReadFrame =
  | { readonly kind: 'understood'; readonly frame: InboundFrame }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'unreadable'; readonly fields: string };

const MESSAGE_TYPES = ['chat_message', 'chat.message', 'message', 'new_message', 'new.message'];
const CLOSED_TYPES = ['chat_closed', 'chat.closed'];
const MESSAGE_FIELDS = ['content', 'message', 'text', 'file', 'file_url', 'message_id'];
/** Keys of the type, and of the message in an envelope. */
const TYPE_KEYS = ['type', 'event', 'action', 'kind'];
const ENVELOPES = ['message', 'data', 'payload'];
/** Heartbeats, such as `ping`, in place of a record. */
const WORD = /^\s*"?[\w.:-]{0,40}"?\s*$/;

/** Parses a frame. A message with missing or mistyped fields is kept with those fields unknown. */
export function parseInboundFrame(data: unknown): ReadFrame {
  if (typeof data === 'string' && WORD.test(data)) return { kind: 'ignored' };
  const frame = parsed(data);
  // assumed: a batch of messages repeats the history, which is read anyway
  if (Array.isArray(frame) && frame.length > 0 && frame.every(isRecord)) return { kind: 'ignored' };
  if (!isRecord(frame)) return { kind: 'unreadable', fields: typeName(frame) };
  const type = TYPE_KEYS.map((key) => frame[key]).find((value) => typeof value === 'string');
  if (CLOSED_TYPES.some((name) => name === type))
    return { kind: 'understood', frame: { type: 'chat_closed', ...v.parse(chatOf, frame) } };
  const isFile = type === 'new_file';
  if (type !== undefined && !isFile && !MESSAGE_TYPES.some((name) => name === type)) return { kind: 'ignored' };
  const fields = ENVELOPES.reduce((before, key) => {
    const inner = frame[key];
    return isRecord(inner) ? { ...before, ...inner } : before;
  }, frame);
  if (type === undefined && !MESSAGE_FIELDS.some((name) => name in fields)) return { kind: 'ignored' };
  const read = v.parse(chatMessageSchema, fields);
  if (isFile && read.file === null) return { kind: 'unreadable', fields: typesOf(frame) };
  return { kind: 'understood', frame: read };
}

const chatOf = v.object({ chat_id: v.fallback(v.nullish(recordIdSchema, null), null) });

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return parseLosslessJson(data);
  } catch {
    return undefined;
  }
}

const typeName = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : value === undefined ? 'not JSON' : typeof value;

const typesOf = (frame: Readonly<Record<string, unknown>>): string =>
  CONTRACT_FIELDS.map((name) => `${name}: ${name in frame ? typeName(frame[name]) : 'missing'}`).join(', ');
const CONTRACT_FIELDS = Object.keys({ ...chatMessageFrameSchema.entries, ...newFileFrameSchema.entries });

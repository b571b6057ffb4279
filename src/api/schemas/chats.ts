// Chats, their messages and the organisations an operator may invite (spec section 3).
import * as v from 'valibot';
import { visibleName } from './account.ts';
import { id, instant, integer, link } from './fields.ts';

export const chat = v.object({
  id,
  name: visibleName,
  closed: v.boolean(),
  sender: v.string(),
  /** Id of the invited party: at most one of the two is set. */
  participant: v.nullish(id, null),
  liquidity_provider: v.nullish(id, null),
  created_at: v.nullish(instant, null),
});
export type Chat = v.InferOutput<typeof chat>;

// assumed: a moment without a zone is one of UTC, the zone that servers keep
const zoned = v.union([
  instant,
  v.pipe(
    v.string(),
    v.transform((said) => `${said}Z`),
    v.isoTimestamp(),
  ),
]);

/** A message of the history and of the socket alike; rows are keyed by message_id. */
export const chatMessage = v.object({
  type: v.literal('chat_message'),
  message_id: v.pipe(v.string(), v.nonEmpty()),
  chat_id: v.nullish(integer, null),
  /** A file comes without words. */
  content: v.nullish(v.string(), ''),
  sender: v.string(),
  sender_id: v.nullish(id, null),
  created_at: zoned,
  file: v.nullish(link, null),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

/** In the history all rows are messages, whether they say so or not. */
export const pastMessage = v.object({
  ...chatMessage.entries,
  type: v.optional(v.literal('chat_message'), 'chat_message'),
});

/** `source` decides which field of chats/create/ carries the id. */
export const invitableOrganization = v.object({
  id,
  company_name: visibleName,
  source: v.picklist(['LiquidityProvider', 'Participant']),
});
export type InvitableOrganization = v.InferOutput<typeof invitableOrganization>;

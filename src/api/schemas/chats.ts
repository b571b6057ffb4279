// Chats, their messages and the organisations an operator may invite (spec section 3).
import * as v from 'valibot';
import { id, instant, link } from './fields.ts';

export const chat = v.object({
  id,
  name: v.string(),
  closed: v.boolean(),
  sender: v.string(),
  /** Id of the invited party: at most one of the two is set. */
  participant: v.nullish(id, null),
  liquidity_provider: v.nullish(id, null),
  created_at: instant,
});
export type Chat = v.InferOutput<typeof chat>;

/** A message of the history and of the socket alike; rows are keyed by message_id. */
export const chatMessage = v.object({
  type: v.literal('chat_message'),
  message_id: v.pipe(v.string(), v.nonEmpty()),
  chat_id: v.nullish(id, null),
  content: v.string(),
  sender: v.string(),
  sender_id: v.nullish(id, null),
  created_at: instant,
  file: v.nullish(link, null),
});
export type ChatMessage = v.InferOutput<typeof chatMessage>;

/** `source` decides which field of chats/create/ carries the id. */
export const invitableOrganization = v.object({
  id,
  company_name: v.string(),
  source: v.picklist(['LiquidityProvider', 'Participant']),
});
export type InvitableOrganization = v.InferOutput<typeof invitableOrganization>;

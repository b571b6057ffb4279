// Rows of what is said and agreed: chats, messages, agreements, notifications, rules, uploaded files.
import * as v from 'valibot';
import { nullable, text, whole } from './fields.ts';

/** `participant` or `liquidity_provider` names the client side; the other side is always the operator. */
export const chat = v.object({
  id: whole,
  name: text,
  closed: v.boolean(),
  sender: text,
  participant: v.optional(whole),
  liquidity_provider: v.optional(whole),
  created_at: text,
});

/** `id` is `{chat_id}:{message_id}`; `seq` is the order of arrival; `created_at` is the server's time of arrival. */
export const message = v.object({
  id: text,
  seq: whole,
  message_id: text,
  chat_id: whole,
  type: v.literal('chat_message'),
  content: text,
  sender: text,
  sender_id: nullable(whole),
  created_at: text,
  file: nullable(text),
});

export const agreement = v.object({
  id: whole,
  title: text,
  version: text,
  company_id: whole,
  status: text,
  file: nullable(text),
  text,
  created_at: text,
  accepted_at: nullable(text),
});

/** A published version of an agreement; organisations hold copies of it (`agreements`). */
export const publication = v.object({
  id: whole,
  title: text,
  version: text,
  text,
  file: nullable(text),
  account_type: v.picklist(['ved_participant', 'liquidity_provider', 'all']),
  created_at: text,
});

export const notification = v.object({
  id: whole,
  company_id: whole,
  kind: text,
  text,
  link: nullable(text),
  is_read: v.boolean(),
  created_at: text,
});

export const platformRule = v.object({
  id: whole,
  title: text,
  version: text,
  body: text,
  file: nullable(text),
  effective_at: text,
});

/** An uploaded file: `id` is its path below /media/. */
export const file = v.object({ id: text, name: text, content: v.instance(Blob) });

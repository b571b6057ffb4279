// Row schemas of communication: chats, messages, agreements, notifications, rules, uploaded files.
import * as v from 'valibot';
import { nullableColumn, textColumn, integerColumn } from './fields.ts';

/** `participant` or `liquidity_provider` names the client side; the other side is always the operator. */
export const chatRow = v.object({
  id: integerColumn,
  name: textColumn,
  closed: v.boolean(),
  sender: textColumn,
  participant: v.optional(integerColumn),
  liquidity_provider: v.optional(integerColumn),
  created_at: textColumn,
});

/** `id` is `{chat_id}:{message_id}`; `seq` is the order of arrival; `created_at` is the server's time of arrival. */
export const messageRow = v.object({
  id: textColumn,
  seq: integerColumn,
  message_id: textColumn,
  chat_id: integerColumn,
  type: v.literal('chat_message'),
  content: textColumn,
  sender: textColumn,
  sender_id: nullableColumn(integerColumn),
  created_at: textColumn,
  file: nullableColumn(textColumn),
});

export const agreementRow = v.object({
  id: integerColumn,
  title: textColumn,
  version: textColumn,
  company_id: integerColumn,
  status: textColumn,
  file: nullableColumn(textColumn),
  text: textColumn,
  created_at: textColumn,
  accepted_at: nullableColumn(textColumn),
});

/** A published version of an agreement; organisations hold copies of it (`agreements`). */
export const publicationRow = v.object({
  id: integerColumn,
  title: textColumn,
  version: textColumn,
  text: textColumn,
  file: nullableColumn(textColumn),
  account_type: v.picklist(['ved_participant', 'liquidity_provider', 'all']),
  created_at: textColumn,
});

export const notificationRow = v.object({
  id: integerColumn,
  company_id: integerColumn,
  kind: textColumn,
  text: textColumn,
  link: nullableColumn(textColumn),
  is_read: v.boolean(),
  created_at: textColumn,
});

export const platformRuleRow = v.object({
  id: integerColumn,
  title: textColumn,
  version: textColumn,
  body: textColumn,
  file: nullableColumn(textColumn),
  effective_at: textColumn,
});

/** An uploaded file: `id` is its path below /media/. */
export const fileRow = v.object({ id: textColumn, name: textColumn, content: v.instance(Blob) });

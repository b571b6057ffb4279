// Items of the message list, in order: days, the new-messages divider, messages, the outbox. Pure.
import { sanitizeCompanyName } from '../../../../api/schemas/account.ts';
import type { ChatMessage } from '../../../../api/schemas/chats.ts';
import type { Outbox } from '../../../../machines/chat/outbox.ts';
import { type ChatIdentity, isOwnMessage } from '../../../../machines/chat/identity.ts';
import { EMPTY_VALUE, formatDate, formatDay } from '../../../kit/display/format.ts';
import { chatTexts } from '../texts.ts';

/** `unsent`: the chat was closed before sending · `behind`: an earlier one has failed, and the order is kept. */
export type MessageState = 'arrived' | 'sending' | 'failed' | 'unsent' | 'behind';

/** A divider: a day, or «Новые сообщения». */
export interface DividerItem {
  readonly kind: 'day' | 'fresh';
  readonly key: string;
  readonly text: string;
}
export interface MessageItem {
  readonly kind: 'message';
  readonly key: string;
  readonly own: boolean;
  readonly sender: string;
  readonly content: string;
  readonly file: string | null;
  /** ISO 8601; null if unknown. */
  readonly at: string | null;
  /** Its formatted day; null if its time is unknown. */
  readonly day: string | null;
  readonly state: MessageState;
}

interface Shown {
  readonly rows: readonly ChatMessage[];
  readonly outbox: Outbox;
  readonly identity: ChatIdentity;
  readonly closed: boolean;
  /** Key of the first message received while the user was away. */
  readonly firstUnreadId: string | null;
  /** ISO 8601 of now. */
  readonly now: string;
}

/** A day divider precedes the first message of each day; unacknowledged ones come last. */
export function buildMessageItems({
  rows,
  outbox,
  identity,
  closed,
  firstUnreadId,
  now,
}: Shown): readonly (DividerItem | MessageItem)[] {
  const items: (DividerItem | MessageItem)[] = [];
  let day: string | null = null;
  const add = (item: MessageItem) => {
    if (item.at !== null && item.day !== day)
      items.push({ kind: 'day', key: `day ${item.key}`, text: formatDay(item.at, now) });
    day = item.day ?? day;
    if (item.key === firstUnreadId) items.push({ kind: 'fresh', key: `fresh ${firstUnreadId}`, text: chatTexts.fresh });
    items.push(item);
  };
  for (const row of rows) add(arrived(row, identity));
  for (const entry of outbox) {
    const state = closed ? 'unsent' : entry.failed ? 'failed' : outbox[0]?.failed ? 'behind' : 'sending';
    const { id, content, file, createdAt } = entry;
    const common = { own: true, sender: '', content, file, at: createdAt, day: formatDate(createdAt) };
    add({ kind: 'message', key: id, ...common, state });
  }
  return items;
}

const known = new WeakMap<ChatIdentity, WeakMap<ChatMessage, MessageItem>>();

/** The same item for the same row, so that unchanged rows are not re-rendered. */
function arrived(row: ChatMessage, identity: ChatIdentity): MessageItem {
  const items = known.get(identity) ?? new WeakMap<ChatMessage, MessageItem>();
  known.set(identity, items);
  const given = items.get(row);
  if (given) return given;
  const { message_id: key, content, file, created_at: at } = row;
  const common = { own: isOwnMessage(row, identity), sender: senderOf(row), content, file, at };
  const item: MessageItem = {
    kind: 'message',
    key,
    ...common,
    day: at === null ? null : formatDate(at),
    state: 'arrived',
  };
  items.set(row, item);
  return item;
}

// assumed: a sender without a name is shown by their id, so that several can be distinguished
const senderOf = ({ sender, sender_id }: ChatMessage): string =>
  sender === null ? (sender_id === null ? EMPTY_VALUE : `№ ${sender_id}`) : sanitizeCompanyName(sender);

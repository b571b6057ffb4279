// What the message list shows, in order: days, where the new ones begin, messages, what is on its way. Pure.
import { named } from '../../../api/schemas/account.ts';
import type { ChatMessage } from '../../../api/schemas/chats.ts';
import type { Outbox } from '../../../machines/outbox.ts';
import { formatDate, formatDay } from '../../kit/format.ts';
import { texts } from './texts.ts';

/** `unsent`: the chat was closed over it · `behind`: one before it has failed, and the order stays. */
export type MessageState = 'arrived' | 'sending' | 'failed' | 'unsent' | 'behind';

/** A line across the list: a day, or «Новые сообщения». */
export interface LineItem {
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
  /** ISO 8601. */
  readonly at: string;
  /** Its day, as it reads. */
  readonly day: string;
  readonly state: MessageState;
}

interface Shown {
  readonly rows: readonly ChatMessage[];
  readonly outbox: Outbox;
  /** Whose messages are own: the company that signs them. */
  readonly own: string;
  readonly closed: boolean;
  /** Key of the first message that came while the reader was away. */
  readonly fresh: string | null;
  /** ISO 8601 of now. */
  readonly now: string;
}

/** A day line stands before the first message of each day; unacknowledged ones come last, as they will arrive. */
export function messageItems({ rows, outbox, own, closed, fresh, now }: Shown): readonly (LineItem | MessageItem)[] {
  const items: (LineItem | MessageItem)[] = [];
  let day = '';
  const add = (item: MessageItem) => {
    if (item.day !== day) items.push({ kind: 'day', key: `day ${item.key}`, text: formatDay(item.at, now) });
    day = item.day;
    if (item.key === fresh) items.push({ kind: 'fresh', key: `fresh ${fresh}`, text: texts.fresh });
    items.push(item);
  };
  for (const row of rows) add(arrived(row, own));
  for (const entry of outbox) {
    const state = closed ? 'unsent' : entry.failed ? 'failed' : outbox[0]?.failed ? 'behind' : 'sending';
    const { id, content, file, createdAt } = entry;
    const said = { own: true, sender: own, content, file, at: createdAt, day: formatDate(createdAt) };
    add({ kind: 'message', key: id, ...said, state });
  }
  return items;
}

const known = new WeakMap<ChatMessage, MessageItem>();

/** The same item for the same row, so that a row that stays is not drawn again. */
function arrived(row: ChatMessage, own: string): MessageItem {
  const given = known.get(row);
  if (given) return given;
  const { message_id: key, sender, content, file, created_at: at } = row;
  const said = { own: sender === own, sender: named(sender), content, file, at, day: formatDate(at) };
  const item: MessageItem = { kind: 'message', key, ...said, state: 'arrived' };
  known.set(row, item);
  return item;
}

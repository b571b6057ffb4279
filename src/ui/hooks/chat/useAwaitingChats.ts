// Chats with the client's message at the end, for the operator's list.
import { useEffect } from 'react';
import * as v from 'valibot';
import { chatList } from '../../../api/endpoints/chats.ts';
import type { Chat } from '../../../api/schemas/chats.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { useAllPagesQuery } from '../data/useQuery.ts';
import { usePreference } from '../list/usePreference.ts';
import { useSession } from '../session/useSession.ts';

/** The client's message. */
export interface UnansweredMessage {
  readonly content: string | null;
  readonly created_at: string | null;
}

export interface AwaitingChats {
  /** By chat, oldest first; null until loaded, and where the server does not report it. */
  readonly messages: ReadonlyMap<RecordId, UnansweredMessage> | null;
  /** The server sends all chats instead of those that await the operator. */
  readonly isUnsupported: boolean;
  readonly isUnread: (id: RecordId) => boolean;
  /** The message of this chat was shown. */
  readonly markSeen: (id: RecordId) => void;
  readonly refresh: () => void;
}

const seenSchema = v.record(v.string(), v.string());
const timeOf = ({ created_at }: UnansweredMessage): string => created_at ?? '';
/** Only the extension of the awaiting list has a position. */
const isReported = (chat: Chat): boolean => chat.index !== undefined;

export function useAwaitingChats(isOperator: boolean): AwaitingChats {
  const { account } = useSession();
  const query = { awaiting_operator: true, limit: 100, offset: 0 };
  const { data, refresh } = useAllPagesQuery(chatList, isOperator ? { query } : null);
  const [seen, setSeen] = usePreference(`chats:seen:${account}`, seenSchema, {});
  const isUnsupported = data !== undefined && data.results.some((chat) => !isReported(chat));
  const messages = data && !isUnsupported ? messagesOf(data.results) : null;
  return {
    messages,
    isUnsupported,
    isUnread: (id) => {
      const message = messages?.get(id);
      return message !== undefined && timeOf(message) > (seen[String(id)] ?? '');
    },
    markSeen(id) {
      const message = messages?.get(id);
      if (message) setSeen({ ...seen, [String(id)]: timeOf(message) });
    },
    refresh,
  };
}

function messagesOf(chats: readonly Chat[]): ReadonlyMap<RecordId, UnansweredMessage> {
  const rows = chats.flatMap(({ id, closed, awaited_message: message }) =>
    message && !closed ? [{ id, message }] : [],
  );
  const sorted = rows.toSorted((one, other) => (timeOf(one.message) < timeOf(other.message) ? -1 : 1));
  return new Map(sorted.map(({ id, message }) => [id, message]));
}

/** Marks the message of the open chat as seen: when the chat is opened, and when a newer message arrives. */
export function useMarkOpenChatSeen({ isUnread, markSeen }: AwaitingChats, opened: RecordId | null): void {
  const unread = opened !== null && isUnread(opened) ? opened : null;
  useEffect(() => {
    if (unread !== null) markSeen(unread);
  });
}

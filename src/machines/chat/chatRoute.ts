// Which chat an address means: a place in the full list, or an id (design.md section 5 «Chats»). Pure.
import { normalizeForSearch } from '../../api/lib/searchText.ts';
import type { Chat } from '../../api/schemas/chats.ts';
import { type RecordId, parseRecordId } from '../../api/recordId.ts';

/** How an address names a chat: help-chat and support by its place in the list, registr-message by its id. */
export type ChatParamKind = 'index' | 'id';

/** The choice kept in this browser. */
export interface StoredChatParam {
  readonly index: number;
  readonly id: RecordId;
}

/** `none` no chat is named · `invalid` what is named is no number · `missing` no such chat · `found`. */
export type ResolvedChat =
  | { readonly kind: 'none' | 'invalid' | 'missing' }
  | { readonly kind: 'found'; readonly chat: Chat; readonly index: number };

/**
 * The chat at `place`. Where the stored choice has the same place but another chat stands there now, its id wins;
 * any other place is a new choice.
 */
export function resolveChat(
  chats: readonly Chat[],
  place: string | null,
  stored: StoredChatParam | null,
  by: ChatParamKind,
): ResolvedChat {
  if (place === null) return { kind: 'none' };
  if (by === 'index' && !/^\d{1,15}$/.test(place)) return { kind: 'invalid' };
  const index = by === 'id' ? indexOf(chats, parseRecordId(place)) : indexBy(chats, Number(place), stored);
  const chat = chats[index];
  return chat ? { kind: 'found', chat, index } : { kind: 'missing' };
}

function indexBy(chats: readonly Chat[], place: number, stored: StoredChatParam | null): number {
  const kept = stored?.index === place ? indexOf(chats, stored.id) : -1;
  return kept === -1 ? place : kept;
}

const indexOf = (chats: readonly Chat[], id: RecordId | null) => chats.findIndex((chat) => chat.id === id);

/** What stands in the address for a chat of the list; null when the list does not hold it. */
export function getChatParam(chats: readonly Chat[], id: RecordId, by: ChatParamKind): string | null {
  const index = indexOf(chats, id);
  if (index === -1) return null;
  return String(by === 'id' ? id : index);
}

/** Chats whose name contains `query`, in any case of letters, each with its place in the full list. */
export function filterChats(chats: readonly Chat[], query: string): readonly { chat: Chat; index: number }[] {
  const wanted = normalizeForSearch(query); // assumed: ё matches е as well; the contract asks for a match in any case of letters
  return chats
    .map((chat, index) => ({ chat, index }))
    .filter(({ chat }) => normalizeForSearch(chat.name).includes(wanted));
}

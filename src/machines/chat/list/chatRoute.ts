// Resolves the chat of a URL: by its position in the full list, or by id. Pure.
import { normalizeForSearch } from '../../../api/lib/searchText.ts';
import type { Chat } from '../../../api/schemas/chats.ts';
import { type RecordId, parseRecordId } from '../../../api/recordId.ts';

/** How a URL identifies a chat: help-chat and support by position in the list, registr-message by id. */
export type ChatParamKind = 'index' | 'id';

/** The selection stored in this browser. */
export interface StoredChatParam {
  readonly index: number;
  readonly id: RecordId;
}

/** `none`: no chat in the URL · `invalid`: not a number · `missing`: no such chat · `found`. */
export type ResolvedChat =
  | { readonly kind: 'none' | 'invalid' | 'missing' }
  | { readonly kind: 'found'; readonly chat: Chat; readonly index: number };

/**
 * The chat at `place`. If the stored selection has the same position but another chat is there now, the stored id wins;
 * any other position is a new selection.
 */
export function resolveChat(
  chats: readonly Chat[],
  place: string | null,
  stored: StoredChatParam | null,
  paramKind: ChatParamKind,
): ResolvedChat {
  if (place === null) return { kind: 'none' };
  if (paramKind === 'index' && !/^\d{1,15}$/.test(place)) return { kind: 'invalid' };
  const index = paramKind === 'id' ? indexOf(chats, parseRecordId(place)) : indexBy(chats, Number(place), stored);
  const chat = chats[index];
  return chat ? { kind: 'found', chat, index } : { kind: 'missing' };
}

function indexBy(chats: readonly Chat[], index: number, stored: StoredChatParam | null): number {
  const kept = stored?.index === index ? indexOf(chats, stored.id) : -1;
  return kept === -1 ? index : kept;
}

const indexOf = (chats: readonly Chat[], id: RecordId | null) => chats.findIndex((chat) => chat.id === id);

/** URL segment of a chat; null when the list does not contain it. */
export function getChatParam(chats: readonly Chat[], id: RecordId, paramKind: ChatParamKind): string | null {
  const index = indexOf(chats, id);
  if (index === -1) return null;
  return String(paramKind === 'id' ? id : index);
}

/** Chats whose name contains `query`, ignoring case, each with its index in the full list. */
export function filterChats(chats: readonly Chat[], query: string): readonly { chat: Chat; index: number }[] {
  const wanted = normalizeForSearch(query); // assumed: ё matches е as well; the contract only ignores case
  return chats
    .map((chat, index) => ({ chat, index }))
    .filter(({ chat }) => normalizeForSearch(chat.name).includes(wanted));
}

/** Older chats first: numeric ids grow with time, other ids do not. */
export function compareChats(a: Chat, b: Chat): number {
  if (typeof a.id === 'number' && typeof b.id === 'number') return a.id - b.id;
  const [first, second] = [a, b].map(({ id, created_at }) => `${timeOf(created_at)} ${id}`);
  return String(first) < String(second) ? -1 : 1;
}
const timeOf = (at: string | null): string => (at === null ? '' : new Date(at).toISOString());

// Binds the list of chats to its views and keeps it in sync with the address.
import { useActorRef, useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import type { Failure } from '../../../api/errors/failure.ts';
import type { Chat } from '../../../api/schemas/chats.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { type ChatListEmitted, chatListMachine, selectOpenChat } from '../../../machines/chat/list/chatList.machine.ts';
import type { ResolvedChat, ChatParamKind } from '../../../machines/chat/list/chatRoute.ts';
import { useServices, useActorOptions } from '../core/services.ts';
import { useActorEvent } from '../core/effects.ts';
import { useOnChange } from '../core/useOnChange.ts';

export interface ChatList {
  /** By id; null until the list is loaded. */
  readonly chats: readonly Chat[] | null;
  /** The chat of the address, or why there is none. */
  readonly open: ResolvedChat;
  readonly busy: boolean;
  readonly slow: boolean;
  readonly failure: Failure | null;
  readonly refresh: () => void;
  readonly cancel: () => void;
  /** A click on a row, before its link is followed. */
  readonly choose: (chat: Chat, index: number) => void;
  /** Selects a chat that was just created or changed. */
  readonly focusChat: (id: RecordId) => void;
}

interface Address {
  /** The address of the list, e.g. `/account/help-chat`. */
  readonly base: string;
  /** The part after it; null if absent. */
  readonly place: string | null;
  readonly paramKind: ChatParamKind;
}

/** `base` and `paramKind` are read once. */
export function useChatList({ base, place, paramKind }: Address): ChatList {
  const services = useServices();
  const [, navigate] = useLocation();
  const actor = useActorRef(chatListMachine, { ...useActorOptions(), input: { services, paramKind, place } });
  useOnChange(place, () => actor.send({ type: 'route.changed', place }));
  useActorEvent<ChatListEmitted>(
    (listener) => actor.on('route.navigate', listener),
    ({ place: to, replace }) => navigate(`${base}/${to}`, { replace }),
  );

  const snapshot = useSelector(actor, (current) => current);
  return {
    chats: snapshot.context.chats,
    open: selectOpenChat(snapshot),
    busy: snapshot.hasTag('busy'),
    slow: snapshot.hasTag('slow'),
    failure: snapshot.context.failure,
    refresh: () => actor.send({ type: 'chats.refetch' }),
    cancel: () => actor.send({ type: 'chats.cancel' }),
    choose: ({ id }, index) => actor.send({ type: 'chat.select', index, id }),
    focusChat: (id) => actor.send({ type: 'chat.focus', id }),
  };
}

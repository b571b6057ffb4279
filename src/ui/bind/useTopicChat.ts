// Binds the way to the own chat of a topic: found or begun at a click, then opened.
import { useLocation } from 'wouter';
import { resultOf } from '../../api/endpoint.ts';
import { chatCreate } from '../../api/endpoints/chats.ts';
import { mayWrite } from '../../machines/session.ts';
import { topicChat } from '../../machines/topicChat.ts';
import { useServices } from './services.ts';
import { type Form, useForm } from './useForm.ts';
import { useOpenChat } from './useOpenChat.ts';

/**
 * `submit` goes there; `list` is where there is no such chat and none can be begun. Both are read once. `onFound` is told
 * instead, where the chat is shown in place.
 */
export function useTopicChat(
  name: string,
  list: string,
  onFound?: (id: number) => void,
): Pick<Form, 'submit' | 'cancel' | 'busy' | 'slow' | 'failure'> {
  const { requests, session } = useServices();
  const [, navigate] = useLocation();
  const openChat = useOpenChat();
  return useForm(
    {
      initial: {},
      validate: () => ({}),
      submit: (_nothing, signal) => topicChat({ name, requests, mayWrite: mayWrite(session.getSnapshot()) }, signal),
    },
    {
      onSent: (value) => (value === null ? navigate(list) : (onFound ?? openChat)(resultOf(chatCreate, value).id)),
    },
  );
}

// Binds the way to the own chat of a topic: found or begun at a click, then opened.
import { castResult } from '../../../api/endpoint.ts';
import { chatCreate } from '../../../api/endpoints/chats.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { findOrCreateChat } from '../../../machines/chat/findOrCreateChat.ts';
import { useServices } from '../core/services.ts';
import { type Form, useForm } from '../form/useForm.ts';
import { useNavigateToChat } from './useNavigateToChat.ts';

/** For whoever may write. `submit` goes there; `onFound` is told instead, where the chat is shown in place. The name is read once. */
export function useTopicChat(
  name: string,
  onFound?: (id: RecordId) => void,
): Pick<Form, 'submit' | 'cancel' | 'busy' | 'slow' | 'failure'> {
  const { requests } = useServices();
  const openChat = useNavigateToChat();
  return useForm(
    {
      initial: {},
      validate: () => ({}),
      submit: (_nothing, signal) => findOrCreateChat({ name, requests }, signal),
    },
    { onSent: (value) => (onFound ?? openChat)(castResult(chatCreate, value).id) },
  );
}

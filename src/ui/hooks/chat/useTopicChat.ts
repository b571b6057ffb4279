// Binds the user's own chat of a topic: finds or creates it on click, then opens it.
import { castResult } from '../../../api/endpoint.ts';
import { chatCreate } from '../../../api/endpoints/chats.ts';
import type { RecordId } from '../../../api/recordId.ts';
import { findOrCreateChat } from '../../../machines/chat/list/findOrCreateChat.ts';
import { useServices } from '../core/services.ts';
import { type Form, useForm } from '../form/useForm.ts';
import { useNavigateToChat } from './useNavigateToChat.ts';

/**
 * For users who may write. `submit` navigates to the chat; with `onFound` the chat is shown in place. The name is read
 * once.
 */
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
      submit: (_nothing, { signal }) => findOrCreateChat({ name, requests }, signal),
    },
    { onSent: (value) => (onFound ?? openChat)(castResult(chatCreate, value).id) },
  );
}

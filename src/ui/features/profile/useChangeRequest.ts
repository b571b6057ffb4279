// The own data as a form that opens a chat «Изменение данных» with the changes: no call saves them.
import { castResult } from '../../../api/endpoint.ts';
import { chatCreate } from '../../../api/endpoints/chats.ts';
import type { User } from '../../../api/schemas/account.ts';
import type { Organization } from '../../../api/schemas/organizations.ts';
import { createChatWithMessage } from '../../../machines/chat/list/firstMessage.ts';
import { type Confirm, useConfirm } from '../../hooks/form/useConfirm.ts';
import { type Form, useForm } from '../../hooks/form/useForm.ts';
import { useFormDraft } from '../../hooks/form/useFormDraft.ts';
import { useNavigateToChat } from '../../hooks/chat/useNavigateToChat.ts';
import { useServices } from '../../hooks/core/services.ts';
import {
  type ProfileChange,
  validateProfileChanges,
  getProfileChanges,
  formatChangeRequest,
  getProfileValues,
} from './profileChange.ts';

const TOPIC = 'Изменение данных';

export interface ChangeRequest {
  readonly form: Form;
  readonly changes: readonly ProfileChange[];
  /** Changes under review. */
  readonly confirm: Confirm<readonly ProfileChange[]>;
  /** Opens the review, or shows the errors. */
  readonly review: () => void;
  /** Resets to the record and discards the draft. */
  readonly restore: () => void;
}

/** `user` is signed in, `organization` is its record; both are read once. */
export function useChangeRequest(organization: Organization, user: User): ChangeRequest {
  const services = useServices();
  const openChat = useNavigateToChat();
  const validate = validateProfileChanges(organization, services.env.now);
  const initial = getProfileValues(organization);
  const kept = useFormDraft('profile', initial);
  const form = useForm(
    {
      initial,
      found: kept.found,
      validate,
      submit: (values, { signal }) => {
        const draft = formatChangeRequest(getProfileChanges(organization, values));
        return createChatWithMessage({ name: TOPIC, draft, user, services }, signal);
      },
    },
    {
      onEdited: kept.save,
      onSent(value) {
        kept.drop();
        openChat(castResult(chatCreate, value).id);
      },
    },
  );
  const confirm = useConfirm<readonly ProfileChange[]>(form.submit);
  const changes = getProfileChanges(organization, form.values);
  return {
    form,
    changes,
    confirm,
    review() {
      if (changes.length === 0) return;
      if (Object.keys(validate(form.values)).length > 0) form.submit();
      else confirm.open(changes);
    },
    restore() {
      form.reset();
      kept.drop();
    },
  };
}

// Organisation of a record: its name, for the operator a link to its card; «Написать организации» creates a chat with a
// topic and opens it (tests/contract/calls.json row 13).
import { SafeName } from '../kit/display/SafeName.tsx';
import { MessageSquare } from 'lucide-react';
import { requiredValidator } from '../../api/validation/validator.ts';
import { chatAdminCreate } from '../../api/endpoints/chats.ts';
import type { Role } from '../../api/roles.ts';
import type { RecordId } from '../../api/recordId.ts';
import { Link } from '../hooks/core/Link.tsx';
import { getTextValue, useMutationForm } from '../hooks/form/useMutationForm.ts';
import { useNavigateToChat } from '../hooks/chat/useNavigateToChat.ts';
import { useSession } from '../hooks/session/useSession.ts';
import { Dialog } from '../kit/overlay/Dialog.tsx';
import { EMPTY_VALUE } from '../kit/display/format.ts';
import { TextField } from '../kit/fields/TextField.tsx';
import { CancelButton } from '../form/CancelButton.tsx';
import { SubmitErrorMessage, SubmitButton } from '../form/SubmitErrorMessage.tsx';
import { DialogFields } from '../kit/layout/ListPage.styles.ts';
import { DialogButton } from '../form/GuardedButton.tsx';

interface WriteProps {
  readonly company: { readonly id: RecordId; readonly role: Role; readonly company_name: string | null };
  /** Initial topic of the chat; editable before creation. */
  readonly topic: string;
}

interface OwnedRecord {
  readonly company_id: RecordId | null;
  readonly company_name: string | null;
  readonly role: Role | null;
}

/** Owner of a record, for the operator as a link to its card; the operator itself has no card. */
export function OrganizationNameLink({ record: { company_id: id, company_name, role } }: { record: OwnedRecord }) {
  const reader = useSession().role;
  const name = company_name === null ? EMPTY_VALUE : <SafeName>{company_name}</SafeName>;
  if (id === null || reader !== 'authorized_organization' || role === reader) return <span>{name}</span>;
  return <Link href={`/organization/reestr-users/${id}`}>{name}</Link>;
}

export interface MessageOwnerProps {
  readonly record: OwnedRecord;
  /** Topic of the chat. */
  readonly topic: string;
}

/** «Написать» on a record of an organisation; empty for the operator's own records. */
export function MessageOwnerButton({ record: { company_id: id, company_name, role }, topic }: MessageOwnerProps) {
  if (id === null || role === null || role === 'authorized_organization') return null;
  return <MessageOrganizationButton company={{ id, company_name, role }} topic={topic} />;
}

export function MessageOrganizationButton(props: WriteProps) {
  return (
    <DialogButton icon={<MessageSquare />} renderDialog={(close) => <TopicDialog {...props} onClose={close} />}>
      Написать
    </DialogButton>
  );
}

function TopicDialog({ company, topic, onClose }: WriteProps & { readonly onClose: () => void }) {
  const openChat = useNavigateToChat();
  const form = useMutationForm(chatAdminCreate, {
    initial: { name: topic },
    validate(values): Readonly<Record<string, string>> {
      return requiredValidator()(getTextValue(values, 'name')) === null ? {} : { name: 'Добавьте тему' };
    },
    maxLengths: { name: 200 },
    input: (values) => ({ body: { name: getTextValue(values, 'name'), company_id: company.id, role: company.role } }),
    onDone: (chat) => chat && openChat(chat.id),
  });
  return (
    <Dialog
      title="Написать организации"
      width={500}
      onClose={form.busy ? undefined : onClose}
      onSubmit={form.submit}
      footer={
        <>
          <CancelButton form={form} onClose={onClose} />
          <SubmitButton form={form} type="submit" onClick={undefined}>
            Создать чат
          </SubmitButton>
        </>
      }
    >
      <DialogFields>
        <p>
          <span>Откроется чат с организацией </span>
          <SafeName>{company.company_name ?? EMPTY_VALUE}</SafeName>
        </p>
        <TextField {...form.text('name')} label="Тема чата" />
      </DialogFields>
      <SubmitErrorMessage failure={form.failure} labels={{ name: 'Тема чата' }} />
    </Dialog>
  );
}

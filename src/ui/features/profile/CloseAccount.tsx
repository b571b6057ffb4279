// «Закрыть аккаунт»: the user types the organisation's name; the operator decides (tests/contract/calls.json row 115).
import { UserRoundX } from 'lucide-react';
import { organizationClose } from '../../../api/endpoints/organizations.ts';
import type { Organization } from '../../../api/schemas/organizations.ts';
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useLifecycleTransitions } from '../../hooks/data/useLifecycleTransitions.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { CancelButton } from '../../form/CancelButton.tsx';
import { SubmitErrorMessage, SubmitButton } from '../../form/SubmitErrorMessage.tsx';
import { DialogFields } from '../../kit/layout/ListPage.styles.ts';
import { DialogButton } from '../../form/GuardedButton.tsx';

const TOO_EARLY = 'Закрыть аккаунт пока нельзя';
/** Ignores quotes and case, which are hard to type on a phone. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[«»"“”„'’\s]+/g, ' ')
    .trim();

/** Owner's transition that keeps the status. */
const REQUEST = 'REQUEST_CLOSE';

/** Empty if the account cannot be closed; after the request, a note that it was sent. */
export function CloseAccount({ organization }: { organization: Organization }) {
  const { id, wants_to_close_account: isRequested } = organization;
  const { moves } = useLifecycleTransitions(organizationLifecycle, { ...organization, company_id: id });
  const move = moves.find(({ event }) => event === REQUEST);
  if (isRequested) return <p className="sec">Запрос на закрытие аккаунта отправлен. Решение принимает оператор.</p>;
  if (!move) return null;
  return (
    <DialogButton
      wide
      icon={<UserRoundX />}
      renderDialog={(close) => <CloseDialog name={organization.company_name ?? ''} onClose={close} />}
    >
      {move.label}
    </DialogButton>
  );
}

function CloseDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { readProfile } = useSession();
  const notify = useNotify();
  const form = useMutationForm(organizationClose, {
    initial: { reason: '', typed: '' },
    maxLengths: { reason: 500 },
    validate: (values): Readonly<Record<string, string>> =>
      plain(getTextValue(values, 'typed')) === plain(name) ? {} : { typed: `Введите точно: ${name}` },
    input(values) {
      const reason = getTextValue(values, 'reason');
      return { body: reason === '' ? {} : { reason } };
    },
    onDone() {
      notify('done', 'Запрос на закрытие отправлен');
      readProfile();
      onClose();
    },
  });
  return (
    <Dialog
      title="Закрыть аккаунт?"
      width={500}
      onClose={form.busy ? undefined : onClose}
      footer={
        <>
          <CancelButton form={form} onClose={onClose} first />
          <SubmitButton form={form} variant="danger">
            Отправить запрос
          </SubmitButton>
        </>
      }
    >
      <DialogFields>
        <p>Останется только просмотр: вывести остаток будет нельзя. Решение принимает оператор.</p>
        <TextArea {...form.text('reason')} label="Причина" optional />
        <TextField
          {...form.text('typed')}
          label="Название организации"
          hint={`Для подтверждения введите: ${name}`}
          spellCheck={false}
        />
        <SubmitErrorMessage failure={form.failure} title={form.failure?.status === 400 ? TOO_EARLY : undefined} />
      </DialogFields>
    </Dialog>
  );
}

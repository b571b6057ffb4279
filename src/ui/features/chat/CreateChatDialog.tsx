// Dialog of a new chat, 0.5 of the screen: topic, and in the invite variant the organisation.
import { normalizeForSearch } from '../../../api/lib/searchText.ts';
import { styled } from 'styled-components';
import type { InvitableOrganization } from '../../../api/schemas/chats.ts';
import { extractFieldErrors, isOutcomeUnknown } from '../../../api/errors/failure.ts';
import type { NewChat } from '../../hooks/chat/useCreateChat.ts';
import { useDebouncedSearch } from '../../hooks/list/useDebouncedSearch.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { ErrorState } from '../../kit/feedback/ErrorState.tsx';
import { RadioGroup } from '../../kit/fields/RadioGroup.tsx';
import { SearchBox } from '../../kit/fields/SearchBox.tsx';
import { Spinner } from '../../kit/feedback/Spinner.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { LostWriteNotice } from '../../form/LostWriteNotice.tsx';
import { getFailureText } from '../../texts/failures.ts';
import { chatTexts } from './texts.ts';

const Alert = styled.p.attrs({ role: 'alert' })`
  margin-top: 8px;
  color: var(--status-danger-text);
  font-size: 13px;
`;

/** Esc, the close button and «Отмена» close it and abort a pending request; a failure keeps the input. */
export function CreateChatDialog({ dialog }: { dialog: NewChat }) {
  const { variant, topic, complete, busy, failure } = dialog;
  const error = failure ? extractFieldErrors(failure)['name'] : undefined;
  return (
    <Dialog
      title={chatTexts.create}
      width="chatCreate"
      onClose={dialog.close}
      onSubmit={dialog.submit}
      footer={
        <>
          <Button onClick={dialog.close}>Отмена</Button>
          <Button type="submit" variant="primary" inactive={!complete} busy={busy}>
            {complete ? 'Создать' : chatTexts.addTopic}
          </Button>
        </>
      }
    >
      <TextField
        data-autofocus
        label={chatTexts.topic}
        name="name"
        value={topic}
        error={error}
        readOnly={busy}
        onChange={({ target }) => dialog.type(target.value)}
      />
      {variant === 'invite' ? <OrganizationPicker dialog={dialog} /> : null}
      {failure && error === undefined ? (
        <Alert>{`Чат ${isOutcomeUnknown(failure) ? 'мог быть' : 'не'} создан. ${getFailureText(failure)}`}</Alert>
      ) : null}
      {dialog.lost ? <LostWriteNotice lost={dialog.lost} /> : null}
    </Dialog>
  );
}

const ORGANIZATION = 'Организация';
const keyOf = ({ source, id }: InvitableOrganization) => `${source} ${id}`;
const sources = { Participant: 'Участник ВЭД', LiquidityProvider: 'Поставщик ликвидности' } as const;

/** The search field is between the group's label and its list, and forms one block with the list. */
const Picker = styled.div`
  > .label {
    margin-bottom: 6px;
    color: var(--text-primary);
    font: 500 13px/16px var(--font-sans);
  }
  > div:first-of-type {
    border-radius: var(--radius-control) var(--radius-control) 0 0;
  }
  [role='radiogroup'] > div:first-child {
    position: absolute;
    clip-path: inset(50%);
  }
  [role='radiogroup'] > div:nth-child(2) {
    max-height: 206px;
    border-top: 0;
    border-radius: 0 0 var(--radius-control) var(--radius-control);
  }
`;

function OrganizationPicker({ dialog }: { dialog: NewChat }) {
  const search = useDebouncedSearch(0);
  const { organizations, organization, listFailure, reload, pick } = dialog;
  if (listFailure && !organizations) return <ErrorState text={getFailureText(listFailure)} onRetry={reload} />;
  if (!organizations) return <Spinner labelled label={chatTexts.loading} />;
  const wanted = normalizeForSearch(search.text.trim());
  const found = organizations.filter((one) => normalizeForSearch(one.company_name).includes(wanted));
  return (
    <Picker>
      <p className="label" aria-hidden>
        {ORGANIZATION}
      </p>
      <SearchBox
        label="Поиск по названию"
        value={search.text}
        onChange={({ target }) => search.type(target.value)}
        onClear={search.reset}
      />
      <RadioGroup
        label={ORGANIZATION}
        compact
        name="organization"
        value={organization ? keyOf(organization) : null}
        options={found.map((one) => ({ value: keyOf(one), label: one.company_name, note: sources[one.source] }))}
        onChoose={(key) => {
          const chosen = found.find((one) => keyOf(one) === key);
          if (chosen) pick(chosen);
        }}
      />
      {found.length === 0 ? <EmptyState title="Организации не найдены" /> : null}
    </Picker>
  );
}

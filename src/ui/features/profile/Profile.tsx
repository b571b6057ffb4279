// The own organisation: data with a change request, documents, password, closing the account.
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { styled } from 'styled-components';
import type { User } from '../../../api/schemas/account.ts';
import type { Organization } from '../../../api/schemas/organizations.ts';
import { organizationLifecycle } from '../../../machines/lifecycles/organization.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { useOwnOrganization } from '../../hooks/data/useOwnOrganization.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { ProfileMissing } from '../../record/ProfileMissing.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { SubmitErrorMessage } from '../../form/SubmitErrorMessage.tsx';
import { GuardedButton } from '../../form/GuardedButton.tsx';
import { PageBody, PageColumns, PageContainer, PageStack } from '../../kit/layout/Page.styles.ts';
import { RecordStatus } from '../../record/RecordStatus.tsx';
import { getRoleLabel } from '../../texts/roles.ts';
import { ProfileChangeFields } from './ProfileChangeFields.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { ProviderDocuments } from './ProviderDocuments.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { useChangeRequest } from './useChangeRequest.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-top: 8px;
  color: var(--text-secondary);
  font-size: 13px;
`;
const Stack = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  > dl {
    justify-self: stretch;
  }
`;

/** While the profile is missing, the banner above the page offers a retry. */
export function Profile() {
  const { user } = useSession();
  const organization = useOwnOrganization();
  if (!user) {
    return (
      <PageBody>
        <Panel>
          <ProfileMissing loading={<SkeletonLines padded count={8} />} />
        </Panel>
      </PageBody>
    );
  }
  if (!organization) return <ProfileInShort user={user} />;
  return (
    <PageContainer>
      <PageBody>
        <PageColumns>
          <Data key={organization.id} organization={organization} user={user} />
          <PageStack>
            <Account organization={organization} user={user} />
            {organization.role === 'liquidity_provider' ? <ProviderDocuments provider={organization} /> : null}
          </PageStack>
        </PageColumns>
      </PageBody>
    </PageContainer>
  );
}

/** Known data of an account without an organisation record. */
function ProfileInShort({ user }: { user: User }) {
  const { company_name, login, account_type, verification_status } = user;
  return (
    <PageContainer>
      <PageBody>
        <Panel title="Данные организации" padded>
          <DescriptionList
            rows={[
              { label: 'Организация', value: company_name ?? EMPTY_VALUE },
              { label: 'Логин', value: login ?? EMPTY_VALUE },
              { label: 'Тип аккаунта', value: account_type === null ? EMPTY_VALUE : getRoleLabel(account_type) },
              {
                label: 'Верификация',
                value: <RecordStatus lifecycle={verificationLifecycle} status={verification_status} />,
              },
            ]}
          />
          <p>Остальные данные сервер не сообщает. Чтобы изменить их, напишите оператору.</p>
        </Panel>
      </PageBody>
    </PageContainer>
  );
}

interface ProfileProps {
  readonly organization: Organization;
  readonly user: User;
}

/** Enter does not submit: the request is reviewed first. */
function Data({ organization, user }: ProfileProps) {
  const { mayWrite } = useSession();
  const { form, changes, confirm, review, restore } = useChangeRequest(organization, user);
  const none = changes.length === 0;
  return (
    <Panel title="Данные организации" padded>
      <div data-state={form.state}>
        <ProfileChangeFields organization={organization} form={form} readOnly={!mayWrite} />
        <SubmitErrorMessage failure={form.failure} />
        <Foot>
          <GuardedButton
            variant="primary"
            busy={form.busy && !form.slow}
            inactive={none || form.limited}
            onClick={form.slow ? form.cancel : review}
          >
            {form.slow ? 'Отменить отправку' : 'Отправить на проверку'}
          </GuardedButton>
          {none ? null : (
            <Button disabled={form.busy} onClick={restore}>
              Вернуть как было
            </Button>
          )}
          <span>{none ? 'Измените поля — запрос уйдёт оператору в чат.' : `Изменено полей: ${changes.length}`}</span>
        </Foot>
      </div>
      {confirm.subject ? (
        <ConfirmDialog
          title="Отправить изменения на проверку?"
          text="Откроется чат «Изменение данных» с этим списком. Данные изменит оператор."
          rows={confirm.subject.map(({ label, from, to }) => ({ label, value: `${from || '—'} → ${to || '—'}` }))}
          confirm="Отправить"
          onConfirm={confirm.accept}
          onCancel={confirm.dismiss}
        />
      ) : null}
    </Panel>
  );
}

function Account({ organization, user }: ProfileProps) {
  const { login, role, verification_status, created_at } = organization;
  return (
    <Panel title="Аккаунт" padded>
      <Stack>
        <DescriptionList
          rows={[
            { label: 'Логин', value: login },
            { label: 'Тип аккаунта', value: getRoleLabel(role) },
            {
              label: 'Организация',
              value: <RecordStatus lifecycle={organizationLifecycle} status={user.account_state} />,
            },
            {
              label: 'Верификация',
              value: <RecordStatus lifecycle={verificationLifecycle} status={verification_status} />,
            },
            { label: 'Зарегистрирован', value: <DateTime iso={created_at} kind="date" /> },
          ]}
        />
        <PasswordChange login={user.login ?? ''} />
        <CloseAccount organization={organization} />
      </Stack>
    </Panel>
  );
}

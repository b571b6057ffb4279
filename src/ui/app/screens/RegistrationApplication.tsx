// /registr-application: state of the registration and a link to its chat.
import { MessageSquare, RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import { type User, sanitizeCompanyName } from '../../../api/schemas/account.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { verificationLifecycle } from '../../../machines/lifecycles/verification.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useVerificationComment } from '../../hooks/data/useVerificationComment.ts';
import { useProfile } from '../../hooks/session/useProfile.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { homePaths } from '../../routing/areas.ts';
import { AccountBanner } from '../../features/agreements/AccountBanner.tsx';
import { getRegistrationSteps } from '../../features/registration/labels.ts';
import { Button, ButtonLink } from '../../kit/actions/Button.tsx';
import { ErrorState } from '../../kit/feedback/ErrorState.tsx';
import { DescriptionList } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Spinner } from '../../kit/feedback/Spinner.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import { Stepper } from '../../kit/display/charts/Stepper.tsx';
import { SupportContacts } from '../../record/SupportContacts.tsx';
import { WizardAside, WizardColumns } from '../../form/Wizard.tsx';
import { getOrganizationFieldLabel } from '../../texts/organizationFields.ts';
import { belowMobile } from '../../theme/media.ts';

const Lead = styled.p`
  margin: 2px 0 16px;
  color: var(--text-secondary);
`;
const Card = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 24px;

  .name {
    font: 600 16px/24px var(--font-sans);
    overflow-wrap: anywhere;
  }
  section > div {
    display: grid;
    gap: 8px;
  }
  .word {
    color: var(--text-secondary);
    overflow-wrap: anywhere;
  }
  .failed {
    color: var(--status-danger-text);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  .row > :last-child:not(:first-child) {
    margin-left: auto;
  }
  ${belowMobile} {
    .row > :last-child:not(:first-child) {
      margin-left: 0;
    }
  }
`;

/** Next step by verification status; an unknown status shows the chip alone. */
const next: Readonly<Record<string, string>> = {
  submitted: 'Мы проверим данные и сообщим о решении',
  in_review: 'Мы проверим данные и сообщим о решении',
  needs_documents: 'Нужны документы. Пока аккаунт на проверке, принимаем их по почте',
  verified: 'Данные проверены. Можно начинать работу',
  rejected: 'Зарегистрировать организацию не удалось',
};

export default function RegistrationApplication() {
  const { user } = useSession();
  return (
    <WizardColumns>
      <div>
        <Lead>Регистрация, шаг&nbsp;3&nbsp;из&nbsp;3</Lead>
        <Stepper steps={getRegistrationSteps(2)} label="Шаги регистрации" />
        <Card>
          <AccountBanner plain inset />
          <Panel padded>
            <Applicant />
          </Panel>
          <Ways />
          <NotRead />
        </Card>
      </div>
      {user?.verification_status === 'verified' ? <WorkAdvice /> : <Advice />}
    </WizardColumns>
  );
}

/** The organisation, the progress of its check and the next step. */
function Applicant() {
  const { user } = useSession();
  const { failed, refresh } = useProfile();
  if (!user) return failed ? <ErrorState onRetry={refresh} /> : <Spinner label="Загрузка..." labelled />;
  const status = user.verification_status;
  return (
    <>
      <p className="row" role="status">
        <span className="name">{sanitizeCompanyName(user.company_name ?? '')}</span>
        {status === null ? null : <Verification status={status} />}
      </p>
      {status === null ? null : <p>{getOwnProperty(next, status)}</p>}
      <OperatorsWord key={status} status={status} />
      {status === 'needs_documents' ? <SupportContacts /> : null}
      <DescriptionList withTopBorder rows={rowsOf(user)} />
    </>
  );
}

/** Comment of the operator's decision. Keyed by the status: each decision has its own comment. */
function OperatorsWord({ status }: { status: string | null }) {
  const word = useVerificationComment(status);
  return word === null ? null : <p className="word">{`Комментарий оператора: ${word}`}</p>;
}

function rowsOf({ login, organization, is_resident: isResident }: User) {
  const inn = organization?.['inn'];
  const email = organization?.['contact_email'];
  return [
    { label: 'Логин', value: login },
    ...(typeof inn === 'string' ? [{ label: getOrganizationFieldLabel('inn', isResident ?? true), value: inn }] : []),
    ...(typeof email === 'string' && email !== ''
      ? [{ label: getOrganizationFieldLabel('contact_email'), value: email }]
      : []),
  ];
}

/** A slow refresh can be cancelled. */
function Refresh() {
  const { busy, slow, refresh, cancel } = useProfile();
  if (slow) {
    return (
      <>
        <span role="status">Ответ задерживается</span>
        <Button onClick={cancel}>Отменить</Button>
      </>
    );
  }
  return (
    <Button icon={<RefreshCw />} busy={busy} onClick={refresh}>
      Обновить
    </Button>
  );
}

/** A failed refresh keeps the previous data; shown below the buttons, which must not move. */
function NotRead() {
  const { user } = useSession();
  const { failed } = useProfile();
  return failed && user ? (
    <p className="failed" role="alert">
      Данные не обновлены. Попробуйте ещё раз
    </p>
  ) : null;
}

function Ways() {
  const { user, role, signOut } = useSession();
  const home = role ? homePaths[role] : null;
  const isVerified = user?.verification_status === 'verified';
  return (
    <div className="row">
      {isVerified && home ? (
        <Link href={home} asChild>
          <ButtonLink variant="primary">Перейти в кабинет</ButtonLink>
        </Link>
      ) : (
        <Link href="/registr-message" asChild>
          <ButtonLink variant="primary" icon={<MessageSquare />}>
            Перейти в чат
          </ButtonLink>
        </Link>
      )}
      <Refresh />
      {home && !isVerified ? (
        <Link href={home} asChild>
          <ButtonLink variant="ghost">Посмотреть кабинет</ButtonLink>
        </Link>
      ) : null}
      <Button variant="ghost" onClick={signOut}>
        Выйти
      </Button>
    </div>
  );
}

function Advice() {
  return (
    <WizardAside>
      <div>
        <h2>Как узнать о решении</h2>
        <p>Решение придёт в уведомлениях кабинета. Здесь видно, на каком шаге проверка: нажмите «Обновить».</p>
      </div>
      <div>
        <h2>Что доступно уже сейчас</h2>
        <p>Чат с оператором и просмотр кабинета. Заявки и кошельки станут доступны после проверки.</p>
      </div>
      <div>
        <h2>Если закроете страницу</h2>
        <p>Войдите с логином и паролем, которые указали при регистрации.</p>
      </div>
    </WizardAside>
  );
}

function WorkAdvice() {
  return (
    <WizardAside>
      <div>
        <h2>Что дальше</h2>
        <p>В кабинете открыт рублёвый счёт. Пополните его, добавьте кошелёк и создайте первую заявку.</p>
      </div>
    </WizardAside>
  );
}

function Verification({ status }: { status: string | null }) {
  const known = getStatusMeta(verificationLifecycle, status);
  return <StatusChip status={status} tone={known?.tone ?? 'unknown'} label={known?.label ?? status} />;
}

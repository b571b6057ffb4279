// /forgot-password: login, e-mail code, new password. The first step is prerendered.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../hooks/core/Link.tsx';
import { useHydratedForm } from '../../hooks/form/useHydratedForm.ts';
import { formatCountdown, useCountdown } from '../../hooks/core/useCountdown.ts';
import { FIRST_FIELD_SELECTOR, useFocusOnStep } from '../../hooks/dom/useFocusRequest.ts';
import { usePersistRecovery } from '../../hooks/session/usePersistRecovery.ts';
import { type Recovery, useRecovery, useRecoveryActor } from '../../hooks/session/useRecovery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Stepper } from '../../kit/display/charts/Stepper.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { NewPassword } from '../../form/fields/NewPassword.tsx';
import { RecoveryCode } from '../../form/fields/RecoveryCode.tsx';
import { getErrorsOutsideFields } from '../../texts/failures.ts';

const Form = styled.form`
  display: grid;
  gap: 8px;

  > button[type='submit'] {
    height: 44px;
    font-size: 14px;
  }
`;
const Lead = styled.p`
  margin: 4px 0 20px;
  color: var(--text-secondary);
  overflow-wrap: anywhere;

  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
const Steps = styled.div`
  margin-bottom: 20px;
`;
const Problem = styled.p`
  color: var(--status-danger-text);
  font-size: 13px;
`;

const STEPS = [
  { step: 'login', label: 'Логин' },
  { step: 'code', label: 'Код' },
  { step: 'password', label: 'Новый пароль' },
] as const;
const idOf = (name: string) => `recovery-${name}`;

export default function ForgotPassword() {
  const actor = useRecoveryActor();
  const recovery = useRecovery(actor);
  const adopted = useHydratedForm({
    onAdopt: recovery.adopt,
    onSubmit(values) {
      if (recovery.step === 'login') recovery.adopt(values);
      recovery.submit();
    },
  });
  usePersistRecovery(actor);
  const { step, failure } = recovery;
  useFocusOnStep(step, FIRST_FIELD_SELECTOR);
  const now = STEPS.findIndex((one) => one.step === step);
  const problem = getErrorsOutsideFields(failure, [step, 'recovery_token']);
  return (
    <>
      <Lead>
        <span>Вспомнили пароль?</span> <Link href="/login">Войти</Link>
      </Lead>
      <Steps>
        <Stepper
          label="Шаги восстановления"
          steps={STEPS.map(({ label }, index) => ({
            label,
            state: index < now ? 'done' : index === now ? 'now' : 'ahead',
          }))}
        />
      </Steps>
      <Form {...adopted} noValidate data-state={recovery.state}>
        {problem ? <Problem role="alert">{problem}</Problem> : null}
        <StepFields recovery={recovery} />
      </Form>
    </>
  );
}

function StepFields({ recovery }: { recovery: Recovery }): ReactNode {
  switch (recovery.step) {
    case 'login':
      return <LoginStep recovery={recovery} />;
    case 'code':
      return <CodeStep recovery={recovery} />;
    case 'password':
      return <PasswordStep recovery={recovery} />;
  }
}

function LoginStep({ recovery }: { recovery: Recovery }) {
  return (
    <>
      <TextField
        id={idOf('login')}
        label="Логин"
        required
        hint="Код придёт на почту, указанную при регистрации"
        {...recovery.text('login')}
      />
      <Ways recovery={recovery} label="Получить код" />
    </>
  );
}

function CodeStep({ recovery }: { recovery: Recovery }) {
  const pause = useCountdown(recovery.resendAt);
  return (
    <>
      <p>{`Если такой логин есть, код отправлен на ${recovery.emailMask}`}</p>
      <RecoveryCode recovery={recovery} id={idOf('code')} />
      <Ways recovery={recovery} label="Подтвердить" disabled={recovery.limited || recovery.expired}>
        <Button wide onClick={recovery.resend} disabled={recovery.busy} inactive={!recovery.resendable}>
          {recovery.resendable || recovery.busy
            ? 'Отправить ещё раз'
            : `Отправить ещё раз через ${formatCountdown(pause)}`}
        </Button>
      </Ways>
    </>
  );
}

function PasswordStep({ recovery }: { recovery: Recovery }) {
  return (
    <>
      <NewPassword fields={recovery} label="Новый пароль" idOf={idOf} own={[recovery.text('login').value]} />
      <Ways recovery={recovery} label="Сохранить" />
    </>
  );
}

interface WaysProps {
  readonly recovery: Recovery;
  readonly label: string;
  /** Submitting is disabled; the field gives the reason. */
  readonly disabled?: boolean;
  /** Between the submit and the back button. */
  readonly children?: ReactNode;
}

function Ways({ recovery, label, disabled, children }: WaysProps) {
  const { step, busy, slow } = recovery;
  return (
    <>
      <Button type="submit" variant="primary" wide busy={busy} inactive={disabled}>
        {label}
      </Button>
      {children}
      {slow ? (
        <Button wide onClick={recovery.cancel}>
          Отменить
        </Button>
      ) : step === 'login' ? null : (
        <Button wide variant="ghost" onClick={recovery.back} disabled={busy}>
          Назад
        </Button>
      )}
    </>
  );
}

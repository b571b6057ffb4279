// /login: login, password, account type, captcha. Prerendered; usable before the script loads.
import { styled } from 'styled-components';
import type { Failure } from '../../../api/errors/failure.ts';
import { ROLES } from '../../../api/roles.ts';
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { ErrorBoundary } from '../../hooks/core/ErrorBoundary.tsx';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { Link } from '../../hooks/core/Link.tsx';
import { useHydratedForm } from '../../hooks/form/useHydratedForm.ts';
import { useForm } from '../../hooks/form/useForm.ts';
import { useServices } from '../../hooks/core/services.ts';
import { Captcha } from './Captcha.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { PasswordField, RevealButton } from '../../kit/fields/PasswordField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { CHUNK_LOAD_FAILED } from '../../texts/chunkLoad.ts';
import { getRoleLabel } from '../../texts/roles.ts';
import { belowMobile } from '../../theme/media.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  /* Beside the password, yet after the submit button: Tab goes through the fields first. */
  > :nth-child(1) {
    grid-area: 1 / 1;
  }
  > :is(:nth-child(2), .forgot, .reveal) {
    grid-area: 2 / 1;
  }
  > :is(.forgot, .reveal) {
    position: relative;
    z-index: 1; /* above the field, which is positioned */
    place-self: start end;
  }
  > .forgot {
    font: 400 13px/16px var(--font-sans);
    a {
      padding-block: 22px 6px; /* room for a finger, but none of the field's */
    }
  }
  > .problem {
    color: var(--status-danger-text);
    font-size: 13px;
  }
  > .reveal {
    margin: 26px 4px 0 0;
    ${belowMobile} {
      margin-top: 22px;
    }
  }
  > button[type='submit'] {
    height: 44px;
    font-size: 14px;
  }
`;
const Lead = styled.p`
  margin: 4px 0 24px;
  color: var(--text-secondary);
  a {
    padding-block: 13px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

// In the chunk of the transport: a failure has its text as soon as a call could be sent.
const SignInFailure = lazyView<{ failure: Failure }>(() => import('./SignInFailure.tsx'));
const ChunkFailure = () => (
  <p className="problem" role="alert">
    {CHUNK_LOAD_FAILED}
  </p>
);

const accountTypes = ROLES.map((value) => ({ value, label: getRoleLabel(value) }));
const initial = { login: '', password: '', account_type: 'ved_participant', captcha: '', revealed: false };

const text = (values: FormValues, name: string) => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** An empty captcha is submitted too: the server's refusal opens its own modal. */
function validate(values: FormValues) {
  const missing = ['login', 'password'].filter((name) => text(values, name).trim() === '');
  return Object.fromEntries(missing.map((name) => [name, 'Заполните поле']));
}

/** The guard redirects once the session exists; a refusal keeps the input and invalidates the captcha. */
export default function Login() {
  const { signIn } = useServices();
  const form = useForm(
    {
      initial,
      validate,
      resets: ['captcha'],
      submit: (values, { signal }) =>
        signIn(
          {
            login: text(values, 'login').trim(),
            password: text(values, 'password'),
            accountType: text(values, 'account_type'),
            captcha: text(values, 'captcha'),
          },
          signal,
        ),
    },
    { onInvalid: () => document.getElementsByName(Object.keys(validate(form.values))[0] ?? '')[0]?.focus() },
  );
  const adopted = useHydratedForm({
    onAdopt: form.adopt,
    onSubmit(values) {
      form.adopt(values);
      form.submit();
    },
  });
  const isRevealed = form.values['revealed'] === true;
  return (
    <>
      <Lead>
        <span>Нет аккаунта?</span> <Link href="/">Зарегистрироваться</Link>
      </Lead>
      <Form {...adopted} noValidate data-state={form.state}>
        <TextField label="Логин" required {...form.text('login')} />
        <PasswordField label="Пароль" required {...form.text('password')} revealed={isRevealed} />
        <SelectField label="Тип аккаунта" options={accountTypes} {...form.text('account_type')} />
        <Captcha value={text(form.values, 'captcha')} onChange={(token) => form.change('captcha', token)} />
        {form.failure ? (
          <ErrorBoundary fallback={ChunkFailure} resetKey={form.failure}>
            <SignInFailure failure={form.failure} waiting={null} />
          </ErrorBoundary>
        ) : null}
        <Button type="submit" variant="primary" wide busy={form.busy} inactive={form.limited}>
          Войти
        </Button>
        {form.slow ? <Button onClick={form.cancel}>Отменить</Button> : null}
        <RevealButton className="reveal" revealed={isRevealed} onReveal={() => form.change('revealed', !isRevealed)} />
        <span className="forgot">
          <Link href="/forgot-password" state={{ login: text(form.values, 'login').trim() }}>
            Забыли пароль?
          </Link>
        </span>
      </Form>
    </>
  );
}

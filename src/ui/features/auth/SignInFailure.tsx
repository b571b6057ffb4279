// Failure of a sign-in that neither a field nor a modal shows.
import type { Failure } from '../../../api/errors/failure.ts';
import { SIGN_IN_REQUIRED, getErrorsOutsideFields } from '../../texts/failures.ts';

export default function SignInFailure({ failure }: { failure: Failure }) {
  const message = getErrorsOutsideFields(failure, ['login', 'password', 'account_type']);
  if (message === null) return null;
  // assumed: a 401 without a message means the same as «Invalid credentials»
  const problem = message === SIGN_IN_REQUIRED ? 'Логин, пароль или тип аккаунта указаны неверно' : message;
  return (
    <p className="problem" role="alert">
      {problem}
    </p>
  );
}

// Failure of a registration that neither a field nor a modal shows.
import { styled } from 'styled-components';
import { isOutcomeUnknown } from '../../../api/errors/failure.ts';
import { Link } from '../../hooks/core/Link.tsx';
import type { Registration } from '../../hooks/session/useRegistration.ts';
import { getErrorsOutsideFields } from '../../texts/failures.ts';

const Text = styled.p`
  color: var(--status-danger-text);
  font-size: 13px;

  a {
    text-decoration: underline;
  }
`;

export function RegistrationError({ registration: { failure, values } }: { registration: Registration }) {
  const message = getErrorsOutsideFields(failure, Object.keys(values));
  if (failure === null || message === null) return null;
  const given = failure.kind === 'aborted';
  return (
    <Text role="alert">
      <span>{given ? 'Отправка остановлена' : `${message.replace(/\.$/, '')}. Всё введённое сохранено`}</span>
      {/* assumed: a call that was cancelled, or had no response, may have arrived; signing in will show it */}
      {given || isOutcomeUnknown(failure) ? (
        <>
          <span>. Заявка могла дойти: если логин окажется занят, попробуйте</span> <Link href="/login">войти</Link>
        </>
      ) : null}
    </Text>
  );
}

// Why a registration did not go through, where no field and no modal says it.
import { styled } from 'styled-components';
import type { Registration } from '../../bind/useRegistration.ts';
import { failureText } from '../../texts/failures.ts';

const Text = styled.p`
  color: var(--status-danger-text);
  font-size: 13px;
`;

export function Refusal({ registration: { failure, errors } }: { registration: Registration }) {
  if (failure === null || failure.known !== null || Object.keys(errors).length > 0) return null;
  // assumed: a call that was given up may have arrived; the login tells
  const given = failure.kind === 'aborted';
  return (
    <Text role="alert">
      {given
        ? 'Отправка остановлена. Заявка могла дойти: если логин окажется занят, попробуйте войти'
        : `${failureText(failure)}. Всё введённое сохранено`}
    </Text>
  );
}

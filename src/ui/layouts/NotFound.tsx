// Unknown addresses (domain.md section 5).
import { ButtonLink } from '../kit/Button.tsx';
import { styled } from 'styled-components';
import { AuthLayout } from './AuthLayout.tsx';

const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  padding: 16px 24px;
`;

/** Says that no screen stands here, with the way home; signed-in visitors are led on to their area from there. */
export function NotFoundNote() {
  return (
    <Note>
      <p>Такого адреса нет. Возможно, ссылка устарела.</p>
      <ButtonLink variant="primary" href={import.meta.env.BASE_URL}>
        На главную
      </ButtonLink>
    </Note>
  );
}

/** «Страница не найдена» outside the areas. */
export default function NotFound() {
  return (
    <AuthLayout title="Страница не найдена">
      <NotFoundNote />
    </AuthLayout>
  );
}

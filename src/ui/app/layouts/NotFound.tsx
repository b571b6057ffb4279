// Unknown addresses (domain.md section 5).
import { CircleQuestionMark } from 'lucide-react';
import { styled } from 'styled-components';
import { Link } from '../../hooks/core/Link.tsx';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { belowMobile } from '../../theme/media.ts';
import { AuthLayout } from './AuthLayout.tsx';

const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  padding-top: 12px;
`;

/** The margins of a screen, which the frame of an area leaves to it. */
const Screen = styled.div`
  padding: 20px 24px;

  ${belowMobile} {
    padding: 12px 16px;
  }
`;

/** In the frame of an area: says that no screen stands here; from the way home visitors are led on to their area. */
export const NotFoundMessage = () => (
  <Screen>
    <Panel>
      <EmptyState
        icon={<CircleQuestionMark />}
        title="Такого адреса нет"
        text="Возможно, ссылка устарела."
        action={
          <Link href="/" asChild>
            <ButtonLink>На главную</ButtonLink>
          </Link>
        }
      />
    </Panel>
  </Screen>
);

/** «Страница не найдена» outside the areas. */
export default function NotFound() {
  return (
    <AuthLayout title="Страница не найдена">
      <Note>
        <p>Такого адреса нет. Возможно, ссылка устарела.</p>
        <ButtonLink variant="primary" href={import.meta.env.BASE_URL}>
          На главную
        </ButtonLink>
      </Note>
    </AuthLayout>
  );
}

// Page for unknown addresses.
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

/** Screen margins, which the area frame leaves to the screen. */
const Screen = styled.div`
  padding: 20px 24px;

  ${belowMobile} {
    padding: 12px 16px;
  }
`;

/** For an unknown screen of an area; the home link redirects to the user's own area. */
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

/** For an unknown address outside the areas. */
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

// The error page of a route: says what happened, offers a reload and the way home, and details to copy (spec section 2).
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../kit/Button.tsx';

const Box = styled.section`
  display: grid;
  justify-items: center;
  gap: 8px;
  max-width: 560px;
  margin: 48px auto;
  padding: 32px 24px;
  text-align: center;
  color: var(--text-secondary);

  > .lucide {
    width: 32px;
    height: 32px;
    color: var(--text-muted);
  }
  h2 {
    color: var(--text-primary);
  }
  details {
    overflow-wrap: anywhere;
  }
`;

const isChunk = (error: unknown) => error instanceof Error && /import|module|chunk/i.test(error.message);

/** A lost chunk usually means that a new version was put online while the tab was open: a reload brings it. */
export function RouteError({ error }: { error: unknown }) {
  return (
    <Box role="alert">
      <CircleAlert strokeWidth={1.25} absoluteStrokeWidth />
      <h2>Не удалось открыть раздел</h2>
      <p>
        {isChunk(error)
          ? 'Вышла новая версия или прервалась связь. Обновите страницу: введённые черновики сохранены.'
          : 'На странице произошла ошибка. Обновите её; если ошибка повторится, сообщите в поддержку.'}
      </p>
      <p>
        <Button variant="primary" onClick={() => location.reload()}>
          Обновить
        </Button>{' '}
        <ButtonLink href={import.meta.env.BASE_URL}>На главную</ButtonLink>
      </p>
      <details>
        <summary>Подробности</summary>
        {String(error)}
      </details>
    </Box>
  );
}

// The error page of a route: says what happened, offers a reload and the way home, and details to copy (spec section 2).
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { ErrorBoundary, type ErrorFallbackProps } from '../../hooks/core/ErrorBoundary.tsx';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { isChunkLoadError } from '../../platform/errorReporting.ts';
import { Button, ButtonLink } from '../../kit/actions/Button.tsx';
import { CHUNK_LOAD_FAILED } from '../../texts/failures.ts';

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
    stroke-width: 1.25;
    color: var(--text-muted);
  }
  h2 {
    color: var(--text-primary);
  }
`;

export const ErrorDetails = lazyView<{ error: unknown }>(() => import('./ErrorDetails.tsx'));

/** The details have not come either: what is known must do. Of code that was lost that is nothing but English. */
const Plain = ({ error }: ErrorFallbackProps) => (isChunkLoadError(error) ? null : <code>{String(error)}</code>);

/**
 * A lost chunk means that the network is away, or that a new version was put online while the tab was open: what is lost by
 * the network comes with another try, which leaves the page as it stands; a reload brings the new version.
 */
export function RouteError({ error, retry }: ErrorFallbackProps) {
  const lost = isChunkLoadError(error);
  return (
    <Box role="alert">
      <CircleAlert />
      <h2>Не удалось открыть раздел</h2>
      <p>
        {lost
          ? `${CHUNK_LOAD_FAILED}: черновики сохранены.`
          : 'На странице произошла ошибка. Обновите её; если ошибка повторится, сообщите в поддержку.'}
      </p>
      <p>
        {lost ? <Button onClick={retry}>Повторить</Button> : null}{' '}
        <Button variant="primary" onClick={() => location.reload()}>
          Обновить
        </Button>{' '}
        <ButtonLink href={import.meta.env.BASE_URL}>На главную</ButtonLink>
      </p>
      <ErrorBoundary fallback={Plain}>
        <ErrorDetails error={error} waiting={null} />
      </ErrorBoundary>
    </Box>
  );
}

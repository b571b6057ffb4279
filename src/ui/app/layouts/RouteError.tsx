// Error page of a route: the message, reload, a link home, and details to copy.
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { ErrorBoundary, type ErrorFallbackProps } from '../../hooks/core/ErrorBoundary.tsx';
import { lazyView } from '../../hooks/core/lazyView.ts';
import { isChunkLoadError } from '../../platform/errorReporting.ts';
import { Button, ButtonLink } from '../../kit/actions/Button.tsx';
import { CHUNK_LOAD_FAILED } from '../../texts/chunkLoad.ts';

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

/**
 * Fallback where the details chunk failed too. The message of a failed chunk load is technical English and is not shown.
 */
const Plain = ({ error }: ErrorFallbackProps) => (isChunkLoadError(error) ? null : <code>{String(error)}</code>);

/**
 * A chunk fails because the network is down or because a new version was deployed. A retry covers the network and keeps the
 * page; a reload loads the new version.
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

// A load error, shown in the smallest fitting place, with «Повторить» and copyable details.
import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Details } from '../actions/Details.tsx';
import { StatePlaceholder } from './EmptyState.tsx';

export interface ErrorStateProps {
  title?: string | undefined;
  /** Effect for the user: «Данные на экране не изменились». */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** «Повторить» is disabled for now; `text` gives the wait. */
  inactive?: boolean | undefined;
  busy?: boolean | undefined;
  /** Time, path and message, one line each, for support. */
  details?: string | undefined;
}

/** Its title is an alert. */
export function ErrorState({
  title = 'Не удалось загрузить',
  text,
  onRetry,
  inactive,
  busy,
  details,
}: ErrorStateProps) {
  return (
    <StatePlaceholder>
      <CircleAlert />
      <strong role="alert">{title}</strong>
      {text ? <p>{text}</p> : null}
      {onRetry ? (
        <Button size="small" icon={<RefreshCw />} busy={busy} inactive={inactive} onClick={onRetry}>
          Повторить
        </Button>
      ) : null}
      {details ? <Details>{details}</Details> : null}
    </StatePlaceholder>
  );
}

// Something could not be loaded: said in the smallest place that fits, with «Повторить» and copyable details.
import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { StateFrame } from './EmptyState.tsx';

const Details = styled.details`
  max-width: 100%;
  margin-top: 6px;
  font-size: 12px;
  line-height: 16px;

  summary {
    color: var(--text-muted);
    cursor: pointer;
  }
  pre {
    margin: 8px 0 0;
    padding: 8px 12px;
    border-radius: var(--radius-control);
    background: var(--surface-sunken);
    color: var(--text-secondary);
    text-align: left;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    -webkit-user-select: all;
    user-select: all;
  }
`;

export interface ErrorStateProps {
  title?: string | undefined;
  /** What it means for the user, as «Данные на экране не изменились». */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** «Повторить» has to wait; `text` says how long. */
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
    <StateFrame>
      <CircleAlert />
      <strong role="alert">{title}</strong>
      {text ? <p>{text}</p> : null}
      {onRetry ? (
        <Button size="small" icon={<RefreshCw />} busy={busy} inactive={inactive} onClick={onRetry}>
          Повторить
        </Button>
      ) : null}
      {details ? (
        <Details>
          <summary>Подробности</summary>
          <pre className="mono">{details}</pre>
        </Details>
      ) : null}
    </StateFrame>
  );
}

// States of a list query: slow, cancelled, stale, failed.
import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import type { Query } from '../hooks/data/useQuery.ts';
import { Button } from '../kit/actions/Button.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { formatFailureDetails } from '../texts/failureDetails.ts';
import { UNEXPECTED_DATA, getFailureText } from '../texts/failures.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--border-subtle);
  color: var(--text-secondary);
  font-size: 13px;

  &[data-failed] {
    color: var(--status-danger-text);
  }
  > span {
    flex: 1;
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 16px;
  }
`;

/** State of the query, for `data-state`. */
export function getQueryState({ data, busy, failed }: Query<unknown>): 'loading' | 'refreshing' | 'failed' | 'settled' {
  if (busy) return data === undefined ? 'loading' : 'refreshing';
  return failed ? 'failed' : 'settled';
}

/** Text of a slow query with its two actions; the caller provides the frame. */
export function SlowQueryActions({ cancel, refresh }: Pick<Query<unknown>, 'cancel' | 'refresh'>) {
  return (
    <>
      <span>Ответ задерживается</span>
      <Button size="small" onClick={cancel}>
        Отменить
      </Button>
      <Button size="small" onClick={refresh}>
        Повторить
      </Button>
    </>
  );
}

/** Pending for more than 15 s: no timeout, but a way out. */
export function SlowQueryBanner({ slow, cancel, refresh }: Pick<Query<unknown>, 'slow' | 'cancel' | 'refresh'>) {
  if (!slow) return null;
  return (
    <Line role="status">
      <SlowQueryActions {...{ cancel, refresh }} />
    </Line>
  );
}

type Unanswered = Pick<Query<unknown>, 'failure' | 'refresh'> & Partial<Pick<Query<unknown>, 'limited' | 'lost'>>;

type BannerQuery = Unanswered & Partial<Pick<Query<unknown>, 'data'>>;

/** A refetch failed and the previous rows stay, if there are any; or some rows could not be parsed. */
export function StaleDataBanner({ data, failure, limited, lost, refresh }: BannerQuery) {
  if (!failure && !lost) return null;
  const failed = data === undefined ? 'Не удалось загрузить' : 'Не удалось обновить: показаны прежние данные';
  return (
    <Line data-failed role="alert">
      <span>
        {/* assumed: the other rows are shown: one unreadable row must not hide a list of payments */}
        <span>{failure ? failed : `Не удалось прочитать записей: ${lost}`}</span>
        <small>{failure ? getFailureText(failure) : UNEXPECTED_DATA}</small>
      </span>
      <Button size="small" icon={<RefreshCw />} inactive={limited} onClick={refresh}>
        Повторить
      </Button>
    </Line>
  );
}

/** Shown where the first load failed or was cancelled, or where the requested record may be among unreadable rows. */
export function QueryError({ failure, limited, lost, refresh }: Unanswered) {
  // the banner above the page links to them
  if (failure?.catalogueEntry?.restriction === 'pending_agreements')
    return <EmptyState title={getFailureText(failure)} />;
  const why = failure && { text: getFailureText(failure), details: formatFailureDetails(failure) };
  if (why) return <ErrorState {...why} onRetry={refresh} inactive={limited} />;
  if (lost) return <ErrorState text={UNEXPECTED_DATA} onRetry={refresh} inactive={limited} />;
  return (
    <EmptyState
      title="Загрузка отменена"
      action={
        <Button size="small" onClick={refresh}>
          Повторить
        </Button>
      }
    />
  );
}

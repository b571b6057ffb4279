// What stands in or above a list while it is not simply there: slow, given up, still the old rows, failed.
import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import type { Query } from '../hooks/data/useQuery.ts';
import { Button } from '../kit/actions/Button.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { ErrorState } from '../kit/feedback/ErrorState.tsx';
import { UNEXPECTED_ERROR, formatFailureDetails, getFailureText } from '../texts/failures.ts';

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

/** The query's state for `data-state`. */
export function getQueryState({ data, busy, failed }: Query<unknown>): 'loading' | 'refreshing' | 'failed' | 'settled' {
  if (busy) return data === undefined ? 'loading' : 'refreshing';
  return failed ? 'failed' : 'settled';
}

/** The words of a wait that lasts, and its two ways out; the frame is the caller's. */
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

/** A wait of more than 15 s: nothing ends by itself, a way out is offered (design.md section 5). */
export function SlowQueryBanner({ slow, cancel, refresh }: Pick<Query<unknown>, 'slow' | 'cancel' | 'refresh'>) {
  if (!slow) return null;
  return (
    <Line role="status">
      <SlowQueryActions {...{ cancel, refresh }} />
    </Line>
  );
}

type Unanswered = Pick<Query<unknown>, 'failure' | 'refresh'> & Partial<Pick<Query<unknown>, 'limited' | 'lost'>>;

/** The rows could not be read again, and the old ones stay; or some of the new ones could not be read. */
export function StaleDataBanner({ failure, limited, lost, refresh }: Unanswered) {
  if (!failure && !lost) return null;
  return (
    <Line data-failed role="alert">
      <span>
        {/* assumed: the others are shown: a list of payments must not be hidden for one of them */}
        <span>
          {failure ? 'Не удалось обновить: показаны прежние данные' : `Не удалось прочитать записей: ${lost}`}
        </span>
        <small>{failure ? getFailureText(failure) : UNEXPECTED_ERROR}</small>
      </span>
      <Button size="small" icon={<RefreshCw />} inactive={limited} onClick={refresh}>
        Повторить
      </Button>
    </Line>
  );
}

/** Stands where a first question failed or was given up, or where what is looked for may be among the unreadable rows. */
export function QueryError({ failure, limited, lost, refresh }: Unanswered) {
  // the banner above the page leads to them
  if (failure?.known?.account === 'pending_agreements') return <EmptyState title={getFailureText(failure)} />;
  const why = failure && { text: getFailureText(failure), details: formatFailureDetails(failure) };
  if (why) return <ErrorState {...why} onRetry={refresh} inactive={limited} />;
  if (lost) return <ErrorState text={UNEXPECTED_ERROR} onRetry={refresh} inactive={limited} />;
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

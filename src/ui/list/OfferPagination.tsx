// Paging of the offers that match a request (tests/contract/calls.json row 43): links to further pages and an empty state.
import type { Query } from '../hooks/data/useQuery.ts';
import { Button } from '../kit/actions/Button.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';

interface OfferPagesProps {
  readonly query: Pick<Query<{ readonly previous: string | null; readonly next: string | null }>, 'data' | 'follow'>;
  /** «Следующие». */
  readonly nextLabel: string;
}

/** Text when there are no further offers. */
export function OfferPagination({ query: { data, follow }, nextLabel }: OfferPagesProps) {
  const { previous = null, next = null } = data ?? {};
  if (previous === null && next === null) return <span>Лучший курс первым</span>;
  return (
    <>
      {previous === null ? null : (
        <Button size="small" onClick={() => follow(previous)}>
          Предыдущие
        </Button>
      )}
      {next === null ? null : (
        <Button size="small" onClick={() => follow(next)}>
          {nextLabel}
        </Button>
      )}
    </>
  );
}

/** `text`: shown instead of a list without offers. */
export function NoOffers({ query: { busy, refresh }, text }: { query: Query<unknown>; text: string }) {
  return (
    <EmptyState
      title="Подходящих заявок нет"
      text={text}
      action={
        <Button size="small" busy={busy} onClick={refresh}>
          Обновить
        </Button>
      }
    />
  );
}

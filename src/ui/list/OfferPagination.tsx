// Paging of the offers that match a request (tests/contract/calls.json row 43): links to further pages and an empty state.
import type { Query } from '../hooks/data/useQuery.ts';
import { Button } from '../kit/actions/Button.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';

interface OfferPagesProps {
  readonly of: Pick<Query<{ readonly previous: string | null; readonly next: string | null }>, 'data' | 'follow'>;
  /** «Следующие». */
  readonly further: string;
}

/** Text when there are no further offers. */
export function OfferPagination({ of: { data, follow }, further }: OfferPagesProps) {
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
          {further}
        </Button>
      )}
    </>
  );
}

/** `text`: shown instead of a list without offers. */
export function NoOffers({ of: { busy, refresh }, text }: { of: Query<unknown>; text: string }) {
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

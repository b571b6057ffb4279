// Around a page of offers that fit a request (contract row 43): the ways to further ones, and what stands where there are none.
import type { Query } from '../hooks/data/useQuery.ts';
import { Button } from '../kit/actions/Button.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';

interface OfferPagesProps {
  readonly of: Pick<Query<{ readonly previous: string | null; readonly next: string | null }>, 'data' | 'follow'>;
  /** «Следующие». */
  readonly further: string;
}

/** Where there are no others, how these stand. */
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

/** `text`: what will be once there is one. */
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

// Placeholder of a record page: loading, not found, failed.
import { Link } from '../hooks/core/Link.tsx';
import { useVisitedList } from '../hooks/list/visitedLists.tsx';
import type { Query } from '../hooks/data/useQuery.ts';
import { ButtonLink } from '../kit/actions/Button.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { Panel } from '../kit/Panel.tsx';
import { SkeletonLines } from '../kit/feedback/Skeleton.tsx';
import { PageBody } from '../kit/layout/Page.styles.ts';
import { QueryPlaceholder } from '../query/QueryContent.tsx';
import { getQueryState } from '../query/queryStates.tsx';

interface RecordWaitProps {
  readonly query: Query<unknown>;
  /** The record does not exist, whatever the server responds. */
  readonly isLost: boolean;
  readonly missing: string;
  readonly back: string;
  readonly backLabel: string;
}

/** A 404 counts as not found. */
export function RecordPagePlaceholder({ query, isLost, missing, back, backLabel }: RecordWaitProps) {
  const list = useVisitedList(back);
  const lost = (
    <EmptyState
      title={missing}
      text="Возможно, ссылка устарела или запись недоступна."
      action={
        <Link href={list} asChild>
          <ButtonLink>{backLabel}</ButtonLink>
        </Link>
      }
    />
  );
  return (
    <PageBody data-state={getQueryState(query)}>
      <Panel>
        {isLost ? (
          lost
        ) : (
          <QueryPlaceholder query={query} skeleton={<SkeletonLines padded count={8} />} missing={lost} />
        )}
      </Panel>
    </PageBody>
  );
}

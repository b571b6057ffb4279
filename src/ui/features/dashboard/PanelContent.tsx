// Content of a panel once its queries have data; until then, and after a failure, a placeholder.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { combineQueries } from '../../hooks/data/combineQueries.ts';
import type { Query } from '../../hooks/data/useQuery.ts';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import { StaleDataBanner, getQueryState } from '../../query/queryStates.tsx';

/** Height of the neighbouring panel. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > section:only-child {
    height: 100%;
  }
`;

interface ReadyProps<T> {
  readonly query: Query<T>;
  /** Further queries that the panel's content depends on. */
  readonly and?: readonly Query<unknown>[];
  /** Title of the panel without data. */
  readonly title: string;
  /** Shown on a 404. */
  readonly none?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

export function PanelContent<T>({ query, and = [], title, none, children }: ReadyProps<T>) {
  const { data } = query;
  return (
    <Place data-state={getQueryState(query)}>
      {data === undefined || and.some((one) => one.data === undefined) ? (
        <Panel title={title}>
          <QueryPlaceholder
            query={combineQueries(query, ...and)}
            missing={none}
            skeleton={<SkeletonLines padded count={5} />}
          />
        </Panel>
      ) : (
        <>
          <StaleDataBanner {...([query, ...and].find(({ failure, lost }) => failure || lost) ?? query)} />
          {children(data)}
        </>
      )}
    </Place>
  );
}
